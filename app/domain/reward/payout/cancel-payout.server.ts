import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { inPayoutOf, payableTo } from '#domain/reward/ledger.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { payouts } from '../payout-tables.server.ts'
import {
  freeLines,
  lockPayout,
  lockReportsOf,
  movePayout,
  moveRewards,
  type PayoutRow,
  postPayout,
  system,
} from './move-payout.server.ts'
import type { PayoutInput } from './payout-input.ts'
import { mayBePaid } from './payout-policy.ts'

/**
 * The bughunter takes a request back before the team has begun; the money is payable again.
 * @throws Refusal forbidden, not_found, move_forbidden (being paid, or over)
 */
export async function cancelPayout(actor: Person, { payoutId }: PayoutInput): Promise<void> {
  refuseUnless(mayBePaid(actor), 'forbidden')
  await transaction(async (tx) => {
    await cancel(tx, actor, [await lockPayout(tx, actor, payoutId)])
  })
}

/** Takes back whatever waits to be paid to an account that is being replaced. @returns how many */
export async function cancelWaiting(tx: Tx, actor: Person, payoutAccountId: string): Promise<number> {
  const rows = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.payoutAccountId, payoutAccountId), eq(payouts.state, 'requested')))
    .orderBy(asc(payouts.id))
    .for('update')
  await cancel(tx, actor, rows)
  return rows.length
}

/** All money first, then the history: the person who records makes others wait. */
async function cancel(tx: Tx, actor: Person, rows: readonly PayoutRow[]): Promise<void> {
  const freed: string[] = []
  for (const row of rows) {
    const { id, bughunterId, grossIdr } = row
    await movePayout(tx, row, 'cancel', { settledAt: now(), settledBy: actor.accountId })
    freed.push(...(await lockReportsOf(tx, id)))
    await freeLines(tx, id)
    await postPayout(tx, actor, id, 'payout_return', [
      [inPayoutOf(bughunterId), -grossIdr],
      [payableTo(bughunterId), grossIdr],
    ])
  }
  await moveRewards(tx, system, freed, 'cancel_payout')
  for (const { id, bughunterId, code } of rows)
    await record(tx, actor, 'reward.payout_cancelled', id, { bughunterId, code })
}
