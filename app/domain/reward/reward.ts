import {
  type ProgramKind,
  type ProgramPolicy,
  type RewardType,
  rewardGridOf,
} from '#domain/program/program.ts'
import { amountFor, gridMinimum, isInsideGrid, type RewardGrid } from '#domain/program/reward-grid.ts'
import type { ReportState } from '#domain/report/report-state.ts'
import { percentOf } from '#kernel/money.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'

/** Above this many rupiah a reward needs a second person of the company who may decide. */
export const secondApproverAbove = 50_000_000n

/** The platform's share on top of a reward, in percent of it, since 1 January 2026. */
export const feePercents = {
  bug_bounty: 20,
  challenge: 20,
  vulnerability_management: 0,
} as const satisfies Record<ProgramKind, number>

export function feeOf(amount: bigint, kind: ProgramKind): bigint {
  return percentOf(amount, feePercents[kind])
}

export function withFee(amount: bigint, kind: ProgramKind): bigint {
  return amount + feeOf(amount, kind)
}

export function paysMoney(type: RewardType): boolean {
  return type === 'money' || type === 'money_and_other'
}

/** The grid of a policy; null where its rewards have no money in them. */
export function gridOf(policy: Pick<ProgramPolicy, 'grid' | 'rewardType'>): RewardGrid | null {
  return paysMoney(policy.rewardType) ? rewardGridOf(policy) : null
}

/** What is reserved, fee included, when a report of this level becomes valid. */
export function reservedAtValid(grid: RewardGrid | null, level: RiskLevel, kind: ProgramKind): bigint {
  const least = grid && gridMinimum(grid, bandOf(level))
  return least ? withFee(least, kind) : 0n
}

/** What is reserved, fee included, once a report is rated at this level. */
export function reservedAtRated(grid: RewardGrid | null, level: RiskLevel, kind: ProgramKind): bigint {
  const amount = grid && amountFor(grid, level)
  return amount ? withFee(amount, kind) : 0n
}

/** Whether the company must say why: the amount lies outside the range of the band, or the grid has none. */
export function needsReason(grid: RewardGrid | null, level: RiskLevel, amount: bigint): boolean {
  return amount > 0n && !(grid && isInsideGrid(grid, bandOf(level), amount))
}

/** Whether a report counts as a valid find: it was accepted and no later decision took that back. */
export function isAccepted({ stage, closeReason }: Pick<ReportState, 'stage' | 'closeReason'>): boolean {
  return (
    stage === 'valid' || stage === 'rated' || closeReason === 'resolved' || closeReason === 'accepted_risk'
  )
}
