import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { secondObstacleOfTeam } from '#domain/account/status/team-right.server.ts'
import { operatorChanges } from '#domain/account/tables/operator-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { putInForce } from './change-operator.server.ts'
import { type Administrator, changeTeam, lockOperator, provedAdministrator } from './lock-operator.server.ts'
import type { ChangeInput } from './team-input.ts'
import { changeRefusals, mayGive } from './team-policy.ts'

type ChangeRow = typeof operatorChanges.$inferSelect

/**
 * A second administrator confirms a change of a colleague. Two people gave the roles then, so neither is bound to the other.
 * @throws Refusal not_found; forbidden (`team_role_missing`, `team_self`, `more_than_own`, `second_administrator`,
 *   `second_right_new`, `second_right_given`); invalid_input (the proof); move_forbidden; conflict (`operator_gone`,
 *   `last_administrator`)
 */
export async function confirmOperatorChange(
  actor: Actor,
  { changeId, ...proof }: ChangeInput,
): Promise<void> {
  await changeTeam(await provedAdministrator(actor, proof), async (tx, administrator) => {
    const change = await lockChange(tx, changeId)
    const operator = await lockOperator(tx, administrator, change.operatorId)
    const first = { by: change.byId, at: change.at }
    refuseObstacle(
      await secondObstacleOfTeam(tx, administrator, first, 'second_administrator'),
      changeRefusals,
    )
    const allowed = mayGive(administrator.row.roles, operator.roles, change.roles ?? [])
    refuseUnless(allowed, 'forbidden', 'more_than_own')
    await decide(tx, administrator, change, 'confirmed')
    await putInForce(tx, administrator, operator, change.roles, [])
  })
}

/**
 * Takes one's own proposal back, or refuses a colleague's; never the one about oneself.
 * @throws Refusal not_found; forbidden (`team_role_missing`, `team_self`); move_forbidden; conflict `operator_gone`
 */
export async function closeOperatorChange(actor: Actor, { changeId, ...proof }: ChangeInput): Promise<void> {
  await changeTeam(await provedAdministrator(actor, proof), async (tx, administrator) => {
    const change = await lockChange(tx, changeId)
    await lockOperator(tx, administrator, change.operatorId)
    const own = change.byId === administrator.accountId
    await decide(tx, administrator, change, own ? 'withdrawn' : 'refused')
    await record(tx, administrator, 'account.operator_change_closed', change.operatorId, { changeId, own })
  })
}

async function lockChange(tx: Tx, changeId: string): Promise<ChangeRow> {
  const [row] = isId(changeId)
    ? await tx.select().from(operatorChanges).where(eq(operatorChanges.id, changeId)).for('update')
    : []
  const change = found(row)
  refuseUnless(change.state === 'proposed', 'move_forbidden')
  return change
}

async function decide(
  tx: Tx,
  { accountId }: Administrator,
  { id }: ChangeRow,
  state: 'confirmed' | 'refused' | 'withdrawn',
): Promise<void> {
  await tx
    .update(operatorChanges)
    .set({ state, decidedBy: accountId, decidedAt: now() })
    .where(eq(operatorChanges.id, id))
}
