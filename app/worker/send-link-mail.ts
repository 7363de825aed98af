import { hour, now } from '@cakrawala/calendar/clock'
import { RefusedMail } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import { type LinkPurpose, linkLives, linkPages } from '#domain/account/link/link.ts'
import { forgetToken, unsafeLink } from '#domain/account/link/link-outbox.server.ts'
import type { IncidentState } from '#domain/incident/incident.ts'
import { unsafeLinkNames } from '#domain/notification/link-names.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { momentOf } from '#i18n/event-facts.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { incidentLinkMails } from '#i18n/mails-incident.ts'
import { linkMails, linkTexts } from '#i18n/mails-link.ts'
import { unseal } from '#infra/secrets.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { linkLetter } from './letter.ts'
import type { Channels } from './send-code.ts'
import { hostOf } from './send-mail.ts'

/** The link of one `account.link_sent`; `linkId` is its subject. */
export type LinkJob = { seq: number; linkId: string }

/**
 * Mails a link to the address it was made for, or texts it to the number, then forgets the token itself. Links that were used, revoked or have
 * expired are not sent.
 * @throws Error when the mail server does not take the mail now, so that the queue tries again
 */
export async function sendLinkMail(
  { mailer, sms }: Channels,
  { seq, linkId }: LinkJob,
): Promise<'sent' | 'not_needed' | 'address_refused' | 'no_gateway'> {
  const row = await unsafeLink(linkId)
  if (!row?.sealedToken || row.usedAt || row.revokedAt || row.expiresAt <= now()) return 'not_needed'
  const token = unseal('link', row.sealedToken).toString('utf8')
  const { origin, brandName: brand } = settings()
  const link = `${origin}${inLocale(linkPages[row.purpose], row.locale)}?token=${token}`
  const hours = linkLives[row.purpose] / hour
  const facts = { brand, hours, ...(await namesOf(row.subjectId, row.locale)) }
  try {
    if (row.email.startsWith('+')) {
      if (!sms) return 'no_gateway'
      const words = wordsIn(linkTexts, row.locale)
      const text = (row.purpose === 'contact_undo' ? words.undo : words.cancel)({ ...facts, link })
      await sms.send({ to: row.email, text })
    } else {
      const letters = { ...wordsIn(linkMails, row.locale), ...wordsIn(incidentLinkMails, row.locale) }
      const words = letters[row.purpose satisfies LinkPurpose]
      const messageId = messageIdOf({ seq, kind: 'link', to: linkId }, hostOf(origin))
      await mailer.send({ to: row.email, ...linkLetter(words, facts, link, row.locale), messageId })
    }
  } catch (error) {
    if (error instanceof RefusedMail) return 'address_refused'
    throw error
  }
  await forgetToken(linkId)
  return 'sent'
}

/** What the words of a mail name, the state of a ticket in the language of its reader. */
async function namesOf(subjectId: string | null, locale: Locale) {
  const { dueAt, ...names } = await unsafeLinkNames(subjectId)
  const { states } = wordsIn(incidentWords, locale)
  return { ...names, state: states[names.state as IncidentState] ?? '', due: momentOf(dueAt, locale) }
}
