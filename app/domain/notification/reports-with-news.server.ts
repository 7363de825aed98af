import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'

const e = alias(events, 'e')

/** How many unread rows are looked through, newest first: a mark is for what is new. */
const lookedThrough = 500

/** The reports the reader has unread news of, also of those they may not see any more: lists ask that themselves. */
export async function reportsWithNews(viewer: Actor): Promise<string[]> {
  if (!isPerson(viewer)) return []
  const answer = await database().execute<{ id: string }>(sql`
    SELECT DISTINCT ${e.subjectId} AS id FROM (
      SELECT seq FROM notifications
      WHERE account_id = ${viewer.accountId} AND read_at IS NULL AND shown AND about = 'report'
      ORDER BY seq DESC LIMIT ${lookedThrough}) n
    JOIN ${events} e ON ${e.seq} = n.seq`)
  return answer.rows.map(({ id }) => id)
}
