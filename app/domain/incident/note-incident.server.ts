import { now } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { IncidentSide, NoteAudience } from './incident.ts'
import type { NoteIncidentInput } from './incident-input.ts'
import { mayNote, partIn } from './incident-policy.ts'
import { type IncidentRow, lockIncident } from './incident-queries.server.ts'
import { incidentFiles, incidentNotes, incidents } from './incident-tables.server.ts'
import { notifyReporter } from './notify-reporter.server.ts'

const filesAtMost = 20

/**
 * Adds a note to a ticket, with a file if there is one. The same form sent twice is one note.
 * @throws Refusal not_found; conflict `incident_moved` (ended); forbidden (a reporter hides nothing from
 *   responders); invalid_input `file` (see `keepFile`; more than 20 on one ticket)
 */
export async function noteIncident(
  actor: Actor,
  incidentId: string,
  { key, body, audience, file }: NoteIncidentInput,
): Promise<void> {
  found(isId(incidentId) ? incidentId : null)
  const [ticket] = await database().select().from(incidents).where(eq(incidents.id, incidentId))
  const part = found(ticket && partIn(actor, ticket))
  refuseUnless(mayNote(actor, found(ticket)), 'conflict', 'incident_moved')
  const side = part === 'reporter' ? 'reporter' : 'responder'
  refuseUnless(side === 'responder' || audience === 'all', 'forbidden')
  if (await isSaid(database(), key)) return
  await withUpload(actor, 'incident', file ?? null, 'file', (fileId) =>
    transaction(async (tx) => {
      const row = await lockIncident(tx, actor, incidentId)
      refuseUnless(mayNote(actor, row), 'conflict', 'incident_moved')
      if (await isSaid(tx, key)) return
      await insertNote(tx, actor, row, { key, side, audience, body })
      if (fileId) await attach(tx, row, { fileId, side, audience })
      if (side === 'responder' && audience === 'all') await notifyReporter(tx, actor, row)
      await record(tx, actor, 'incident.noted', row.id, { side, audience, fileId })
    }),
  )
}

async function isSaid(tx: Pick<Tx, 'select'>, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: incidentNotes.id })
    .from(incidentNotes)
    .where(eq(incidentNotes.key, key))
  return row !== undefined
}

async function attach(
  tx: Tx,
  { id: incidentId }: IncidentRow,
  file: Pick<typeof incidentFiles.$inferInsert, 'fileId' | 'side' | 'audience'>,
): Promise<void> {
  const [count] = await tx
    .select({ files: sql<number>`count(*)::int` })
    .from(incidentFiles)
    .where(eq(incidentFiles.incidentId, incidentId))
  if (count!.files >= filesAtMost) refuseField('file', 'too_many', { max: filesAtMost })
  await tx.insert(incidentFiles).values({ incidentId, ...file, attachedAt: now() })
}

type NewNote = { key?: string; side: IncidentSide; audience: NoteAudience; body: string }

/** Writes a note under a held ticket. @param author null for a reporter who came by a mailed link */
export async function insertNote(
  tx: Tx,
  author: Person | null,
  { id: incidentId }: IncidentRow,
  { key = newId(), ...note }: NewNote,
): Promise<void> {
  const authorId = author?.accountId ?? null
  await tx.insert(incidentNotes).values({ id: newId(), key, incidentId, authorId, ...note, writtenAt: now() })
}
