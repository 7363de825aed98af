import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { eq } from 'drizzle-orm'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor, Visitor } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { isIncidentOpen } from './incident-policy.ts'
import { incidentNotes, incidents } from './incident-tables.server.ts'
import { insertNote } from './note-incident.server.ts'

const perPreAuthToken = rateLimit('incident_note_by_link', 20, 3_600)

/**
 * A reporter whose account is of another kind answers by the mailed link, which stays good. Sent twice it is one note.
 * @throws Refusal not_found (a dead link); conflict `incident_moved` (ended); too_many_requests (20 an hour)
 */
export async function noteByLink(
  actor: Actor,
  { token, key, body }: { token: string; key: string; body: string },
): Promise<void> {
  refuseUnless(actor.kind !== 'system', 'forbidden')
  const visitor: Visitor = { kind: 'visitor', address: actor.address }
  const { subjectId } = found(await goodLink('incident_ticket', token))
  await perPreAuthToken.take(found(subjectId))
  await transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(incidents)
      .where(eq(incidents.id, found(subjectId)))
      .for('update')
    refuseUnless(isIncidentOpen(found(row).state) && !found(row).spam, 'conflict', 'incident_moved')
    const [said] = await tx
      .select({ id: incidentNotes.id })
      .from(incidentNotes)
      .where(eq(incidentNotes.key, key))
    if (said) return
    await insertNote(tx, null, found(row), { key, side: 'reporter', audience: 'all', body })
    await record(tx, visitor, 'incident.noted', found(row).id, {
      side: 'reporter',
      audience: 'all',
      fileId: null,
    })
  })
}
