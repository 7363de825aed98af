import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { lastAddressChangeOf } from '#domain/account/contact-change/contact-changes.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { lockPayee } from '#domain/reward/lock-payee.server.ts'
import { payoutAccounts } from '#domain/reward/payout-tables.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { cancelWaiting } from './cancel-payout.server.ts'
import { isSameHolder } from './holder-name.ts'
import { reviewShared } from './lock-sharers.server.ts'
import { offeredBanks } from './offered-banks.server.ts'
import type { DecidePayoutAccountInput, PayoutAccountInput } from './payout-input.ts'
import { mayBePaid, mayPay } from './payout-policy.ts'
import { type NamedAccount, putPayoutAccount } from './put-payout-account.server.ts'

/**
 * A verified bughunter names where money is to be sent, or changes it: proved by password and second factor,
 * usable a day later, notified to their address (MON-06). A holder who does not bear the verified name is
 * judged by the team, and so is a number that another person has named, on both sides. What waits to be paid
 * to the account before is taken back. Naming the same account again changes nothing.
 * @throws Refusal as `reauthenticate`; invalid_input (`provider`: one that is not offered); forbidden,
 *   conflict `factor_missing`, step_missing `account_unverified`
 */
export async function namePayoutAccount(actor: Person, input: PayoutAccountInput): Promise<void> {
  refuseUnless(mayBePaid(actor), 'forbidden')
  if (!offeredBanks().some(({ code }) => code === input.provider)) refuseField('provider', 'choose')
  const shown = await reauthenticate(actor, input)
  refuseUnless(shown !== null, 'conflict', 'factor_missing')
  await unsafeNamePayoutAccount(actor, input)
}

/** The same without asking who is there: for seeded histories, never for endpoints. */
export async function unsafeNamePayoutAccount(actor: Person, input: NamedAccount): Promise<void> {
  await transaction(async (tx) => {
    const payee = await lockPayee(tx, actor.accountId)
    refuseUnless(payee.verified, 'step_missing', 'account_unverified')
    const { id, isNew, before, sharers } = await putPayoutAccount(tx, actor.accountId, input, payee)
    if (!isNew) return
    const cancelled = before ? await cancelWaiting(tx, actor, before.id) : 0
    const changeId = await lastAddressChangeOf(tx, actor.accountId)
    await record(tx, actor, 'reward.payout_account_named', actor.accountId, {
      ...{ payoutAccountId: id, kind: input.kind, provider: input.provider, changed: before !== null },
      ...{ cancelled, ...(changeId ? { changeId } : {}) },
      review: sharers.length > 0 || !isSameHolder(payee.fullName, input.holder),
    })
    await reviewShared(tx, sharers)
  })
}

/**
 * An operator judges whether the holder of an account is the verified person. Of two who decide at once, one wins; an
 * account that was replaced meanwhile is no one's business any more. What waited to be paid to a refused one is payable
 * again.
 * @throws Refusal forbidden, not_found, move_forbidden
 */
export async function decidePayoutAccount(actor: Person, input: DecidePayoutAccountInput): Promise<void> {
  refuseUnless(mayPay(actor), 'forbidden')
  await transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.id, input.payoutAccountId))
      .for('update')
    const { id, bughunterId, state, replacedAt } = found(row)
    refuseUnless(state === 'review' && replacedAt === null, 'move_forbidden')
    const approved = input.decision === 'approve'
    await tx
      .update(payoutAccounts)
      .set({
        state: approved ? 'approved' : 'refused',
        reason: input.decision === 'refuse' ? input.reason : null,
        ...{ decidedBy: actor.accountId, decidedAt: now() },
      })
      .where(eq(payoutAccounts.id, id))
    if (!approved) await cancelWaiting(tx, actor, id)
    await record(tx, actor, 'reward.payout_account_decided', bughunterId, {
      ...{ bughunterId, payoutAccountId: id, approved },
    })
  })
}
