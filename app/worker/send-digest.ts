import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import type { Mailer } from '@cakrawala/mail-sender/mail'
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
import { notificationWords } from '#i18n/notifications.ts'
import { settings } from '#infra/settings.ts'
import { homeOf, type Person } from '#kernel/actor.ts'
import { inLocale } from '#kernel/locale.ts'
import { digestOf } from './digest.ts'
import { plainLetter } from './letter.ts'
import { deliver, hostOf, type Outcome, stopAddresses } from './send-mail.ts'

/** One mail of a day to one person. */
export type DigestJob = { accountId: string; day: string }

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
  const outcome = person ? await mailDigest(mailer, person, day, last) : 'not_for_them_any_more'
  await noteDigested(accountId, last)
  return outcome
}

async function mailDigest(mailer: Mailer, person: Person, day: string, last: number): Promise<Outcome> {
  const { accountId, locale } = person
  const rows = await unsafeDigestRows(person, last, mostRead)
  const news = digestOf(rows, locale)
  const address = await unsafeDigestAddress(accountId)
  if (news.count === 0 || address === undefined) return 'not_for_them_any_more'
  const { digest } = wordsIn(notificationWords, locale)
  const { stop, stopAt } = stopAddresses({ accountId, group: 'daily' }, locale)
  const letter = plainLetter({
    subject: digest.subject({ count: String(news.count), acts: news.acts }),
    ...{
      name: person.username,
      text: digest.text,
      sections: news.sections,
      action: digest.action,
      stop,
      locale,
    },
    link: settings().origin + inLocale(`${homeOf[person.role]}/notifications`, locale),
  })
  const messageId = messageIdOf({ seq: 0, kind: `digest ${day}`, to: accountId }, hostOf(settings().origin))
  return deliver(mailer, address, { ...letter, messageId, stopAt })
}
