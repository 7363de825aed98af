import { companyPermission, type MemberRights } from './member.ts'

/** Up to this many rupiah a reward is given by one person; who may decide above it is named by the owner alone. */
export const largeRewardAbove = 50_000_000n

/** Since when, and by whom, a membership or a grant may decide rewards as it may now; null while it may not. */
export type DecisionRight = { decidesSince: Date | null; decidesGivenBy: string | null }

type Decides = Pick<MemberRights, 'permissions' | 'rewardLimit'> & { permission?: MemberRights['permission'] }

/** The most a person with these rights decides in one reward: 0 for nothing, null for no limit. */
export function mostDecided({ permission, permissions, rewardLimit }: Decides): bigint | null {
  if (permission === companyPermission.admin) return null
  return permissions.includes('reward.decide') ? rewardLimit : 0n
}

export function isLarge(limit: bigint | null): boolean {
  return limit === null || limit > largeRewardAbove
}

/** The right after a change: it begins anew where it is gained or reaches further, and stays as it was where it shrinks. */
export function decisionRight(
  before: (Decides & DecisionRight) | null,
  after: Decides,
  given: { by: string; at: Date },
): DecisionRight {
  const most = mostDecided(after)
  if (most === 0n) return { decidesSince: null, decidesGivenBy: null }
  if (before && !isFurther(mostDecided(before), most)) {
    return { decidesSince: before.decidesSince, decidesGivenBy: before.decidesGivenBy }
  }
  return { decidesSince: given.at, decidesGivenBy: given.by }
}

/** Whether `wanted` lets decide more than `held` does. */
export function isFurther(locked: bigint | null, wanted: bigint | null): boolean {
  return locked !== null && (wanted === null || wanted > locked)
}
