import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import type { EventType } from './event.ts'
import { events } from './event-tables.server.ts'

export type EventRow = {
  seq: number
  type: EventType
  subjectId: string
  actorKind: string
  actorId: string | null
  facts: Record<string, unknown>
  at: Date
}

/** The history of one thing, oldest first. Unscoped: the caller has already shown that the reader may know it. */
export async function unsafeHistoryOf(noun: string, subjectId: string): Promise<EventRow[]> {
  const rows = await database()
    .select()
    .from(events)
    .where(and(eq(events.noun, noun), eq(events.subjectId, subjectId)))
    .orderBy(asc(events.seq))
  return rows.map(({ seq, type, subjectId: id, actorKind, actorId, facts, at }) => ({
    seq,
    type: type as EventType,
    subjectId: id,
    actorKind,
    actorId,
    facts,
    at,
  }))
}

/** The next events after `seq`, at most `most`; for readers of the outbox. */
export async function unsafeEventsAfter(seq: number, most = 100): Promise<(EventRow & { noun: string })[]> {
  const rows = await database()
    .select()
    .from(events)
    .where(gt(events.seq, seq))
    .orderBy(asc(events.seq))
    .limit(most)
  return rows.map((row) => ({ ...row, type: row.type as EventType }))
}

/**
 * Which kinds of events came after `seq`, and the number of the last one. Kinds alone tell nothing of anybody.
 * @param seq null for a reader that begins now
 */
export async function eventTypesAfter(seq: number | null): Promise<{ last: number; types: EventType[] }> {
  const answer = await database().execute<{ type: EventType | null; last: string | null }>(
    seq === null
      ? sql`SELECT NULL AS type, max(seq) AS last FROM events`
      : sql`SELECT type, max(seq) AS last FROM events WHERE seq > ${seq} GROUP BY type`,
  )
  const last = Math.max(seq ?? 0, ...answer.rows.map((row) => Number(row.last ?? 0)))
  return { last, types: answer.rows.flatMap(({ type }) => type ?? []) }
}

/**
 * Checks the chain in the database: the whole of it, or what follows an event that is known to hold.
 * @param after the number of that event
 * @returns the number of the first broken event, or null when it holds
 */
export async function firstBrokenEvent(after = 0): Promise<number | null> {
  const answer = await database().execute<{ seq: string }>(sql`
    SELECT seq FROM (
      SELECT e.seq, e.hash, e.previous_hash, event_digest(e.previous_hash, e) AS digest,
        lag(e.hash, 1, sha256('cakrawala'::bytea)) OVER (ORDER BY e.seq) AS before,
        lag(e.seq, 1, 0::bigint) OVER (ORDER BY e.seq) AS before_seq
      FROM events e WHERE e.seq >= ${after}) chain
    WHERE seq > ${after} AND (hash <> digest OR previous_hash <> before OR seq <> before_seq + 1)
    ORDER BY seq LIMIT 1`)
  const row = answer.rows[0]
  return row ? Number(row.seq) : null
}
