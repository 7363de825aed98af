import { type Mailer, RefusedMail } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import type { EventFacts } from '#domain/event/event.ts'
import { mailboxOf } from '#domain/inquiry/inquiry.ts'
import { unsafeInquiry } from '#domain/inquiry/inquiry-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { inquiryLetters } from '#i18n/mails-inquiry.ts'
import { settings } from '#infra/settings.ts'
import { inLocale } from '#kernel/locale.ts'
import { linkLetter } from './letter.ts'
import { hostOf } from './send-mail.ts'

/** Readers without an account: the mailbox of the topic, and the person who the form named. */
const readers = ['mailbox', 'sender'] as const
export type InquiryReader = (typeof readers)[number]
/** One mail about a message of the contact page; no words and no address: both are read when it goes out. */
export type InquiryJob = { seq: number; inquiryId: string; to: InquiryReader }

/** Who without an account hears of an event: no one of spam, whose sender never wrote. */
export function inquiryReaders({ type, facts }: EventFacts): readonly InquiryReader[] {
  return type === 'inquiry.sent' && facts.spam === false ? readers : []
}

/**
 * Notifies the mailbox of its topic, or the sender, that a message has arrived. Nothing of the message is repeated: the
 * address in the form may be another person's.
 * @throws Error when the mail server does not take the mail now, so that the queue tries again
 */
export async function sendInquiryMail(
  mailer: Mailer,
  { seq, inquiryId, to }: InquiryJob,
): Promise<'sent' | 'not_needed' | 'address_refused'> {
  const row = await unsafeInquiry(inquiryId)
  if (!row || row.state === 'spam') return 'not_needed'
  const { origin, brandName: brand, brandEmailDomain } = settings()
  const [address, locale, place] =
    to === 'sender'
      ? ([row.email, row.locale, row.position ? '/career' : '/frequently-asked-question'] as const)
      : ([`${mailboxOf(row.topic)}@${brandEmailDomain}`, 'id', `/hello/inquiries/${inquiryId}`] as const)
  const link = origin + inLocale(place, locale)
  const letter = linkLetter(
    wordsIn(inquiryLetters, locale)[to === 'sender' && row.position ? 'applicant' : to],
    { brand },
    link,
    locale,
  )
  const messageId = messageIdOf({ seq, kind: 'inquiry', to }, hostOf(origin))
  try {
    await mailer.send({ to: address, ...letter, messageId })
    return 'sent'
  } catch (error) {
    if (error instanceof RefusedMail) return 'address_refused'
    throw error
  }
}
