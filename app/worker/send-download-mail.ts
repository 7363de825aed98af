import { type Mailer, RefusedMail } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import type { EventFacts } from '#domain/event/event.ts'
import { articlePath } from '#domain/publication/article.ts'
import { unsafeDownload } from '#domain/publication/download-queries.server.ts'
import { linkLives, reportToken } from '#domain/publication/executive-link.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { downloadLetter } from '#i18n/mails-article.ts'
import { settings } from '#infra/settings.ts'
import { inLocale } from '#kernel/locale.ts'
import { linkLetter } from './letter.ts'
import { hostOf } from './send-mail.ts'

/** One mail with the link to an executive report; no address: it is read when the mail goes out. */
export type DownloadJob = { seq: number; downloadId: string }

/** Whether an event asks for such a mail: of spam no one hears. */
export function wantsDownloadMail({ type, facts }: EventFacts): boolean {
  return type === 'publication.download_asked' && facts.spam === false
}

/**
 * Mails the signed link to the requester of a report. Nothing of the form is repeated: its address may be
 * another person's.
 * @throws Error when the mail server does not take the mail now, so that the queue tries again
 */
export async function sendDownloadMail(
  mailer: Mailer,
  { seq, downloadId }: DownloadJob,
): Promise<'sent' | 'not_needed' | 'address_refused'> {
  const row = await unsafeDownload(downloadId)
  if (!row || row.asked.state === 'spam') return 'not_needed'
  const { email, locale } = row.asked
  const { origin, brandName: brand } = settings()
  const place = articlePath({ kind: 'executive', slug: row.slug, username: null })
  const link = `${origin}${inLocale(place, locale)}/pdf?t=${reportToken(downloadId, linkLives.mail)}`
  const letter = linkLetter(
    wordsIn(downloadLetter, locale),
    { brand, company: '', account: '', code: '', state: '' },
    link,
    locale,
  )
  const messageId = messageIdOf({ seq, kind: 'download', to: downloadId }, hostOf(origin))
  try {
    await mailer.send({ to: email, ...letter, messageId })
    return 'sent'
  } catch (error) {
    if (error instanceof RefusedMail) return 'address_refused'
    throw error
  }
}
