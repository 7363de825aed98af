import { type Mailer, RefusedMail } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import type { EventFacts } from '#domain/event/event.ts'
import { incidentMailbox } from '#domain/incident/incident.ts'
import { unsafeIncident } from '#domain/incident/open-incident-account.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { incidentLetters } from '#i18n/mails-incident.ts'
import { settings } from '#infra/settings.ts'
import { linkLetter } from './letter.ts'
import { hostOf } from './send-mail.ts'

/** The mail to the mailbox of the responders about one new ticket. */
export type IncidentJob = { seq: number; incidentId: string }

/** Whether the mailbox hears of an event: of every ticket once, and of spam only when a person has cleared it. */
export function isNewIncident({ type, facts }: EventFacts): boolean {
  return type === 'incident.cleared' || (type === 'incident.reported' && facts.spam === false)
}

/**
 * Notifies the mailbox that a ticket has come; nothing of the report is repeated.
 * @throws Error when the mail server does not take the mail now, so that the queue tries again
 */
export async function sendIncidentMail(
  mailer: Mailer,
  { seq, incidentId }: IncidentJob,
): Promise<'sent' | 'not_needed' | 'address_refused'> {
  const row = await unsafeIncident(incidentId)
  if (!row || row.spam) return 'not_needed'
  const { origin, brandName: brand, brandEmailDomain } = settings()
  const facts = { brand, code: row.code }
  const letter = linkLetter(
    wordsIn(incidentLetters, 'id'),
    facts,
    `${origin}/hello/incidents/${incidentId}`,
    'id',
  )
  const messageId = messageIdOf({ seq, kind: 'incident', to: incidentMailbox }, hostOf(origin))
  try {
    await mailer.send({ to: `${incidentMailbox}@${brandEmailDomain}`, ...letter, messageId })
    return 'sent'
  } catch (error) {
    if (error instanceof RefusedMail) return 'address_refused'
    throw error
  }
}
