import { isId } from '@cakrawala/ids/ids'
import { and, asc, eq } from 'drizzle-orm'
import { moveReport } from '#domain/report/move-report.server.ts'
import type { Move } from '#domain/report/report-lifecycle.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { type Entry, post, type Side } from '#domain/reward/ledger.server.ts'
import type { TransferKind } from '#domain/reward/reward-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor, System } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { isPayoutStepPossible, type PayoutStep, payoutSteps } from '../payout.ts'
import { payoutLines, payouts } from '../payout-tables.server.ts'
import { mayPay } from './payout-policy.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** Moves of reports that follow from another person's act on their payout. */
export const system: System = { kind: 'system', job: 'payout' }

/** Locks a payout, for the team or for its requester. @throws Refusal not_found */
export async function lockPayout(tx: Tx, actor: Actor, payoutId: string): Promise<PayoutRow> {
  if (!isId(payoutId)) refuse('not_found')
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update')
  const own = actor.kind === 'person' && row?.bughunterId === actor.accountId
  return found(row && (own || mayPay(actor)) ? row : null)
}

/** The only writer of a payout's state. @throws Refusal move_forbidden from any other state than the step's */
export async function movePayout(
  tx: Tx,
  { id, state }: PayoutRow,
  step: PayoutStep,
  set: Partial<Omit<typeof payouts.$inferInsert, 'id' | 'state'>>,
): Promise<void> {
  const { from, to } = payoutSteps[step]
  refuseUnless(isPayoutStepPossible(step, state), 'move_forbidden')
  const moved = await tx
    .update(payouts)
    .set({ ...set, state: to })
    .where(and(eq(payouts.id, id), eq(payouts.state, from)))
    .returning({ id: payouts.id })
  if (moved.length === 0) refuse('conflict')
}

/** Moves the money of a payout; its sides sum to zero. @throws Refusal conflict where this was done before */
export async function postPayout(
  tx: Tx,
  actor: Actor,
  payoutId: string,
  kind: Extract<TransferKind, `payout${string}`>,
  sides: readonly (readonly [Side, bigint])[],
): Promise<void> {
  const entries: Entry[] = sides.flatMap(([side, amount]) => (amount === 0n ? [] : [{ side, amount }]))
  const posted = await post(tx, { kind, key: `${kind}:${payoutId}`, companyId: null, actor, entries })
  if (!posted) refuse('conflict')
}

/** Locks the reports of a payout, in the order of their ids. Do it before money moves. */
export async function lockReportsOf(tx: Tx, payoutId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(payoutLines, eq(payoutLines.reportId, reports.id))
    .where(eq(payoutLines.payoutId, payoutId))
    .orderBy(asc(reports.id))
    .for('update', { of: reports })
  return rows.map(({ id }) => id)
}

/** Lets the rewards follow their payout. It records: call it after money has moved. */
export async function moveRewards(
  tx: Tx,
  actor: Actor,
  reportIds: readonly string[],
  move: Move,
): Promise<void> {
  for (const id of reportIds) await moveReport(tx, actor, id, move)
}

/** Takes the lines of a payout that came to nothing out of the count: their rewards may be asked for again. */
export async function freeLines(tx: Tx, payoutId: string): Promise<void> {
  await tx.update(payoutLines).set({ counts: false }).where(eq(payoutLines.payoutId, payoutId))
}
