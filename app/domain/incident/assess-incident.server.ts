import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { AssessIncidentInput } from './incident-input.ts'
import { mayHandle } from './incident-policy.ts'
import { type IncidentRow, lockIncident } from './incident-queries.server.ts'
import { incidents } from './incident-tables.server.ts'

/**
 * Changes how an incident is judged; a ticket that was only received is verified by judging it (`verify-incident`).
 * @throws Refusal not_found, conflict `incident_moved`
 */
export async function assessIncident(
  actor: Actor,
  incidentId: string,
  input: AssessIncidentInput,
): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockIncident(tx, actor, incidentId)
    refuseUnless(mayHandle(actor, row) && row.state !== 'received', 'conflict', 'incident_moved')
    await writeAssessment(tx, actor, row, input)
  })
}

/** Part of a larger act that holds the row. */
export async function writeAssessment(
  tx: Tx,
  actor: Person,
  { id }: IncidentRow,
  input: AssessIncidentInput,
): Promise<void> {
  await tx.update(incidents).set(input).where(eq(incidents.id, id))
  const { kind, severity, personalData, vital } = input
  await record(tx, actor, 'incident.assessed', id, { kind, severity, personalData, vital })
}
