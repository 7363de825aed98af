import { sql } from 'drizzle-orm'
import { type ReportFilters, reportsFrom } from '#domain/report/report-lists.server.ts'
import type { ReportLine } from '#domain/report/report-view.ts'
import { database } from '#infra/database.ts'
import type { Wanted } from '#infra/list-order.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import type { Piece } from '#kernel/paging.ts'
import { tellStreams } from './notice-channel.server.ts'

/** How many unread rows are looked through, newest first: a mark is for what is new. */
const lookedThrough = 500

/** `unread`: only reports with news the reader has not read. */
export type InboxFilters = ReportFilters & { unread?: true | undefined }

/** A piece of a list of reports, and which of its rows have news. */
export type Inbox = Piece<ReportLine> & { news: string[] }

/** The reports a viewer may see, by keys, with the marks of what they have not read. */
export async function inboxFrom(
  viewer: Actor,
  { unread, ...filters }: InboxFilters,
  wanted: Wanted,
): Promise<Inbox> {
  const marked = await newsOf(viewer)
  const list = await reportsFrom(viewer, unread ? { ...filters, among: marked } : filters, wanted)
  const news = new Set(marked)
  return { ...list, news: list.rows.map(({ id }) => id).filter((id) => news.has(id)) }
}

/** The reports the reader has unread news of, also of those they may not see any more: lists ask that themselves. */
export async function newsOf(viewer: Actor): Promise<string[]> {
  if (!isPerson(viewer)) return []
  const answer = await database().execute<{ id: string }>(sql`
    SELECT DISTINCT e.subject_id AS id FROM (
      SELECT seq FROM notifications
      WHERE account_id = ${viewer.accountId} AND read_at IS NULL AND shown AND about = 'report'
      ORDER BY seq DESC LIMIT ${lookedThrough}) n
    JOIN events e ON e.seq = n.seq`)
  return answer.rows.map(({ id }) => id)
}

/** Whoever opens a report has read its news: the bell forgets them, and the lists their marks. */
export async function readReportNews(viewer: Actor, reportId: string): Promise<void> {
  if (!isPerson(viewer)) return
  const answer = await database().execute(sql`
    UPDATE notifications n SET read_at = ${now()} FROM events e
    WHERE n.account_id = ${viewer.accountId} AND n.read_at IS NULL AND n.shown AND n.about = 'report'
      AND e.seq = n.seq AND e.subject_id = ${reportId} RETURNING n.id`)
  if (answer.rows.length > 0) await tellStreams(database(), [viewer.accountId])
}
