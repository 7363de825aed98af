import { now } from '@cakrawala/calendar/clock'
import type { Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { events } from '#domain/event/event-tables.server.ts'
import type { AskedFilters } from '#domain/report/list-address.server.ts'
import { type BoardColumnView, boardOf } from '#domain/report/report-board.server.ts'
import { listReports } from '#domain/report/report-list.server.ts'
import type { ReportLine } from '#domain/report/report-view.ts'
import { database } from '#infra/database.ts'
import { type Actor, isPerson, type Person } from '#kernel/actor.ts'
import { notifyStreams } from './notice-choices.server.ts'
import type { FollowWay } from './notification.ts'
import { knownUpTo } from './notification-queries.server.ts'
import { reportFollows } from './notification-tables.server.ts'
import { reportsWithNews } from './reports-with-news.server.ts'

const e = alias(events, 'e')

export type InboxFilters = AskedFilters

/** A page of a list of reports, and which of its rows have news. */
export type Inbox = CountedPage<ReportLine> & { news: string[] }

/** `listReports` with the marks of what the viewer has not read. */
export async function listReportsWithNews(
  viewer: Actor,
  { unread, ...filters }: InboxFilters,
  wanted: Wanted,
): Promise<Inbox> {
  const marks = reportsWithNews(viewer)
  const [marked, list] = await Promise.all([
    marks,
    unread
      ? marks.then((among) => listReports(viewer, { ...filters, among }, wanted))
      : listReports(viewer, filters, wanted),
  ])
  const news = new Set(marked)
  return { ...list, news: list.rows.map(({ id }) => id).filter((id) => news.has(id)) }
}

/** `boardOf` with the marks of what the viewer has not read. */
export async function boardWithNews(
  viewer: Actor,
  { unread, ...filters }: InboxFilters,
): Promise<{ columns: BoardColumnView[]; news: string[] }> {
  const news = await reportsWithNews(viewer)
  const columns = await boardOf(viewer, unread ? { ...filters, among: news } : filters)
  const shown = new Set(columns.flatMap(({ rows }) => rows.map(({ id }) => id)))
  return { columns, news: [...news].filter((id) => shown.has(id)) }
}

/**
 * The person who opens a report has read its news: the bell forgets them, and the lists their marks. Only those that were
 * there before `read` began: what arrives meanwhile may not be in what it read, and stays unread.
 */
export async function readingNews<V extends { report: { id: string } }>(
  viewer: Actor,
  read: () => Promise<V>,
): Promise<V & { follow: FollowWay }> {
  if (!isPerson(viewer)) return { ...(await read()), follow: 'usual' }
  const upTo = await knownUpTo(viewer, null)
  const view = await read()
  return { ...view, follow: await markRead(viewer, view.report.id, upTo) }
}

/** @returns what the viewer chose to hear of the report */
async function markRead(viewer: Person, reportId: string, upTo: number): Promise<FollowWay> {
  const answer = await database().execute<{ read: boolean; way: FollowWay | null }>(sql`
    WITH marked AS (UPDATE notifications n SET read_at = ${now()} FROM ${events} e
    WHERE n.account_id = ${viewer.accountId} AND n.read_at IS NULL AND n.shown AND n.about = 'report' AND n.seq <= ${upTo}
      AND ${e.seq} = n.seq AND ${e.subjectId} = ${reportId} RETURNING n.id)
    SELECT EXISTS (SELECT 1 FROM marked) AS read, (SELECT way FROM ${reportFollows}
      WHERE report_id = ${reportId} AND account_id = ${viewer.accountId}) AS way`)
  const { read, way } = answer.rows[0]!
  if (read) await notifyStreams(database(), [viewer.accountId])
  return way ?? 'usual'
}
