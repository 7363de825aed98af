import { type Mailer, RefusedMail } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import { unsafeEvent } from '#domain/event/event-queries.server.ts'
import { unsafeMailSubject } from '#domain/notification/mail-subject.server.ts'
import { type Recipient, recipientsOf } from '#domain/notification/recipients.server.ts'
import { stopMailToken } from '#domain/notification/stop-mail-token.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { inLocale } from '#kernel/locale.ts'
import { letterOf } from './letter.ts'
import { mailFactsOf } from './mail-facts.ts'
import { linkOf } from './mail-link.ts'
import { groupOf, mailNoticesOf } from './notices.ts'

/** One mail to one person about one event. It holds no words and no address: both are read when the mail goes out. */
export type MailJob = { seq: number; notice: number; to: string }
/** Stored with the finished job. */
export type Outcome = 'sent' | 'not_for_them_any_more' | 'address_refused'

/**
 * Sends a queued mail in its reader's language. Who lost access since gets none; an address the mail server cannot take is
 * not tried again.
 * @throws Error when the mail server does not take the mail now: the queue tries again, then parks it.
 */
export async function sendMail(mailer: Mailer, job: MailJob): Promise<Outcome> {
  const event = await unsafeEvent(job.seq)
  const notice = mailNoticesOf(event.type, event.facts)[job.notice]
  const circle = notice ? await recipientsOf(database(), notice.to, event) : []
  const reader = circle.find(({ id }) => id === job.to)
  if (!notice || !reader) return 'not_for_them_any_more'
  const subject = await unsafeMailSubject(event)
  const link = settings().origin + inLocale(linkOf(notice.mail, reader.role, subject), reader.locale)
  const facts = mailFactsOf(event, subject, reader.locale)
  const token = stopMailToken({ accountId: reader.id, group: groupOf(event.type, notice) })
  const stopPage = inLocale('/notifications/unsubscribe', reader.locale)
  const stop = token ? `${settings().origin}${stopPage}?token=${token}` : undefined
  const stopAt = token ? `${settings().origin}/notifications/stop/${token}` : undefined
  const letter = letterOf(notice.mail, facts, { name: reader.username, link, locale: reader.locale, stop })
  const messageId = messageIdOf({ seq: job.seq, kind: notice.mail, to: job.to }, hostOf(settings().origin))
  return deliver(mailer, reader, { ...letter, messageId, stopAt })
}

async function deliver(
  mailer: Mailer,
  { email }: Recipient,
  mail: Omit<Parameters<Mailer['send']>[0], 'to'>,
): Promise<Outcome> {
  try {
    await mailer.send({ to: email, ...mail })
    return 'sent'
  } catch (error) {
    if (error instanceof RefusedMail) return 'address_refused'
    throw error
  }
}

/** The name after the @ of a Message-ID. */
export function hostOf(origin: string): string {
  return new URL(origin).hostname
}
