import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import { cancelWaiting } from './cancel-payout.server.ts'
import type { DecidePayoutAccountInput } from './payout-input.ts'
import { mayPay } from './payout-policy.ts'

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
