import type { Locale } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'
import { accountStatusWords } from './account-status.ts'
import { wordsIn } from './catalogue.ts'
import { incidentWords } from './incidents.ts'
import type { MailFacts } from './mail-kinds.ts'
import { mailFrame } from './mails.ts'
import { dateText } from './moment.ts'

type Told = Readonly<Record<'closeReason' | 'reason' | 'clock' | 'state' | 'left' | 'validUntil', unknown>> & {
  /** Whole rupiah; only mails name it. */
  readonly retestIdr?: unknown
}

/** An event's facts in a language; empty where there are no words for them. */
export function eventFactsText(facts: Told, locale: Locale): Pick<MailFacts, 'reason' | 'clock' | 'state' | 'left' | 'until' | 'pay'> {
  const { reasons, clocks } = wordsIn(mailFrame, locale)
  return {
    reason: wordOf(reasons, facts.closeReason) || wordOf(wordsIn(accountStatusWords, locale).reasons, facts.reason),
    clock: wordOf(clocks, facts.clock) || wordOf(wordsIn(incidentWords, locale).one.clocks.names, facts.clock),
    state: wordOf(wordsIn(incidentWords, locale).states, facts.state),
    until: dayOf(facts.validUntil, locale),
    pay: /^\d{1,13}$/.test(String(facts.retestIdr)) ? formatRupiah(BigInt(String(facts.retestIdr))) : '',
    left: /^\d{1,9}$/.test(String(facts.left)) ? String(facts.left) : '',
  }
}

/** The last day of a plan, which is a day of Asia/Jakarta. */
function dayOf(day: unknown, locale: Locale): string {
  const at = typeof day === 'string' ? new Date(`${day}T00:00:00+07:00`) : null
  return at && !Number.isNaN(at.getTime()) ? dateText(at, locale) : ''
}

function wordOf(words: Readonly<Record<string, string>>, key: unknown): string {
  return typeof key === 'string' && Object.hasOwn(words, key) ? words[key]! : ''
}
