import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { eventCursors, events } from './event-tables.server.ts'

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
