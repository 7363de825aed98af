import type { ApprovingObstacle } from '#domain/reward/approving-policy.ts'
import type { RewardView } from '#domain/reward/reward-queries.server.ts'

/** Whether a proposed amount is with its reader's company, for a person to approve. */
export function isProposed({ inside, givenAt, amount }: RewardView): boolean {
  return inside?.proposedBy != null && givenAt === null && amount > 0n
}

/** Whether a proposal can be approved by no one any more and must be made anew. */
export function isOver(obstacle: ApprovingObstacle): boolean {
  return obstacle === 'proposal_lapsed' || obstacle === 'proposal_unreasoned'
}

function isOverFor({ inside }: RewardView): boolean {
  return inside?.approvalObstacle != null && isOver(inside.approvalObstacle)
}

/** Whether the reader has done their part: a second person of the company approves what they proposed. */
export function awaitsAnother(reward: RewardView): boolean {
  return isProposed(reward) && reward.mayGive && !reward.mayApprove && !isOverFor(reward)
}
