import { countIn, keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage, ExportedRows } from '@cakrawala/paging/paging'
import { readAll } from '@cakrawala/paging/read-all'
import { and, eq } from 'drizzle-orm'
import { mostExported } from '#domain/account/export-policy.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { articles, reportDownloads } from './article-tables.server.ts'

/** The requesters of an executive report. */
export const downloadLine = z.object({
  ...{ id: text, title: text, name: text, email: text, job: text, position: text, company: text },
  ...{ locale: z.enum(locales), askedAt: moment },
})
export type DownloadLine = z.infer<typeof downloadLine>

/** Newest first, without spam. @throws Refusal not_found for all but the platform team */
export async function downloadsSeenBy(actor: Actor, wanted: Wanted = {}): Promise<CountedPage<DownloadLine>> {
  found(isOperator(actor) ? actor : null)
  return countedPageOf(wanted)
}

/** The same for a file; each taking is recorded. @throws Refusal not_found, forbidden */
export async function exportDownloads(actor: Actor): Promise<ExportedRows<DownloadLine>> {
  const person = found(isOperator(actor) ? actor : null)
  refuseUnless(!person.suspended, 'forbidden')
  const exported = await readAll([countedPageOf], mostExported)
  const lines = exported.rows.length
  await transaction((tx) => record(tx, person, 'publication.downloads_exported', person.accountId, { lines }))
  return exported
}

const isAsked = eq(reportDownloads.state, 'asked')
const newestFirst: Order = {
  keys: [{ by: reportDownloads.askedAt, down: true, as: 'moment' }],
  ...{ id: reportDownloads.id, down: true },
}

async function countedPageOf(wanted: Wanted): Promise<CountedPage<DownloadLine>> {
  const keyset = keysetQuery(newestFirst, wanted)
  const { id, name, email, job, position, company, locale, askedAt } = reportDownloads
  const rows = await database()
    .select({
      ...{ id, title: articles.titleId, name, email, job, position, company, locale, askedAt },
      ...{ place: keyset.place, total: countIn(reportDownloads, isAsked) },
    })
    .from(reportDownloads)
    .innerJoin(articles, eq(articles.id, reportDownloads.articleId))
    .where(and(isAsked, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}

/** What was asked of an executive report, and the address of its page; undefined where there is no such request. */
export async function unsafeDownload(
  downloadId: string,
): Promise<{ asked: typeof reportDownloads.$inferSelect; slug: string } | undefined> {
  const [row] = await database()
    .select({ asked: reportDownloads, slug: articles.slug })
    .from(reportDownloads)
    .innerJoin(articles, eq(articles.id, reportDownloads.articleId))
    .where(eq(reportDownloads.id, downloadId))
  return row
}
