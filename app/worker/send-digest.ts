import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { type Mailer, RefusedMail } from '@cakrawala/mail-sender/mail'
import { messageIdOf } from '@cakrawala/mail-sender/mail-id'
import { unsafePersonOfAccount } from '#domain/account/session/session-queries.server.ts'
import {
  lastWaitingForDigest,
  noteDigested,
  unsafeAccountsWithDigest,
  unsafeDigestAddress,
} from '#domain/notification/digest.server.ts'
import { unsafeDigestRows } from '#domain/notification/notification-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { noticeSentence } from '#i18n/notice-kinds.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { settings } from '#infra/settings.ts'
import { homeOf, type Person } from '#kernel/actor.ts'
import { inLocale } from '#kernel/locale.ts'
import { plainLetter } from './letter.ts'
import { hostOf, type Outcome } from './send-mail.ts'

/** One mail of a day to one person. */
export type DigestJob = { accountId: string; day: string }

/** Lines of one mail; the page has them all. */
const mostLines = 20
const mostRead = 500

/** Whose news of a day wait for one mail. */
export async function digestsDue(): Promise<DigestJob[]> {
  const day = jakartaDay(now())
  const waiting = await unsafeAccountsWithDigest()
  return waiting.map((accountId) => ({ accountId, day }))
}

/**
 * Sends what a person has not read since the last such mail, as far as they may still know of it. Tried again, the mail
 * has the same Message-ID. @throws Error when the mail server does not take it now
 */
export async function sendDigest(mailer: Mailer, { accountId, day }: DigestJob): Promise<Outcome> {
  // What comes while the mail is made waits for the next one.
  const last = await lastWaitingForDigest(accountId)
  const person = await unsafePersonOfAccount(accountId)
  const outcome = person ? await mailDigest(mailer, person, day) : 'not_for_them_any_more'
  await noteDigested(accountId, last)
  return outcome
}

async function mailDigest(mailer: Mailer, person: Person, day: string): Promise<Outcome> {
  const lines = await linesFor(person)
  const address = await unsafeDigestAddress(person.accountId)
  if (lines.length === 0 || address === undefined) return 'not_for_them_any_more'
  const { digest } = wordsIn(notificationWords, person.locale)
  const more = lines.length > mostLines ? [digest.more({ count: String(lines.length - mostLines) })] : []
  const { origin } = settings()
  const letter = plainLetter({
    subject: digest.subject({ count: String(lines.length) }),
    name: person.username,
    text: digest.text({ lines: [...lines.slice(0, mostLines), ...more].join('\n') }),
    action: digest.action,
    link: origin + inLocale(`${homeOf[person.role]}/notifications`, person.locale),
    locale: person.locale,
  })
  const messageId = messageIdOf({ seq: 0, kind: `digest ${day}`, to: person.accountId }, hostOf(origin))
  try {
    await mailer.send({ to: address, ...letter, messageId })
    return 'sent'
  } catch (error) {
    if (error instanceof RefusedMail) return 'address_refused'
    throw error
  }
}

async function linesFor(person: Person): Promise<string[]> {
  const rows = await unsafeDigestRows(person, mostRead)
  const brand = settings().brandName
  return rows.flatMap(({ kind, facts }) => {
    const line = noticeSentence(kind, facts, brand, person.locale)
    return line === null ? [] : [`• ${line}`]
  })
}
