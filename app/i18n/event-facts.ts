import type { Locale } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'
import { bandOf, isRiskLevel, type RiskLevel } from '#kernel/risk-level.ts'
import { accountStatusWords } from './account-status.ts'
import { wordsIn } from './catalogue.ts'
import { incidentWords } from './incidents.ts'
import type { MailFacts } from './mail-kinds.ts'
import { mailFrame } from './mails.ts'
import { dateText, momentText } from './moment.ts'
import { reportWords } from './report.ts'

type Told = Readonly<
  Record<
    'closeReason' | 'reason' | 'clock' | 'state' | 'left' | 'validUntil' | 'sumIdr' | 'fromLevel' | 'toLevel' | 'score' | 'dueAt',
    string
  >
> & { readonly acts: boolean }
type Words = Pick<MailFacts, 'reason' | 'clock' | 'state' | 'left' | 'until' | 'sum' | 'risk' | 'due' | 'acts'>

/** An event's facts in a language; empty where there are no words for them. */
export function eventFactsText(facts: Told, locale: Locale): Words {
  const { reasons, clocks } = wordsIn(mailFrame, locale)
  return {
    reason: wordOf(reasons, facts.closeReason) || wordOf(wordsIn(accountStatusWords, locale).reasons, facts.reason),
    clock: wordOf(clocks, facts.clock) || wordOf(wordsIn(incidentWords, locale).one.clocks.names, facts.clock),
    state: wordOf(wordsIn(incidentWords, locale).states, facts.state),
    until: dayOf(facts.validUntil, locale),
    sum: /^[1-9]\d{0,14}$/.test(facts.sumIdr) ? formatRupiah(BigInt(facts.sumIdr)) : '',
    left: /^\d{1,9}$/.test(facts.left) ? facts.left : '',
    risk: riskText(facts, locale),
    due: momentOf(facts.dueAt, locale),
    acts: facts.acts,
  }
}

/** The last day of a plan, which is a day of Asia/Jakarta. */
function dayOf(day: string, locale: Locale): string {
  const at = new Date(`${day}T00:00:00+07:00`)
  return Number.isNaN(at.getTime()) ? '' : dateText(at, locale)
}

/** A moment a promise ends, to the minute. */
export function momentOf(moment: unknown, locale: Locale): string {
  const at = typeof moment === 'string' ? new Date(moment) : null
  return at && !Number.isNaN(at.getTime()) ? momentText(at, locale) : ''
}

/** What happened to a risk level: `diturunkan dari Tinggi ke Sedang (CVSS 5,4)`. Inside one band the levels are named. */
function riskText({ fromLevel, toLevel, score }: Told, locale: Locale): string {
  const to = levelOf(toLevel)
  if (to === null) return ''
  const { bands, level, risk } = wordsIn(reportWords, locale)
  const from = levelOf(fromLevel)
  const cvss = /^\d{1,2}(?:\.\d)?$/.test(score) ? ` (CVSS ${locale === 'id' ? score.replace('.', ',') : score})` : ''
  const same = from !== null && bandOf(from) === bandOf(to)
  const name = (one: RiskLevel) => (same ? `${bands[bandOf(one)]} ${level({ level: one })}` : bands[bandOf(one)])
  if (from === null || from === to) return risk.set({ to: bands[bandOf(to)] }) + cvss
  return (from > to ? risk.lowered : risk.raised)({ from: name(from), to: name(to) }) + cvss
}

function levelOf(stored: string): RiskLevel | null {
  const level = stored === '' ? null : Number(stored)
  return isRiskLevel(level) ? level : null
}

function wordOf(words: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(words, key) ? words[key]! : ''
}
