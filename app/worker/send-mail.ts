import { type Mailer, RefusedMail } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import { unsafeEvent } from '#domain/event/event-queries.server.ts'
import { reporterNameOf } from '#domain/incident/reporter-name.server.ts'
import { namesKnownTo } from '#domain/notification/known-names.server.ts'
import { unsafeMailSubject } from '#domain/notification/mail-subject.server.ts'
import { recipientsOf } from '#domain/notification/recipients.server.ts'
import { type StopMail, stopMailToken } from '#domain/notification/stop-mail-token.server.ts'
import { wishesOf } from '#domain/notification/wishes.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { letterOf } from './letter.ts'
import { mailFactsOf } from './mail-facts.ts'
import { linkOf } from './mail-link.ts'
import { groupOf, mailNoticeAt } from './notices.ts'

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
  const notice = mailNoticeAt(event.type, event.facts, job.notice)
  const circle = notice ? await recipientsOf(database(), notice.to, event) : []
  const reader = circle.find(({ id }) => id === job.to)
  if (!notice || !reader) return 'not_for_them_any_more'
  const group = groupOf(event.type, notice)
  // It may have waited for the end of quiet hours, or for a mail server.
  const wished = await wishesOf(database(), [reader.id], event.subjectId)
  if (wished({ ...notice, accountId: reader.id, group }).mail === 'off') return 'not_for_them_any_more'
  const subject = await unsafeMailSubject(event)
  const link = settings().origin + inLocale(linkOf(notice.mail, reader.role, subject), reader.locale)
  const names = await namesKnownTo(reader.id, event.seq)
  const facts = mailFactsOf(notice.mail, event, subject, reader.locale, names)
  const { stop, stopAt } = stopAddresses({ accountId: reader.id, group }, reader.locale)
  const { locale } = reader
  const name = (reader.role === 'incident' && (await reporterNameOf(reader.id))) || reader.username
  const letter = letterOf(notice.mail, facts, { name, link, locale, stop, group })
  const messageId = messageIdOf({ seq: job.seq, kind: notice.mail, to: job.to }, hostOf(settings().origin))
  return deliver(mailer, reader.email, { ...letter, messageId, stopAt })
}

/** Where a person ends such mails: a page with a button, and the address their mail program posts to. */
export function stopAddresses(stop: StopMail, locale: Locale) {
  const token = stopMailToken(stop)
  if (token === null) return { stop: undefined, stopAt: undefined }
  const { origin } = settings()
  const page = inLocale('/notifications/unsubscribe', locale)
  return { stop: `${origin}${page}?token=${token}`, stopAt: `${origin}/notifications/stop/${token}` }
}

/** Hands a mail to the server. @throws Error when it does not take the mail now */
export async function deliver(
  mailer: Mailer,
  email: string,
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
