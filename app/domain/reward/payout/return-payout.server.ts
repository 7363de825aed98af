import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { refuseUnlessOwnFiles } from '#domain/account/files/file-queries.server.ts'
import { record } from '#domain/event/record.server.ts'
import { isBooked } from '#domain/reward/booked-transfer.server.ts'
import { cash, payableTo, taxWithheld } from '#domain/reward/ledger.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { payoutAccounts, payouts } from '../payout-tables.server.ts'
import { returnObstacleOf } from '../return-obstacle.server.ts'
import { isReturnPossible, returnRefusals } from '../return-policy.ts'
import {
  freeLines,
  lockPayout,
  lockReportsOf,
  movePayout,
  moveRewards,
  type PayoutRow,
  postPayout,
} from './move-payout.server.ts'
import type { NoteReturnInput, PayoutInput } from './payout-input.ts'
import { mayPay } from './payout-policy.ts'

/**
 * An operator notes that the bank sent a paid transfer back, with the bank's number and document. No money moves until a
 * colleague has found the same.
 * @param proofFileId a file of the actor, stored for this purpose
 * @throws Refusal forbidden, not_found, move_forbidden (not paid, or noted already), invalid_input (`proof`; `reference`:
 * reference_used)
 */
export async function noteReturn(
  actor: Person,
  { payoutId, reference, reason }: NoteReturnInput,
  proofFileId: string | null,
): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  if (proofFileId === null) refuseField('proof', 'required')
  await transaction(async (tx) => {
    const row = await lockPayout(tx, actor, payoutId)
    refuseUnless(isReturnPossible('noteReturn', row), 'move_forbidden')
    await refuseUnlessOwnFiles(tx, actor, 'payout_proof', [proofFileId], 'proof')
    const bank = await bankOf(tx, row)
    if (await isBooked(tx, { way: 'in', bank, reference })) refuseField('reference', 'reference_used')
    await storeNote(tx, row, {
      ...{
        returnBank: bank,
        returnReference: reference,
        returnReason: reason,
        returnProofFileId: proofFileId,
      },
      ...{ returnNotedBy: actor.accountId, returnNotedAt: now() },
    })
    const { bughunterId, code } = row
    await record(tx, actor, 'reward.payout_return_noted', payoutId, { bughunterId, code })
  })
}

/**
 * The second person confirms that the money is back: all of it is payable again, and the tax is withheld no longer.
 * @throws Refusal forbidden (`second_returner`, `second_right_new`, `second_right_given`), not_found, move_forbidden (nothing noted, or over)
 */
export async function confirmReturn(actor: Person, { payoutId }: PayoutInput): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockPayout(tx, actor, payoutId)
    const { bughunterId, code, grossIdr, taxIdr, netIdr } = row
    refuseUnless(isReturnPossible('confirmReturn', row), 'move_forbidden')
    refuseObstacle(await returnObstacleOf(tx, actor, row), returnRefusals)
    await movePayout(tx, row, 'return', { returnedBy: actor.accountId, returnedAt: now() })
    const reportIds = await lockReportsOf(tx, payoutId)
    await freeLines(tx, payoutId)
    await postPayout(tx, actor, payoutId, 'payout_reversal', [
      [cash, -netIdr],
      [taxWithheld, -taxIdr],
      [payableTo(bughunterId), grossIdr],
    ])
    await moveRewards(tx, actor, reportIds, 'return_payout')
    await record(tx, actor, 'reward.payout_returned', payoutId, { bughunterId, code, netIdr: String(netIdr) })
  })
}

/**
 * A note of a return was wrong: the payout is paid as before. The person who noted it may take it back too.
 * @throws Refusal forbidden, not_found, move_forbidden
 */
export async function dismissReturn(actor: Person, { payoutId }: PayoutInput): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockPayout(tx, actor, payoutId)
    refuseUnless(isReturnPossible('dismissReturn', row), 'move_forbidden')
    await storeNote(tx, row, {
      ...{ returnBank: null, returnReference: null, returnReason: null, returnProofFileId: null },
      ...{ returnNotedBy: null, returnNotedAt: null },
    })
    const { bughunterId, code } = row
    await record(tx, actor, 'reward.payout_return_dismissed', payoutId, { bughunterId, code })
  })
}

/** Where the transfer went, and so from where it comes back. */
async function bankOf(tx: Tx, { payoutAccountId }: PayoutRow): Promise<string> {
  const [row] = await tx
    .select({ bank: payoutAccounts.provider })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.id, payoutAccountId))
  return found(row).bank
}

async function storeNote(
  tx: Tx,
  { id }: PayoutRow,
  note: Pick<
    typeof payouts.$inferInsert,
    | 'returnBank'
    | 'returnReference'
    | 'returnReason'
    | 'returnProofFileId'
    | 'returnNotedBy'
    | 'returnNotedAt'
  >,
): Promise<void> {
  await tx.update(payouts).set(note).where(eq(payouts.id, id))
}
