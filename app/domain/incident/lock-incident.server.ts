import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { partIn } from './incident-policy.ts'
import { incidents } from './incident-tables.server.ts'

export type IncidentRow = typeof incidents.$inferSelect

/** Locks a ticket its viewer may know of. @throws Refusal not_found */
export async function lockIncident(tx: Tx, actor: Actor, incidentId: string): Promise<IncidentRow> {
  found(isId(incidentId) ? incidentId : null)
  const [row] = await tx.select().from(incidents).where(eq(incidents.id, incidentId)).for('update')
  return found(row && partIn(actor, row) ? row : null)
}
