import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { tellStreams } from './notice-channel.server.ts'

/** How many unread rows are looked through, newest first: a mark is for what is new. */
const lookedThrough = 500

/** Which of these reports, all of them seen by the reader, have news they have not read. */
export async function reportsWithNews(viewer: Actor, reportIds: readonly string[]): Promise<string[]> {
  if (!isPerson(viewer) || reportIds.length === 0) return []
  const answer = await database().execute<{ id: string }>(sql`
    SELECT DISTINCT e.subject_id AS id FROM (
      SELECT seq FROM notifications
      WHERE account_id = ${viewer.accountId} AND read_at IS NULL AND shown AND about = 'report'
      ORDER BY seq DESC LIMIT ${lookedThrough}) n
    JOIN events e ON e.seq = n.seq WHERE e.subject_id = ANY (${sql.param([...reportIds])}::uuid[])`)
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
