import type { RefusalCode } from '#kernel/refusal.ts'
import {
  type SecondBlock,
  secondObstacle,
  secondRightObstacles,
  secondRightRefusals,
} from '#kernel/second-person.ts'

/** Why a member who decides rewards cannot approve a proposed one, in the order they are named. */
export const approvingObstacles = [
  'proposal_lapsed',
  'second_approver',
  ...secondRightObstacles,
  'reward_limit',
  'proposal_unreasoned',
] as const
export type ApprovingObstacle = (typeof approvingObstacles)[number]

export const approvingRefusals: Readonly<Record<ApprovingObstacle, RefusalCode>> = {
  proposal_lapsed: 'conflict',
  second_approver: 'forbidden',
  ...secondRightRefusals,
  reward_limit: 'forbidden',
  proposal_unreasoned: 'conflict',
}

/**
 * `lapsed`: its five business days are over. `block`: why the actor is not the second person. `withinLimit`: the actor may decide
 * its amount. `reasoned`: it has the reason its amount needs at the present level; the report may have been rated anew since.
 */
export type ProposedReward = {
  lapsed: boolean
  block: SecondBlock | null
  withinLimit: boolean
  reasoned: boolean
}

/**
 * The first thing between a member who may give the reward and approving what was proposed: what the use case refuses with, and what
 * page and API show. Null where nothing is.
 */
export function obstacleToApproving({
  lapsed,
  block,
  withinLimit,
  reasoned,
}: ProposedReward): ApprovingObstacle | null {
  if (lapsed) return 'proposal_lapsed'
  if (block) return secondObstacle(block, 'second_approver')
  if (!withinLimit) return 'reward_limit'
  return reasoned ? null : 'proposal_unreasoned'
}
