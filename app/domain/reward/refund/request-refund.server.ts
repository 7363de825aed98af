import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { sealedNumber, unsafeNumberOf } from '#domain/reward/payout/payout-account-queries.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { type Leaving, type LeavingPart, refuseOtherSum, totalOf } from '../leaving.ts'
import { availableOf, freeBalanceOf, inRefundOf } from '../ledger.server.ts'
import { offeredBanks } from '../payout/offered-banks.server.ts'
import { maskAccountNumber } from '../payout/payout-account.ts'
import { lockRefund, moveRefund, postRefund } from './move-refund.server.ts'
import { mayAskRefund } from './refund.ts'
import type { RefundInput, RequestRefundInput } from './refund-input.ts'
import { refunds } from './refund-tables.server.ts'

type Asked = Pick<RequestRefundInput, 'key' | 'amount' | 'provider' | 'number' | 'holder'>

/** What leaves by `requestRefund`. @throws Refusal as `requestRefund`, but for the proof */
export async function foreseeRefund(actor: Person, input: Asked): Promise<Leaving> {
  refuseUnless(mayAskRefund(actor), 'forbidden')
  refuseUnlessOffered(input)
  const before = await freeBalanceOf(database(), actor.companyId)
  const after = before - input.amount
  refuseUnless(after >= 0n, 'balance_insufficient')
  const parts: LeavingPart[] = [{ what: 'refund', amount: input.amount }]
  return {
    parts,
    total: totalOf(parts),
    balance: { before, aside: 0n, after },
    outcome: 'refunded',
    proof: true,
  }
}

/**
 * The owner asks for free balance back, to a bank account in the company's name: proved by password and second factor. The money is
 * out of the balance at once, so it cannot be promised meanwhile. The same form sent again is the same request.
 * @returns the id of the refund
 * @throws Refusal as `reauthenticate`; forbidden, conflict `factor_missing`, invalid_input (`provider`), key_reused, balance_insufficient, conflict `sum_changed`
 */
export async function requestRefund(actor: Person, input: RequestRefundInput): Promise<string> {
  refuseUnless(mayAskRefund(actor), 'forbidden')
  refuseUnlessOffered(input)
  refuseOtherSum(input.total, input.amount)
  const shown = await reauthenticate(actor, input)
  refuseUnless(shown !== null, 'conflict', 'factor_missing')
  return unsafeRequestRefund(actor, input)
}

/** The same without asking who is there: for seeded histories, never for endpoints. */
export async function unsafeRequestRefund(actor: Person, input: Asked): Promise<string> {
  refuseUnless(mayAskRefund(actor), 'forbidden')
  const { key, amount, provider, number, holder } = input
  const { companyId, accountId } = actor
  return transaction(async (tx) => {
    const { numberSealed } = sealedNumber(provider, number)
    const [made] = await tx
      .insert(refunds)
      .values({
        ...{ id: newId(), companyId, amountIdr: amount, provider, holder, numberSealed },
        ...{ numberMasked: maskAccountNumber(number), state: 'requested', requestKey: key },
        ...{ requestedBy: accountId, requestedAt: now() },
      })
      .onConflictDoNothing({ target: [refunds.companyId, refunds.requestKey] })
      .returning()
    if (!made) return sameRequest(tx, companyId, input)
    await postRefund(tx, actor, made, 'refund_request', availableOf(companyId), inRefundOf(companyId))
    await record(tx, actor, 'reward.refund_requested', made.id, { companyId, amountIdr: String(amount) })
    return made.id
  })
}

function refuseUnlessOffered({ provider }: Asked): void {
  const banks = offeredBanks().filter(({ kind }) => kind === 'bank')
  if (!banks.some(({ code }) => code === provider)) refuseField('provider', 'choose')
}

/** The same form sent again. @throws Refusal key_reused where its content differs */
async function sameRequest(tx: Tx, companyId: string, input: Asked): Promise<string> {
  const [before] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.companyId, companyId), eq(refunds.requestKey, input.key)))
  const same = before?.amountIdr === input.amount && before.provider === input.provider
  refuseUnless(same && before.holder === input.holder, 'key_reused')
  refuseUnless(unsafeNumberOf(before) === input.number, 'key_reused')
  return before.id
}

/** The owner takes a request back before the team has checked it. @throws Refusal forbidden, not_found, move_forbidden */
export async function cancelRefund(actor: Person, { refundId }: RefundInput): Promise<void> {
  refuseUnless(mayAskRefund(actor), 'forbidden')
  await transaction(async (tx) => {
    const row = await lockRefund(tx, actor, refundId)
    const { companyId } = row
    await moveRefund(tx, row, 'cancel', { settledBy: actor.accountId, settledAt: now() })
    await postRefund(tx, actor, row, 'refund_back', inRefundOf(companyId), availableOf(companyId))
    await record(tx, actor, 'reward.refund_cancelled', refundId, { companyId })
  })
}
