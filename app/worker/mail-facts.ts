import { type FactName, factNamed } from '#domain/event/event.ts'
import { type KnownNames, noNames } from '#domain/notification/known-names.server.ts'
import type { MailSubject } from '#domain/notification/mail-subject.server.ts'
import type { Happening } from '#domain/notification/recipients.server.ts'
import { toldBy } from '#domain/notification/told-facts.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { eventFactsText, momentOf } from '#i18n/event-facts.ts'
import type { MailFacts, MailKind } from '#i18n/mail-kinds.ts'
import { mailFrame, shortTitle } from '#i18n/mails.ts'
import { dateText } from '#i18n/moment.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'

/** The facts of a mail in the words of its reader, who may know `names`. */
export function mailFactsOf(
  kind: MailKind,
  happening: Happening,
  { code, company, account, statement, until }: MailSubject,
  locale: Locale,
  { program, payer, payee, dues }: KnownNames = noNames,
): MailFacts {
  const fact = (name: FactName) => factNamed(happening.facts, name)
  return {
    brand: settings().brandName,
    code,
    company: company || payer,
    account: account || payee,
    program: shortTitle(program),
    ...eventFactsText(toldBy(kind, happening, dues), locale),
    statement,
    until:
      untilText(until ?? fact('releaseAt') ?? fact('validUntil'), locale) ||
      momentOf(fact('dueAt') ?? fact('holdsAt'), locale),
    support: `${wordsIn(mailFrame, locale).support}@${settings().brandEmailDomain}`,
  }
}

/** A day a mail names: the end of a suspension or of a plan, or when the platform acts for a silent company. */
function untilText(until: unknown, locale: Locale): string {
  const at = until instanceof Date ? until : typeof until === 'string' ? new Date(until) : null
  return at && !Number.isNaN(at.getTime()) ? dateText(at, locale) : ''
}
