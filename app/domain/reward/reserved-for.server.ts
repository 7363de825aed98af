import { farFrom, levelInForce } from '#domain/report/rating.ts'
import { greatest } from '#kernel/money.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { pendingProposal } from './offer.server.ts'
import { reservedAtRated, reservedAtValid, withFee } from './reward.ts'
import type { RewardCase } from './reward-case.server.ts'
import { feePercentOn } from './tax-in-force.server.ts'

/**
 * What is set aside, fee included, for a report rated at `level` whose reward is still to come: the amount of the level, and no less
 * than a proposal, the least an operator set or, while the team's higher level still counts (`teamCounts`), the least of that.
 */
export function reservationFor(locked: RewardCase, level: RiskLevel, teamCounts: boolean): bigint {
  const { report, grid, reward } = locked
  const feePercent = feePercentOn(report.validAt, 'reward')
  const team = teamCounts && report.triagedLevel !== null ? report.triagedLevel : level
  return greatest(
    reservedAtRated(grid, level, feePercent),
    reservedAtValid(grid, team, feePercent),
    withFee(pendingProposal(reward)?.amountIdr ?? 0n, feePercent),
    withFee(reward?.floorIdr ?? 0n, feePercent),
  )
}

/** The same for a report in its current state. */
export function reservationOf(locked: RewardCase): bigint {
  const { report } = locked
  const level = report.riskLevel ?? report.triagedLevel ?? 0
  return reservationFor(
    locked,
    level,
    levelInForce(report) !== level && farFrom(report.triagedLevel, level) === 'lowered',
  )
}
