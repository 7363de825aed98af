import { type FactName, factNamed } from '#domain/event/event.ts'
import type { MailSubject } from '#domain/notification/mail-subject.server.ts'
import type { Happening } from '#domain/notification/recipients.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { eventFactsText } from '#i18n/event-facts.ts'
import type { MailFacts } from '#i18n/mail-kinds.ts'
import { mailFrame } from '#i18n/mails.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'

/** The facts of a mail in the words of its reader. */
export function mailFactsOf(
  { facts }: Happening,
  { code, company, account, statement, until }: MailSubject,
  locale: Locale,
): MailFacts {
  const fact = (name: FactName) => factNamed(facts, name)
  return {
    brand: settings().brandName,
    code,
    company,
    account,
    ...eventFactsText(
      {
        ...{ closeReason: fact('closeReason'), reason: fact('reason'), clock: fact('kind') },
        ...{ state: fact('to'), left: fact('left'), validUntil: fact('validUntil') },
        retestIdr: fact('retestIdr'),
      },
      locale,
    ),
    statement,
    until:
      untilText(until ?? fact('releaseAt') ?? fact('validUntil'), locale) ||
      momentOf(fact('dueAt') ?? fact('holdsAt'), locale),
    support: `${wordsIn(mailFrame, locale).support}@${settings().brandEmailDomain}`,
  }
}

/** When a deadline ends, to the minute. */
function momentOf(moment: unknown, locale: Locale): string {
  const at = typeof moment === 'string' ? new Date(moment) : null
  return at && !Number.isNaN(at.getTime()) ? momentText(at, locale) : ''
}

/** A day a mail names: the end of a suspension or of a plan, or when the platform acts for a silent company. */
function untilText(until: unknown, locale: Locale): string {
  const at = until instanceof Date ? until : typeof until === 'string' ? new Date(until) : null
  return at && !Number.isNaN(at.getTime()) ? dateText(at, locale) : ''
}
