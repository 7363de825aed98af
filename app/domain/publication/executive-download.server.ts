import { after, day, now } from '@cakrawala/calendar/clock'
import { networkOf } from '@cakrawala/http/client-network'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq, lt, or } from 'drizzle-orm'
import { emailKey } from '#domain/account/email.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { keyedHash, newFormToken, readFormToken } from '#infra/secrets.ts'
import type { Actor, Visitor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { publicArticle } from './article-queries.server.ts'
import { reportDownloads } from './article-tables.server.ts'
import type { DownloadInput } from './publication-input.ts'

/**
 * How long the requester of a report is stored, as the form states. What no person seems to have sent goes
 * sooner.
 */
export const downloadDays = { asked: 365, spam: 30 } as const

const purpose = 'executive download'
const hour = 3_600
const perNetwork = rateLimit('download_network', 30, hour)
const perEmail = rateLimit('download_email', 5, hour)

/** A mark for one download form. */
export function newDownloadForm(): string {
  return newFormToken(purpose)
}

/**
 * Stores the requester of an executive report; the link to it goes to the page at once and by mail. What no
 * person seems to have sent is stored as spam, answered like any other and mailed to no one. The form sent
 * twice asks once.
 * @returns the id of the request
 * @throws Refusal not_found, too_many_requests: 5 an hour for an e-mail address, 30 for a network; key_reused
 */
export async function askForReport(
  actor: Actor,
  slug: string,
  { reference, form, consent: _, ...who }: DownloadInput,
  locale: Locale,
): Promise<string> {
  refuseUnless(actor.kind !== 'system', 'forbidden')
  const { id: articleId } = found(await publicArticle('executive', slug, locale))
  const mark = readFormToken(purpose, form)
  const key = mark?.key ?? newId()
  const known = await askedUnder(key, who.email, articleId)
  if (known) return known
  await perNetwork.take(networkOf(actor.address))
  await perEmail.take(keyedHash('download', emailKey(who.email)).toString('base64url'))
  const spam = !mark || mark.hasty || (reference !== undefined && reference !== '')
  const id = newId()
  const kept = await transaction(async (tx) => {
    const state = spam ? ('spam' as const) : ('asked' as const)
    const rows = await tx
      .insert(reportDownloads)
      .values({ id, key, articleId, ...who, locale, state, askedAt: now() })
      .onConflictDoNothing({ target: reportDownloads.key })
      .returning({ id: reportDownloads.id })
    if (rows.length === 0) return false
    // Who is signed in asks as a visitor: the form names them.
    const visitor: Visitor = { kind: 'visitor', address: actor.address }
    await record(tx, visitor, 'publication.download_asked', id, { articleId, spam })
    return true
  })
  return kept ? id : (await askedUnder(key, who.email, articleId))!
}

async function askedUnder(key: string, email: string, articleId: string): Promise<string | null> {
  const [row] = await database().select().from(reportDownloads).where(eq(reportDownloads.key, key))
  if (!row) return null
  refuseUnless(row.email === email && row.articleId === articleId, 'key_reused')
  return row.id
}

/** Deletes requesters once their time is over; for a daily job. @returns how many */
export async function forgetDownloads(): Promise<number> {
  const over = (state: keyof typeof downloadDays) =>
    and(
      eq(reportDownloads.state, state),
      lt(reportDownloads.askedAt, after(now(), -downloadDays[state] * day)),
    )
  const due = or(over('asked'), over('spam'))
  const gone = await database().delete(reportDownloads).where(due).returning({ id: reportDownloads.id })
  return gone.length
}
