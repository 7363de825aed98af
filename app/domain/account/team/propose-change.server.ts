import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { operatorChanges } from '#domain/account/tables/operator-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person, TeamRole } from '#kernel/actor.ts'

/** Writes down what a second administrator confirms, instead of what waited for the same operator before. */
export async function proposeChange(
  tx: Tx,
  actor: Person,
  operatorId: string,
  roles: TeamRole[] | null,
  reason: string,
): Promise<void> {
  await dropProposal(tx, actor, operatorId)
  const changeId = newId()
  await tx.insert(operatorChanges).values({
    ...{ id: changeId, operatorId, roles, reason, state: 'proposed', byId: actor.accountId, at: now() },
  })
  await record(tx, actor, 'account.operator_change_proposed', operatorId, { changeId, roles })
}

/** A newer change makes what waits stale: it was proposed for other roles. */
export async function dropProposal(tx: Tx, { accountId }: Person, operatorId: string): Promise<void> {
  await tx
    .update(operatorChanges)
    .set({ state: 'withdrawn', decidedBy: accountId, decidedAt: now() })
    .where(and(eq(operatorChanges.operatorId, operatorId), eq(operatorChanges.state, 'proposed')))
}
