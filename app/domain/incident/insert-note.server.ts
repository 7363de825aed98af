import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { IncidentSide, NoteAudience } from './incident.ts'
import { incidentNotes } from './incident-tables.server.ts'
import type { IncidentRow } from './lock-incident.server.ts'

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
