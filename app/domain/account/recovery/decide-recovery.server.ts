import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { database, transaction } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { lockForReset } from '../factor-reset/open-reset.server.ts'
import { recoveryReviews } from '../tables/recovery-tables.server.ts'
import { lockReset } from './lock-reset.server.ts'
import type { RecoveryDecisionInput } from './recovery-input.ts'

/**
 * Decides a review of the platform team: grants the reset of the second factor, which is held as one by a mailed
 * link, or refuses it. No one decides about the own account.
 * @throws Refusal forbidden, not_found, conflict (decided meanwhile), and those of `reauthenticate`
 */
export async function decideRecovery(actor: Person, input: RecoveryDecisionInput): Promise<void> {
  const { reviewId, decision, reason, ...proof } = input
  refuseUnless(isOperator(actor), 'not_found')
  refuseUnless(mayActForTeam(actor, 'account.recovery_review_decided'), 'forbidden', 'team_role_missing')
  const [asked] = await database()
    .select({ accountId: recoveryReviews.accountId })
    .from(recoveryReviews)
    .where(eq(recoveryReviews.id, reviewId))
  const { accountId } = found(asked)
  refuseUnless(accountId !== actor.accountId, 'forbidden', 'own_account')
  await reauthenticate(actor, proof)
  await transaction(async (tx) => {
    found(await lockForReset(tx, accountId))
    const [review] = await tx
      .select()
      .from(recoveryReviews)
      .where(eq(recoveryReviews.id, reviewId))
      .for('update')
    refuseUnless(found(review).decidedAt === null, 'conflict')
    await tx
      .update(recoveryReviews)
      .set({ decision, reason, decidedBy: actor.accountId, decidedAt: now() })
      .where(eq(recoveryReviews.id, reviewId))
    const reset = { accountId, way: 'review', askedBy: actor.accountId } as const
    if (decision === 'granted') await lockReset(tx, actor, reset)
    await record(tx, actor, 'account.recovery_review_decided', accountId, { reviewId, decision })
  })
}
