import { now } from '@cakrawala/calendar/clock'
import { refuseUnlessOwnFiles } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { isBooked } from '../booked-transfer.server.ts'
import { refuseOtherSum } from '../leaving.ts'
import { availableOf, cash, inRefundOf } from '../ledger.server.ts'
import { lockRefund, moveRefund, postRefund } from './move-refund.server.ts'
import { isRefundStepPossible, mayHandleRefunds, refundingRefusals } from './refund.ts'
import type { PayRefundInput, RefundInput, RefuseRefundInput } from './refund-input.ts'
import { refundingObstacleOf } from './refunding-obstacle.server.ts'

/**
 * The first of the team finds that the account is the company's; from here the owner cannot take the request back.
 * @throws Refusal forbidden, not_found, move_forbidden
 */
export async function checkRefund(actor: Person, { refundId }: RefundInput): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockRefund(tx, actor, refundId)
    await moveRefund(tx, row, 'check', { checkedBy: actor.accountId, checkedAt: now() })
    await record(tx, actor, 'reward.refund_checked', refundId, { companyId: row.companyId })
  })
}

/**
 * The second has sent it, with the bank's number and document: the money has left the platform.
 * @param proofFileId a file of the actor, stored for this purpose
 * @throws Refusal forbidden (`second_refunder`, `second_right_new`, `second_right_given`), not_found, move_forbidden,
 * invalid_input (`proof`; `reference`: reference_used), conflict `sum_changed`
 */
export async function payRefund(
  actor: Person,
  { refundId, reference, total }: PayRefundInput,
  proofFileId: string | null,
): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  if (proofFileId === null) refuseField('proof', 'required')
  await transaction(async (tx) => {
    const row = await lockRefund(tx, actor, refundId)
    const { companyId, amountIdr } = row
    refuseOtherSum(total, amountIdr)
    refuseUnless(isRefundStepPossible('pay', row.state), 'move_forbidden')
    refuseObstacle(await refundingObstacleOf(tx, actor, row), refundingRefusals)
    if (await isBooked(tx, { way: 'out', reference })) refuseField('reference', 'reference_used')
    await refuseUnlessOwnFiles(tx, actor, 'payout_proof', [proofFileId], 'proof')
    const settled = { settledBy: actor.accountId, settledAt: now() }
    await moveRefund(tx, row, 'pay', { ...settled, reference, proofFileId })
    await postRefund(tx, actor, row, 'refund', inRefundOf(companyId), cash)
    await record(tx, actor, 'reward.refund_paid', refundId, { companyId, amountIdr: String(amountIdr) })
  })
}

/**
 * The team refuses a request, or the bank would not take it: the money is free again, and the owner reads why.
 * @throws Refusal forbidden, not_found, move_forbidden
 */
export async function refuseRefund(actor: Person, { refundId, reason }: RefuseRefundInput): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockRefund(tx, actor, refundId)
    const { companyId } = row
    const settled = { settledBy: actor.accountId, settledAt: now() }
    await moveRefund(tx, row, 'refuse', { ...settled, refuseReason: reason })
    await postRefund(tx, actor, row, 'refund_back', inRefundOf(companyId), availableOf(companyId))
    await record(tx, actor, 'reward.refund_refused', refundId, { companyId })
  })
}
