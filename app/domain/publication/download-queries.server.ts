import { desc, eq, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { articles, reportDownloads } from './article-tables.server.ts'

/** Who asked for an executive report. */
export type DownloadLine = {
  id: string
  title: string
  name: string
  email: string
  job: string
  position: string
  company: string
  locale: Locale
  askedAt: Date
}

/** Newest first, without spam. @throws Refusal not_found for all but the platform team */
export async function downloadsSeenBy(actor: Actor, page: number): Promise<Page<DownloadLine>> {
  found(isHello(actor) ? actor : null)
  const size = pageSizes.table
  const [count] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(reportDownloads)
    .where(eq(reportDownloads.state, 'asked'))
  const rows = await lines(size, (page - 1) * size)
  return pageOf(rows, count!.total, page, size)
}

/** The most lines of one file. */
const linesAtMost = 10_000

/** The same as a whole, for a file; each taking is recorded. @throws Refusal not_found, forbidden */
export async function exportDownloads(actor: Actor): Promise<DownloadLine[]> {
  const person = found(isHello(actor) ? actor : null)
  refuseUnless(!person.suspended, 'forbidden')
  const rows = await lines(linesAtMost, 0)
  await transaction((tx) =>
    record(tx, person, 'publication.downloads_exported', person.accountId, { lines: rows.length }),
  )
  return rows
}

function lines(size: number, offset: number): Promise<DownloadLine[]> {
  const { id, name, email, job, position, company, locale, askedAt } = reportDownloads
  return database()
    .select({ id, title: articles.titleId, name, email, job, position, company, locale, askedAt })
    .from(reportDownloads)
    .innerJoin(articles, eq(articles.id, reportDownloads.articleId))
    .where(eq(reportDownloads.state, 'asked'))
    .orderBy(desc(askedAt), desc(id))
    .limit(size)
    .offset(offset)
}
