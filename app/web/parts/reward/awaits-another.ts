import type { RewardView } from '#domain/reward/reward-queries.server.ts'

/** Whether a proposed amount lies with its reader's company, for somebody to approve. */
export function isProposed({ inside, givenAt, amount }: RewardView): boolean {
  return inside?.proposedBy != null && givenAt === null && amount > 0n
}

/** Whether the reader has done their part: a second person of the company approves what they proposed. */
export function awaitsAnother(reward: RewardView): boolean {
  return isProposed(reward) && reward.mayGive && !reward.mayApprove
}
