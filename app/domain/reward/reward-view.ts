import type { RewardRange } from '#domain/program/reward-grid.ts'
import type { RewardState } from '#domain/report/report-state.ts'
import type { Role } from '#kernel/actor.ts'
import type { Band, RiskLevel } from '#kernel/risk-level.ts'
import type { ApprovingObstacle } from './approving-policy.ts'
import type { RetestState } from './reward.ts'

export type RatingLine = {
  id: string
  /** In which part they rated; a rating is the institution's, names stay inside. */
  by: Role
  from: RiskLevel | null
  to: RiskLevel
  fromVector: string | null
  toVector: string | null
  reason: string | null
  at: Date
}
/** A paid round of a retest. `net`: of an open one, what is left after tax; for its bughunter alone. */
export type RetestLine = {
  round: number
  state: RetestState
  amount: bigint
  net: bigint | null
  askedAt: Date
  endedAt: Date | null
}
/** The reward of a report as this viewer may know it, with what they may do about it. Amounts in rupiah. */
export type RewardView = {
  reportId: string
  revision: number
  state: RewardState
  triagedLevel: RiskLevel | null
  riskLevel: RiskLevel | null
  cvssVector: string | null
  money: boolean
  /** Whether a reward is still to come: the report is valid and open. */
  awaited: boolean
  amount: bigint
  otherReward: string | null
  /** The amount is less than the least and waits for the bughunter's answer. */
  offered: boolean
  /** The least an operator set when the rating was disputed; 0 where none did. */
  floor: bigint
  reason: string | null
  givenAt: Date | null
  /** The company was silent for too long, and the platform gave the least of the band. */
  autoReleased: boolean
  points: number
  ratings: RatingLine[]
  /** Whether money is set aside for the report: the bughunter sees that it is, the company how much. */
  guaranteed: boolean
  /** The paid rounds, oldest first; what they pay stands in the program for everybody on the report. */
  retests: RetestLine[]
  /** What asking for a retest promises by the version the report was sent under; 0 where it is unpaid. */
  retestReward: bigint
  /** For the company and the platform team; null for the reporter. */
  inside: InsideView | null
  mayRate: boolean
  mayGive: boolean
  mayApprove: boolean
}
export type InsideView = {
  /** Zero for members of the company: it is part of the balance. */
  reserved: bigint
  /** In percent of the amount, on top of it. */
  feePercent: number
  fee: bigint
  band: Band | 'others'
  range: RewardRange | null
  suggested: bigint | null
  suggestedItem: string | null
  secondApproverAbove: bigint
  /** How much of it this reader may still give this bughunter alone within 24 hours; null where they give nothing. */
  leftAlone: bigint | null
  /** What stands between the reader and approving the proposal; null where nothing does, or none waits. */
  approvalObstacle: ApprovingObstacle | null
  /** Who may be, while one waits. */
  approvers: string[]
  /** The most this reader may decide alone; null without a limit of their own. */
  ownLimit: bigint | null
  proposedBy: string | null
  /** Until when a second person may approve what was proposed; null where nothing waits. */
  lapsesAt: Date | null
  approvedBy: string | null
}
