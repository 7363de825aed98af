import { asc, eq, sum } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { amountFor, type RewardRange } from '#domain/program/reward-grid.ts'
import { factsOf } from '#domain/report/report-facts.server.ts'
import type { RewardState } from '#domain/report/report-lifecycle.ts'
import { mayMoveReport, maySee } from '#domain/report/report-policy.ts'
import { reportRatings, reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isPerson, type Role } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { type Band, bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { feePercents, paysMoney, secondApproverAbove } from './reward.ts'
import { caseOf, type RewardCase } from './reward-case.server.ts'
import { pointEntries } from './reward-tables.server.ts'

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
/** The reward of a report as this viewer may know it, with what they may do about it. Amounts in rupiah. */
export type RewardView = {
  reportId: string
  revision: number
  state: RewardState
  triagedLevel: RiskLevel | null
  riskLevel: RiskLevel | null
  cvssVector: string | null
  money: boolean
  amount: bigint
  otherReward: string | null
  reason: string | null
  givenAt: Date | null
  points: number
  ratings: RatingLine[]
  /** Whether money is set aside for the report: the bughunter sees that it is, the company how much. */
  guaranteed: boolean
  /** For the company and the platform team; null for the reporter. */
  inside: InsideView | null
  mayRate: boolean
  mayGive: boolean
  mayApprove: boolean
}
export type InsideView = {
  reserved: bigint
  /** In percent of the amount, on top of it. */
  feePercent: number
  fee: bigint
  band: Band | 'others'
  range: RewardRange | null
  suggested: bigint | null
  suggestedItem: string | null
  secondApproverAbove: bigint
  proposedBy: string | null
  approvedBy: string | null
}

/** @throws Refusal not_found for unknown reports and for those the viewer may not see */
export async function rewardSeenBy(viewer: Actor, reportId: string): Promise<RewardView> {
  const [report] = await database().select().from(reports).where(eq(reports.id, reportId))
  const held = report ? await factsOf(database(), viewer, report) : null
  const known = await caseOf(database(), found(held && maySee(viewer, held.facts) ? held : null))
  const [points, ratings, names] = await Promise.all([
    pointsFor(reportId),
    ratingsOf(reportId),
    namesOf(known),
  ])
  return viewOf(viewer, known, points, ratings, names)
}

function viewOf(
  viewer: Actor,
  known: RewardCase,
  points: number,
  ratings: RatingLine[],
  names: Map<string, string>,
): RewardView {
  const { report, facts, reward, policy } = known
  const given = reward?.givenAt != null
  const outside = isBughunter(viewer)
  const mayGive = mayMoveReport(viewer, facts, 'approve_reward')
  const waiting = reward?.proposedBy != null && !given && reward.amountIdr > 0n
  return {
    reportId: report.id,
    revision: report.revision,
    state: report.rewardState,
    triagedLevel: report.triagedLevel,
    riskLevel: report.riskLevel,
    cvssVector: report.cvssVector,
    money: paysMoney(policy.rewardType),
    // Until it is given, an amount is the company's own talk.
    amount: given || !outside ? (reward?.amountIdr ?? 0n) : 0n,
    otherReward: given || !outside ? (reward?.otherReward ?? null) : null,
    reason: given || !outside ? (reward?.reason ?? null) : null,
    givenAt: reward?.givenAt ?? null,
    points,
    ratings,
    guaranteed: (reward?.reservedIdr ?? 0n) > 0n,
    inside: outside ? null : insideOf(known, names),
    mayRate: mayMoveReport(viewer, facts, 'rate'),
    mayGive,
    mayApprove: mayGive && waiting && isPerson(viewer) && reward.proposedBy !== viewer.accountId,
  }
}

function insideOf(
  { report, reward, grid, kind, policy }: RewardCase,
  names: Map<string, string>,
): InsideView {
  const band = bandOf(report.riskLevel)
  const paid = band === 'others' || band === 'informational' ? null : band
  return {
    reserved: reward?.reservedIdr ?? 0n,
    feePercent: feePercents[kind],
    fee: reward?.feeIdr ?? 0n,
    band,
    range: (paid && grid?.[paid]) ?? null,
    suggested: report.riskLevel !== null && grid ? amountFor(grid, report.riskLevel) : null,
    suggestedItem: (paid && policy.otherRewards?.[paid]) ?? null,
    secondApproverAbove,
    proposedBy: names.get(reward?.proposedBy ?? '') ?? null,
    approvedBy: names.get(reward?.approvedBy ?? '') ?? null,
  }
}

async function pointsFor(reportId: string): Promise<number> {
  const [row] = await database()
    .select({ total: sum(pointEntries.points).mapWith(Number) })
    .from(pointEntries)
    .where(eq(pointEntries.reportId, reportId))
  return row?.total ?? 0
}

/** The severity ledger: everyone on the report reads it (meanings §4.2, D3). */
async function ratingsOf(reportId: string): Promise<RatingLine[]> {
  return database()
    .select({
      id: reportRatings.id,
      by: accounts.role,
      from: reportRatings.fromLevel,
      to: reportRatings.toLevel,
      fromVector: reportRatings.fromVector,
      toVector: reportRatings.toVector,
      reason: reportRatings.reason,
      at: reportRatings.at,
    })
    .from(reportRatings)
    .innerJoin(accounts, eq(accounts.id, reportRatings.byId))
    .where(eq(reportRatings.reportId, reportId))
    .orderBy(asc(reportRatings.at))
}

async function namesOf({ reward }: RewardCase): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const accountId of [reward?.proposedBy, reward?.approvedBy]) {
    if (!accountId || names.has(accountId)) continue
    const [row] = await database()
      .select({ username: accounts.username })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    if (row) names.set(accountId, row.username)
  }
  return names
}
