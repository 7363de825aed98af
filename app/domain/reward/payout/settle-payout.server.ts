import { now } from '@cakrawala/calendar/clock'
import { refuseUnlessOwnFiles } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { isBooked } from '#domain/reward/booked-transfer.server.ts'
import { refuseOtherSum } from '#domain/reward/leaving.ts'
import { cash, inPayoutOf, lockSides, payableTo, taxWithheld } from '#domain/reward/ledger.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { isPayoutStepPossible } from '../payout.ts'
import {
  freeLines,
  lockPayout,
  lockReportsOf,
  movePayout,
  moveRewards,
  postPayout,
} from './move-payout.server.ts'
import { twoPayers } from './paid-alone.server.ts'
import { confirmingRefusals } from './paying-policy.ts'
import type { ConfirmPayoutInput, FailPayoutInput } from './payout-input.ts'
import { mayPay } from './payout-policy.ts'

/**
 * The team confirms that a payout has arrived: net left the platform, tax waits for the tax office. Above
 * Rp10 million, reckoned over 24 hours for the operator and for the bughunter, and for people who were
 * suspended, by another person than the one who took it, or who requested it (MON-09).
 * @param proofFileId a file of the actor, stored for this purpose
 * @throws Refusal forbidden (`second_payer`, `second_payer_for`, `second_right_new`, `second_right_given`),
 *   not_found, move_forbidden, invalid_input (`proof`; `reference`: reference_used)
 */
export async function confirmPayout(
  actor: Person,
  { payoutId, reference, total }: ConfirmPayoutInput,
  proofFileId: string | null,
): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  if (proofFileId === null) refuseField('proof', 'required')
  const settle = async (tx: Tx): Promise<void> => {
    const row = await lockPayout(tx, actor, payoutId)
    const { bughunterId, code, grossIdr, taxIdr, netIdr } = row
    refuseOtherSum(total, netIdr)
    refuseUnless(isPayoutStepPossible('confirm', row.state), 'move_forbidden')
    if (await isBooked(tx, { way: 'out', reference })) refuseField('reference', 'reference_used')
    const reportIds = await lockReportsOf(tx, payoutId)
    await lockSides(tx, [inPayoutOf(bughunterId), cash, taxWithheld])
    refuseObstacle((await twoPayers(tx, actor, row)).obstacle, confirmingRefusals)
    await refuseUnlessOwnFiles(tx, actor, 'payout_proof', [proofFileId], 'proof')
    const settled = { settledBy: actor.accountId, settledAt: now() }
    await movePayout(tx, row, 'confirm', { ...settled, reference, proofFileId })
    await postPayout(tx, actor, payoutId, 'payout', [
      [inPayoutOf(bughunterId), -grossIdr],
      [cash, netIdr],
      [taxWithheld, taxIdr],
    ])
    await moveRewards(tx, actor, reportIds, 'confirm_payout')
    await record(tx, actor, 'reward.payout_paid', payoutId, { bughunterId, code, netIdr: String(netIdr) })
  }
  try {
    await transaction(settle)
  } catch (error) {
    if (isDuplicate(error, 'payouts_reference_once')) refuseField('reference', 'reference_used')
    throw error
  }
}

/**
 * A payout came to nothing: its money is payable again, and the bughunter reads why.
 * @throws Refusal forbidden, not_found, move_forbidden
 */
export async function failPayout(actor: Person, { payoutId, reason }: FailPayoutInput): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockPayout(tx, actor, payoutId)
    const { bughunterId, code, grossIdr } = row
    const settled = { settledBy: actor.accountId, settledAt: now() }
    await movePayout(tx, row, 'fail', { ...settled, failReason: reason })
    const reportIds = await lockReportsOf(tx, payoutId)
    await freeLines(tx, payoutId)
    await postPayout(tx, actor, payoutId, 'payout_return', [
      [inPayoutOf(bughunterId), -grossIdr],
      [payableTo(bughunterId), grossIdr],
    ])
    await moveRewards(tx, actor, reportIds, 'fail_payout')
    await moveRewards(tx, actor, reportIds, 'retry_payout')
    await record(tx, actor, 'reward.payout_failed', payoutId, { bughunterId, code })
  })
}
