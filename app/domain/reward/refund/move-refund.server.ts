import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { post, type Side } from '../ledger.server.ts'
import type { TransferKind } from '../reward-tables.server.ts'
import { isRefundStepPossible, mayAskRefund, mayReadRefunds, type RefundStep, refundSteps } from './refund.ts'
import { refunds } from './refund-tables.server.ts'

export type RefundRow = typeof refunds.$inferSelect

/** Locks a refund, for the team or for the owner whose company it is. @throws Refusal not_found */
export async function lockRefund(tx: Tx, actor: Actor, refundId: string): Promise<RefundRow> {
  if (!isId(refundId)) refuse('not_found')
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update')
  const own = mayAskRefund(actor) && row?.companyId === actor.companyId
  return found(row && (own || mayReadRefunds(actor)) ? row : null)
}

/** The only writer of a refund's state. @throws Refusal move_forbidden from any other state than the step's */
export async function moveRefund(
  tx: Tx,
  { id, state }: RefundRow,
  step: RefundStep,
  set: Partial<Omit<typeof refunds.$inferInsert, 'id' | 'state'>>,
): Promise<void> {
  refuseUnless(isRefundStepPossible(step, state), 'move_forbidden')
  const moved = await tx
    .update(refunds)
    .set({ ...set, state: refundSteps[step].to })
    .where(and(eq(refunds.id, id), eq(refunds.state, state)))
    .returning({ id: refunds.id })
  if (moved.length === 0) refuse('conflict')
}

/** Moves the whole amount of a refund from one side to another, once for each kind. @throws Refusal conflict, balance_insufficient */
export async function postRefund(
  tx: Tx,
  actor: Actor,
  { id, companyId, amountIdr }: Pick<RefundRow, 'id' | 'companyId' | 'amountIdr'>,
  kind: Extract<TransferKind, `refund${string}`>,
  from: Side,
  to: Side,
): Promise<void> {
  const entries = [
    { side: from, amount: -amountIdr },
    { side: to, amount: amountIdr },
  ]
  if (!(await post(tx, { kind, key: `${kind}:${id}`, companyId, actor, entries }))) refuse('conflict')
}
