import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { caseObstacleOf } from './case-second.server.ts'
import { identityAppeals } from './identity-appeal-tables.server.ts'
import { caseRefusals, isOwnDecision, mayReviewCase } from './identity-case-policy.ts'
import { lockCase } from './lock-identity-case.server.ts'

/**
 * Decides on an objection to a denial, by a person who had no part in the denial and has the case in hand. Upheld, the
 * bughunter may hand in documents again at once, with all tries.
 * @throws Refusal not_found; forbidden `appeal_second`, `second_right_new`, `second_right_given`; conflict
 * `appeal_decided`, `case_not_taken`
 */
export async function decideDenialAppeal(
  actor: Actor,
  caseId: string,
  { decision, decisionText }: { decision: 'upheld' | 'rejected'; decisionText: string },
): Promise<void> {
  await transaction(async (tx) => {
    const { person, facts } = await lockCase(tx, actor, caseId)
    refuseUnless(facts.appealOpen, 'conflict', 'appeal_decided')
    refuseUnless(!isOwnDecision(person, facts), 'forbidden', 'appeal_second')
    refuseUnless(mayReviewCase(person, facts), 'conflict', 'case_not_taken')
    refuseObstacle(await caseObstacleOf(tx, person, facts), caseRefusals)
    const decided = { decision, decisionText, decidedBy: person.accountId, decidedAt: now() }
    await tx.update(identityAppeals).set(decided).where(eq(identityAppeals.caseId, caseId))
    if (decision === 'upheld') {
      await tx
        .update(bughunters)
        .set({ identityStatus: 2, identityTries: 0 })
        .where(eq(bughunters.accountId, facts.accountId))
    }
    await record(tx, person, 'account.identity_appeal_decided', facts.accountId, { caseId, decision })
  })
}
