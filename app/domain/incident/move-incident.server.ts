import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { writeAssessment } from './assess-incident.server.ts'
import type { IncidentState } from './incident.ts'
import type { AssessIncidentInput } from './incident-input.ts'
import { mayFollow, mayHandle, timeOf } from './incident-policy.ts'
import { type IncidentRow, lockIncident } from './incident-queries.server.ts'
import { incidents } from './incident-tables.server.ts'
import { insertNote } from './note-incident.server.ts'
import { notifyReporter } from './notify-reporter.server.ts'

type Step = Exclude<IncidentState, 'received'>

/**
 * Confirms that the incident is one, with what is known of it.
 * @throws Refusal not_found; conflict `incident_moved` (not the actor's, or moved meanwhile)
 */
export async function verifyIncident(
  actor: Actor,
  incidentId: string,
  input: AssessIncidentInput,
): Promise<void> {
  await move(actor, incidentId, 'verified', (tx, handler, row) => writeAssessment(tx, handler, row, input))
}

/** Refuses the ticket; its reporter reads why. @throws the refusals of `verifyIncident` */
export async function rejectIncident(actor: Actor, incidentId: string, reason: string): Promise<void> {
  await move(actor, incidentId, 'rejected', async () => undefined, { rejectReason: reason })
}

/** The next step of handling, with a note to the reporter. @throws the refusals of `verifyIncident` */
export async function advanceIncident(
  actor: Actor,
  incidentId: string,
  to: 'handling' | 'recovered' | 'closed',
  note: string,
): Promise<void> {
  await move(actor, incidentId, to, (tx, handler, row) =>
    insertNote(tx, handler, row, { side: 'responder', audience: 'all', body: note }),
  )
}

/** The only writer of a ticket's state: locks, asks the table of moves, writes, notifies, records. */
async function move(
  actor: Actor,
  incidentId: string,
  to: Step,
  before: (tx: Tx, handler: Person, row: IncidentRow) => Promise<void>,
  facts: { rejectReason?: string } = {},
): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockIncident(tx, actor, incidentId)
    refuseUnless(mayHandle(actor, row) && mayFollow(row.state, to), 'conflict', 'incident_moved')
    await before(tx, actor, row)
    await tx
      .update(incidents)
      .set({ state: to, [timeOf[to]]: now(), ...facts })
      .where(eq(incidents.id, row.id))
    await notifyReporter(tx, actor, row)
    await record(tx, actor, 'incident.moved', row.id, { from: row.state, to })
  })
}
