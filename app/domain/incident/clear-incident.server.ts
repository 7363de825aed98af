import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { mayClear } from './incident-policy.ts'
import { lockIncident } from './incident-queries.server.ts'
import { incidents } from './incident-tables.server.ts'
import { notifyReporter } from './notify-reporter.server.ts'

/**
 * Takes a ticket out of the spam: from here on it is like any other, and its reporter gets the receipt.
 * @throws Refusal not_found; conflict `incident_moved` (a colleague was faster)
 */
export async function clearIncident(actor: Actor, incidentId: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await lockIncident(tx, actor, incidentId)
    refuseUnless(mayClear(actor, row), 'conflict', 'incident_moved')
    await tx.update(incidents).set({ spam: false }).where(eq(incidents.id, row.id))
    await notifyReporter(tx, actor, { ...row, spam: false })
    await record(tx, actor, 'incident.cleared', row.id)
  })
}
