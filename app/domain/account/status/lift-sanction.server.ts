import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { obstacleToReopening, refuseUnlessKeepsOrder, reopeningRefusals } from './account-status-policy.ts'
import { sanctions } from './account-status-tables.server.ts'
import { leavingOf, settleAccountStatus } from './end-suspensions.server.ts'
import { lockAccounts } from './lock-accounts.server.ts'
import type { SanctionRow } from './sanction-history.server.ts'

/**
 * Takes a step back, with a reason the person reads. Taking back the end restores the account.
 * @throws Refusal not_found; forbidden `sanction_self`; conflict `sanction_lifted`, `account_erased`, `account_left`
 */
export async function liftSanction(actor: Actor, sanctionId: string, reason: string): Promise<void> {
  const team = found(isOperator(actor) && isId(sanctionId) ? actor : null)
  await transaction(async (tx) => {
    const [row] = await tx.select().from(sanctions).where(eq(sanctions.id, sanctionId))
    const { accountId, step } = found(row)
    refuseUnlessKeepsOrder(team, accountId)
    await lockAccounts(tx, team, accountId)
    const wanted = await openSanctionsOf(tx, accountId)
    refuseUnless(
      wanted.some(({ id }) => id === sanctionId),
      'conflict',
      'sanction_lifted',
    )
    await liftOpen(tx, team, accountId, step === 'end' ? wanted.filter(isGrave) : [row!], reason)
  })
}

/**
 * Opens an ended account again: lifts its end and the suspension before it. Sessions stay ended.
 * @throws Refusal not_found; forbidden `sanction_self`; move_forbidden; conflict `account_erased`,
 *   `account_left`
 */
export async function restoreAccount(actor: Actor, accountId: string, reason: string): Promise<void> {
  const team = found(isOperator(actor) && isId(accountId) ? actor : null)
  refuseUnlessKeepsOrder(team, accountId)
  await transaction(async (tx) => {
    const { standing } = await lockAccounts(tx, team, accountId)
    refuseUnless(standing === 'ended', 'move_forbidden')
    await refuseGone(tx, accountId)
    const open = await openSanctionsOf(tx, accountId)
    await liftOpen(tx, team, accountId, open.filter(isGrave), reason)
  })
}

/**
 * Lifts these sanctions of a locked account and settles its status; part of an appeal, too.
 * @param way `appeal` where the decision itself notifies the person
 */
export async function liftOpen(
  tx: Tx,
  actor: Person,
  accountId: string,
  open: Pick<SanctionRow, 'id' | 'step'>[],
  reason: string,
  way: 'person' | 'appeal' = 'person',
): Promise<void> {
  if (open.some(({ step }) => step === 'end')) await refuseGone(tx, accountId)
  const lifted = { liftedAt: now(), liftedBy: actor.accountId, liftReason: reason }
  await tx
    .update(sanctions)
    .set(lifted)
    .where(
      inArray(
        sanctions.id,
        open.map(({ id }) => id),
      ),
    )
  const standing = await settleAccountStatus(tx, accountId)
  for (const { id, step } of open) {
    await record(tx, actor, 'account.sanction_lifted', accountId, { sanctionId: id, step, way, standing })
  }
}

export async function openSanctionsOf(tx: Tx, accountId: string): Promise<SanctionRow[]> {
  return tx
    .select()
    .from(sanctions)
    .where(and(eq(sanctions.accountId, accountId), isNull(sanctions.liftedAt)))
    .for('update')
}

export function isGrave({ step }: Pick<SanctionRow, 'step'>): boolean {
  return step === 'suspension' || step === 'end'
}

async function refuseGone(tx: Tx, accountId: string): Promise<void> {
  refuseObstacle(obstacleToReopening(await leavingOf(tx, accountId)), reopeningRefusals)
}
