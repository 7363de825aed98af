import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { database, type Tx, transaction } from '#infra/database.ts'
import { type EventFacts, type EventType, isEventType, readFacts } from './event.ts'
import { eventCursors, events } from './event-tables.server.ts'

/** One event as it is read: its type determines which facts it has. */
export type EventRow = EventFacts & {
  seq: number
  subjectId: string
  actorKind: string
  actorId: string | null
  at: Date
}

/** A stored row as an event. */
function eventOf(row: typeof events.$inferSelect): EventRow {
  const { seq, subjectId, actorKind, actorId, at } = row
  const type = row.type as EventType
  return { seq, subjectId, actorKind, actorId, at, type, facts: readFacts(type, row.facts) } as EventRow
}

/** The history of one thing, oldest first. Unscoped: the caller has already shown that the reader may know it. */
export async function unsafeHistoryOf(noun: string, subjectId: string): Promise<EventRow[]> {
  const rows = await database()
    .select()
    .from(events)
    .where(and(eq(events.noun, noun), eq(events.subjectId, subjectId)))
    .orderBy(asc(events.seq))
  return rows.filter(({ type }) => isEventType(type)).map(eventOf)
}

/** One event by its number. @throws Error where there is none */
export async function unsafeEvent(seq: number): Promise<EventRow> {
  const [row] = await database().select().from(events).where(eq(events.seq, seq))
  if (!row) throw new Error(`event ${seq} does not exist`)
  return eventOf(row)
}

/** The next events after `seq`, at most `most`; for readers of the outbox. */
export async function unsafeEventsAfter(seq: number, most = 100): Promise<EventRow[]> {
  const rows = await database()
    .select()
    .from(events)
    .where(gt(events.seq, seq))
    .orderBy(asc(events.seq))
    .limit(most)
  return rows.map(eventOf)
}

/**
 * Which kinds of events came after `seq`, and the number of the last one. Kinds alone hold no personal data.
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

/** How many events one statement checks: within the time a statement may take, also where others work. */
const eventsOfPiece = 5_000

/**
 * Checks the chain in the database, a piece at a time: the whole of it, or what follows an event that is known to hold. A tail
 * that was cut off or written anew as a whole holds in itself; it does not end where the next event would go on.
 * @param after the number of that event
 * @returns the number of the first broken or missing event, or null when it holds
 */
export async function firstBrokenEvent(after = 0): Promise<number | null> {
  const head = await headOfChain()
  let locked = after
  for (;;) {
    const { broken, last } = await pieceOfChain(locked)
    if (broken !== null) return broken
    if (last === null) break
    locked = last
  }
  // An event has the number of the next one.
  if (!head) return locked
  if (locked < head.seq) return locked + 1
  const ends = await database().execute(
    sql`SELECT FROM events WHERE seq = ${head.seq} AND hash <> ${head.hash}`,
  )
  return ends.rows.length > 0 ? head.seq : null
}

/** What follows the event `held`. `last` is null where there is none. */
async function pieceOfChain(locked: number): Promise<{ broken: number | null; last: number | null }> {
  const answer = await database().execute<{ broken: string | null; last: string | null }>(sql`
    SELECT min(seq) FILTER (WHERE hash <> digest OR previous_hash <> before OR seq <> before_seq + 1) AS broken, max(seq) AS last
    FROM (
      SELECT (e).seq, (e).hash, (e).previous_hash, event_digest((e).previous_hash, e) AS digest,
        lag((e).hash, 1, sha256('cakrawala'::bytea)) OVER (ORDER BY (e).seq) AS before,
        lag((e).seq, 1, 0::bigint) OVER (ORDER BY (e).seq) AS before_seq
      FROM (SELECT e FROM events e WHERE seq >= ${locked} ORDER BY seq LIMIT ${eventsOfPiece}) piece) chain
    WHERE seq > ${locked}`)
  const { broken, last } = answer.rows[0]!
  return { broken: broken === null ? null : Number(broken), last: last === null ? null : Number(last) }
}

/**
 * Where the next event would go on. The trigger alone knows it, and no role may read its note: it numbers an
 * event that is taken back at once.
 * @returns null where an event has that number already
 */
async function headOfChain(): Promise<{ seq: number; hash: Buffer } | null> {
  const known: { seq: string; hash: Buffer }[] = []
  const enough = new Error('the place is known')
  const looking = transaction(async (tx) => {
    const next = await tx.execute<{ seq: string; hash: Buffer }>(sql`
      INSERT INTO events (seq, type, noun, subject_id, actor_kind, facts, at, previous_hash, hash)
      VALUES (0, 'event.next', 'event', gen_random_uuid(), 'system', '{}', now(), '', '')
      ON CONFLICT DO NOTHING RETURNING seq - 1 AS seq, previous_hash AS hash`)
    known.push(...next.rows)
    throw enough
  })
  await looking.catch((error: unknown) => {
    if (error !== enough) throw error
  })
  return known[0] ? { seq: Number(known[0].seq), hash: known[0].hash } : null
}

/** A reader that is new begins at the present: history is not read again. */
export async function beginCursor(db: Pick<Tx, 'execute'>, reader: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${eventCursors} (reader, seq) SELECT ${reader}, coalesce(max(seq), 0) FROM ${events}
    ON CONFLICT (reader) DO NOTHING`)
}

/** The number of the last event a reader has read; undefined where it has not begun. Readers of one name take turns by this lock. */
export async function lockCursor(tx: Pick<Tx, 'select'>, reader: string): Promise<number | undefined> {
  const [cursor] = await tx.select().from(eventCursors).where(eq(eventCursors.reader, reader)).for('update')
  return cursor?.seq
}

/** Notes how far a reader has read. */
export async function moveCursor(tx: Pick<Tx, 'update'>, reader: string, seq: number): Promise<void> {
  await tx.update(eventCursors).set({ seq }).where(eq(eventCursors.reader, reader))
}
