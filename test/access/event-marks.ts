import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'

/** The number of the last event. */
export async function newestEvent(): Promise<number> {
  const answer = await database().execute<{ newest: number }>(
    sql`SELECT coalesce(max(seq), 0)::int AS newest FROM events`,
  )
  return answer.rows[0]!.newest
}

/** Types of the events after one. */
export async function typesAfter(seq: number): Promise<string[]> {
  const answer = await database().execute<{ type: string }>(
    sql`SELECT DISTINCT type FROM events WHERE seq > ${seq} ORDER BY type`,
  )
  return answer.rows.map(({ type }) => type)
}
