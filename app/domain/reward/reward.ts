import { largeRewardAbove } from '#domain/company/decision-right.ts'
import { type ProgramPolicy, type RewardType, rewardGridOf } from '#domain/program/program.ts'
import { amountFor, gridMinimum, isInsideGrid, type RewardGrid } from '#domain/program/reward-grid.ts'
import type { ReportState } from '#domain/report/report-state.ts'
import { percentOf } from '#kernel/money.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'

/** Above this many rupiah within 24 hours rewards need a second person of the company who may decide. */
export const secondApproverAbove = largeRewardAbove

/** An amount and the platform's share on top of it, in percent of it (see the setting `fees`). */
export function withFee(amount: bigint, feePercent: number): bigint {
  return amount + percentOf(amount, feePercent)
}

/** The state of the money of a paid retest: set aside, the bughunter's for good, or back with the company. */
export const retestStates = ['offered', 'owed', 'returned'] as const
export type RetestState = (typeof retestStates)[number]

export function paysMoney(type: RewardType): boolean {
  return type === 'money' || type === 'money_and_other'
}

/** The reward table of a policy; null where its rewards have no money in them. */
export function gridOf(policy: Pick<ProgramPolicy, 'grid' | 'rewardType'>): RewardGrid | null {
  return paysMoney(policy.rewardType) ? rewardGridOf(policy) : null
}

/** What is reserved, fee included, when a report of this level becomes valid. */
export function reservedAtValid(grid: RewardGrid | null, level: RiskLevel, feePercent: number): bigint {
  const least = grid && gridMinimum(grid, bandOf(level))
  return least ? withFee(least, feePercent) : 0n
}

/** What is reserved, fee included, once a report is rated at this level. */
export function reservedAtRated(grid: RewardGrid | null, level: RiskLevel, feePercent: number): bigint {
  const amount = grid && amountFor(grid, level)
  return amount ? withFee(amount, feePercent) : 0n
}

/**
 * Whether the company must give a reason: the amount is outside the range of the band, or the reward table
 * has none.
 */
export function needsReason(grid: RewardGrid | null, level: RiskLevel, amount: bigint): boolean {
  return amount > 0n && !(grid && isInsideGrid(grid, bandOf(level), amount))
}

/** Least letters of a reason for an amount outside the reward table. */
export const reasonLeast = 20

/** Whether an amount has the reason it needs at this level. */
export function isReasoned(
  grid: RewardGrid | null,
  level: RiskLevel,
  { amount, reason }: { amount: bigint; reason: string | null },
): boolean {
  return !needsReason(grid, level, amount) || (reason?.length ?? 0) >= reasonLeast
}

/** Whether a report counts as a valid find: it was accepted and no later decision took that back. */
export function isAccepted({ stage, closeReason }: Pick<ReportState, 'stage' | 'closeReason'>): boolean {
  return (
    stage === 'valid' || stage === 'rated' || closeReason === 'resolved' || closeReason === 'accepted_risk'
  )
}
