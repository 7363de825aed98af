import { now } from '@cakrawala/calendar/clock'
import { mayDecideAmount } from '#domain/report/report-policy.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { approvalBlock } from './approvers.server.ts'
import { type ApprovingObstacle, obstacleToApproving } from './approving-policy.ts'
import { lapseOf, type Proposal } from './offer.server.ts'
import { isReasoned } from './reward.ts'
import type { RewardCase } from './reward-case.server.ts'

/**
 * The obstacle between this member, who may give the reward of the report, and approving the amount that was proposed for
 * it.
 */
export async function approvingObstacleOf(
  tx: Pick<Tx, 'execute'>,
  actor: Person,
  { companyId, report, facts, grid }: RewardCase,
  proposal: Proposal,
): Promise<ApprovingObstacle | null> {
  const { proposedAt, amountIdr: amount, reason } = proposal
  return obstacleToApproving({
    lapsed: lapseOf(proposedAt) <= now(),
    block: await approvalBlock(tx, actor, { companyId, report }, proposal),
    withinLimit: mayDecideAmount(actor, facts, amount),
    reasoned: report.riskLevel !== null && isReasoned(grid, report.riskLevel, { amount, reason }),
  })
}
