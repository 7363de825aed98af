import { asc, eq, sum } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { retestRewardOf } from '#domain/program/program.ts'
import { amountFor } from '#domain/program/reward-grid.ts'
import { factsOf } from '#domain/report/report-facts.server.ts'
import { mayDecideAmount, mayMoveReport, maySee } from '#domain/report/report-policy.ts'
import { reportRatings, reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isPerson } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { unsafeRetestsOf } from './retest/retest-queries.server.ts'
import { paysMoney, secondApproverAbove } from './reward.ts'
import { caseOf, type RewardCase, type RewardRow } from './reward-case.server.ts'
import { maySeeReserved } from './reward-policy.ts'
import { pointEntries } from './reward-tables.server.ts'
import type { InsideView, RatingLine, RewardView } from './reward-view.ts'
import { feePercentOn } from './rules-on.server.ts'

export type { InsideView, RatingLine, RewardView } from './reward-view.ts'

/** @throws Refusal not_found for unknown reports and for those the viewer may not see */
export async function rewardSeenBy(viewer: Actor, reportId: string): Promise<RewardView> {
  if (!isId(reportId)) refuse('not_found')
  const [report] = await database().select().from(reports).where(eq(reports.id, reportId))
  const held = report ? await factsOf(database(), viewer, report) : null
  const known = await caseOf(database(), found(held && maySee(viewer, held.facts) ? held : null))
  const [points, ratings, names, rounds] = await Promise.all([
    pointsFor(reportId),
    ratingsOf(reportId),
    namesOf(known),
    unsafeRetestsOf(database(), reportId),
  ])
  const retests = isBughunter(viewer) ? rounds : rounds.map((line) => ({ ...line, net: null }))
  return { ...viewOf(viewer, known, points, ratings, names), retests }
}

function viewOf(
  viewer: Actor,
  known: RewardCase,
  points: number,
  ratings: RatingLine[],
  names: Map<string, string>,
): Omit<RewardView, 'retests'> {
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
    autoReleased: given && reward.autoReleased,
    points,
    ratings,
    awaited: report.stage === 'valid' || report.stage === 'rated',
    guaranteed: (reward?.reservedIdr ?? 0n) > 0n,
    retestReward: retestRewardOf(policy),
    inside: outside ? null : insideOf(viewer, known, names),
    mayRate: mayMoveReport(viewer, facts, 'rate'),
    mayGive,
    mayApprove: mayGive && waiting && mayBeSecond(viewer, known, reward),
  }
}

function mayBeSecond(viewer: Actor, { facts }: RewardCase, { proposedBy, amountIdr }: RewardRow): boolean {
  const another = isPerson(viewer) && proposedBy !== viewer.accountId
  return another && mayDecideAmount(viewer, facts, amountIdr)
}

function insideOf(
  viewer: Actor,
  { report, facts, reward, grid, kind, policy }: RewardCase,
  names: Map<string, string>,
): InsideView {
  const band = bandOf(report.riskLevel)
  const paid = band === 'others' || band === 'informational' ? null : band
  return {
    // Part of the balance, and of that only the owner knows: other members read what bughunters do.
    reserved: maySeeReserved(viewer) ? (reward?.reservedIdr ?? 0n) : 0n,
    feePercent: feePercentOn(report.validAt, kind),
    fee: reward?.feeIdr ?? 0n,
    band,
    range: (paid && grid?.[paid]) ?? null,
    suggested: report.riskLevel !== null && grid ? amountFor(grid, report.riskLevel) : null,
    suggestedItem: (paid && policy.otherRewards?.[paid]) ?? null,
    secondApproverAbove,
    ownLimit: facts.rewardLimit,
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
