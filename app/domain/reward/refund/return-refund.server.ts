import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { refuseUnlessOwnFiles } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { isBooked } from '../booked-transfer.server.ts'
import { availableOf, cash } from '../ledger.server.ts'
import { returnObstacleOf } from '../return-obstacle.server.ts'
import { isReturnPossible, returnRefusals } from '../return-policy.ts'
import { lockRefund, moveRefund, postRefund, type RefundRow } from './move-refund.server.ts'
import { mayHandleRefunds } from './refund.ts'
import type { NoteRefundReturnInput, RefundInput } from './refund-input.ts'
import { refunds } from './refund-tables.server.ts'

/**
 * An operator notes that the bank sent a refund back. No money moves until a colleague has found the same.
 * @param proofFileId a file of the actor, stored for this purpose
 * @throws Refusal forbidden, not_found, move_forbidden (not paid, or noted already), invalid_input (`proof`; `reference`:
 * reference_used)
 */
export async function noteRefundReturn(
  actor: Person,
  { refundId, reference, reason }: NoteRefundReturnInput,
  proofFileId: string | null,
): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  if (proofFileId === null) refuseField('proof', 'required')
  await transaction(async (tx) => {
    const row = await lockRefund(tx, actor, refundId)
    refuseUnless(isReturnPossible('noteReturn', row), 'move_forbidden')
    await refuseUnlessOwnFiles(tx, actor, 'payout_proof', [proofFileId], 'proof')
    const transfer = { way: 'in', bank: row.provider, reference } as const
    if (await isBooked(tx, transfer)) refuseField('reference', 'reference_used')
    await storeNote(tx, row, {
      ...{ returnReference: reference, returnReason: reason, returnProofFileId: proofFileId },
      ...{ returnNotedBy: actor.accountId, returnNotedAt: now() },
    })
    await record(tx, actor, 'reward.refund_return_noted', refundId, { companyId: row.companyId })
  })
}

/**
 * The second person confirms: the money is free again.
 * @throws Refusal forbidden (`second_returner`, `second_right_new`, `second_right_given`), not_found, move_forbidden
 */
export async function confirmRefundReturn(actor: Person, { refundId }: RefundInput): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockRefund(tx, actor, refundId)
    const { companyId, amountIdr } = row
    refuseUnless(isReturnPossible('confirmReturn', row), 'move_forbidden')
    refuseObstacle(await returnObstacleOf(tx, actor, row), returnRefusals)
    await moveRefund(tx, row, 'return', { returnedBy: actor.accountId, returnedAt: now() })
    await postRefund(tx, actor, row, 'refund_reversal', cash, availableOf(companyId))
    await record(tx, actor, 'reward.refund_returned', refundId, { companyId, amountIdr: String(amountIdr) })
  })
}

/** A note of a return was wrong: the refund is paid as before. @throws Refusal forbidden, not_found, move_forbidden */
export async function dismissRefundReturn(actor: Person, { refundId }: RefundInput): Promise<void> {
  refuseUnless(mayHandleRefunds(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockRefund(tx, actor, refundId)
    refuseUnless(isReturnPossible('dismissReturn', row), 'move_forbidden')
    await storeNote(tx, row, {
      ...{ returnReference: null, returnReason: null, returnProofFileId: null },
      ...{ returnNotedBy: null, returnNotedAt: null },
    })
    await record(tx, actor, 'reward.refund_return_dismissed', refundId, { companyId: row.companyId })
  })
}

async function storeNote(
  tx: Tx,
  { id }: RefundRow,
  note: Pick<
    typeof refunds.$inferInsert,
    'returnReference' | 'returnReason' | 'returnProofFileId' | 'returnNotedBy' | 'returnNotedAt'
  >,
): Promise<void> {
  await tx.update(refunds).set(note).where(eq(refunds.id, id))
}
