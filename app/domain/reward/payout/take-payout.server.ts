import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { refuseOtherSum } from '#domain/reward/leaving.ts'
import { isPayoutStepPossible } from '#domain/reward/payout.ts'
import { payoutAccounts, payouts } from '#domain/reward/payout-tables.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { lockPayout, movePayout, type PayoutRow } from './move-payout.server.ts'
import { takingRefusals } from './paying-policy.ts'
import { accountObstacle, type PayoutAccountKind } from './payout-account.ts'
import { unsafeNumberOf } from './payout-account-queries.server.ts'
import type { TakePayoutInput } from './payout-input.ts'
import { mayPay } from './payout-policy.ts'

/** What a rail is asked to transfer: `amount` whole rupiah, net. One `key` is transferred once, however often it is sent. */
export type TransferOrder = {
  key: string
  code: string
  amount: bigint
  to: { kind: PayoutAccountKind; provider: string; number: string; holder: string }
}
/**
 * `by_hand`: a person transfers it and shows the proof. `accepted`: a gateway does, and reports the result
 * later.
 */
type RailAnswer = { way: 'by_hand' } | { way: 'accepted'; reference: string }

/** A way by which money leaves the platform. Its outcome is recorded by calling `confirmPayout` or `failPayout`. */
type PayoutRail = { name: string; send: (order: TransferOrder) => Promise<RailAnswer> }

/** The team transfers by hand and uploads the proof: nothing depends on a gateway. */
const manualRail: PayoutRail = { name: 'manual', send: async () => ({ way: 'by_hand' }) }

/**
 * An operator takes a payout into processing; from here the bughunter cannot take it back. The rail is given the order
 * once this is certain: a network is asked outside of the transaction, under the payout's id as its key.
 * @throws Refusal forbidden, not_found, move_forbidden (another was faster, or it was cancelled), step_missing
 * (`payout_account_…`), conflict `sum_changed`
 */
export async function takePayout(
  actor: Person,
  { payoutId, total }: TakePayoutInput,
  rail: PayoutRail = manualRail,
): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockPayout(tx, actor, payoutId)
    const { bughunterId, code, netIdr } = row
    refuseOtherSum(total, netIdr)
    await refuseIfStopped(tx, row)
    await movePayout(tx, row, 'take', { takenBy: actor.accountId, takenAt: now() })
    await record(tx, actor, 'reward.payout_taken', payoutId, { bughunterId, code, rail: rail.name })
  })
  await rail.send(await orderOf(database(), payoutId))
}

/**
 * The number was named by another person since it was asked for, and the team has not judged it yet; or the team named it
 * less than a day ago, for a person who left.
 */
async function refuseIfStopped(tx: Tx, { state, payoutAccountId }: PayoutRow): Promise<void> {
  if (!isPayoutStepPossible('take', state)) return
  const [account] = await tx
    .select({ state: payoutAccounts.state, usableFrom: payoutAccounts.usableFrom })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.id, payoutAccountId))
  refuseObstacle(accountObstacle(found(account), now()), takingRefusals)
}

async function orderOf(tx: Tx, payoutId: string): Promise<TransferOrder> {
  const [row] = await tx
    .select({ payout: payouts, account: payoutAccounts })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .where(eq(payouts.id, payoutId))
  const { payout, account } = found(row)
  const { kind, provider, holder } = account
  const to = { kind, provider, holder, number: unsafeNumberOf(account) ?? '' }
  return { key: payout.id, code: payout.code, amount: payout.netIdr, to }
}
