import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { asc, eq, sum } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { retestRewardOf } from '#domain/program/program.ts'
import { amountFor } from '#domain/program/reward-grid.ts'
import { factsOf } from '#domain/report/report-facts.server.ts'
import { mayMoveReport, maySee } from '#domain/report/report-policy.ts'
import { reportRatings, reports } from '#domain/report/report-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter, isPerson } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { approversOf } from './approvers.server.ts'
import { approvingObstacleOf } from './approving-obstacle.server.ts'
import { leftAlone } from './confirmed-alone.server.ts'
import { payeeFacts } from './lock-payee.server.ts'
import { lapseOf, pendingOffer, pendingProposal } from './offer.server.ts'
import { paysMoney, secondApproverAbove } from './reward.ts'
import { caseOf, type RewardCase } from './reward-case.server.ts'
import { maySeeReserved } from './reward-policy.ts'
import { pointEntries, retests } from './reward-tables.server.ts'
import type { InsideView, RatingLine, RetestLine, RewardView } from './reward-view.ts'
import { withholdingOf } from './tax.ts'
import { feePercentOn, knownTaxRules } from './tax-in-force.server.ts'

export type { InsideView, RatingLine, RewardView } from './reward-view.ts'

/** @throws Refusal not_found for unknown reports and for those the viewer may not see */
export async function rewardSeenBy(viewer: Actor, reportId: string): Promise<RewardView> {
  if (!isId(reportId)) refuse('not_found')
  const [report] = await database().select().from(reports).where(eq(reports.id, reportId))
  const locked = report ? await factsOf(database(), viewer, report) : null
  const known = await caseOf(database(), found(locked && maySee(viewer, locked.facts) ? locked : null))
  const [points, ratings, names, rounds, second] = await Promise.all([
    pointsFor(reportId),
    ratingsOf(reportId),
    namesOf(known),
    unsafeRetestsOf(database(), reportId),
    secondOf(viewer, known),
  ])
  const retests = isBughunter(viewer) ? rounds : rounds.map((line) => ({ ...line, net: null }))
  return { ...viewOf(viewer, known, points, ratings, names, second), retests }
}

function viewOf(
  viewer: Actor,
  known: RewardCase,
  points: number,
  ratings: RatingLine[],
  names: Map<string, string>,
  second: Second,
): Omit<RewardView, 'retests'> {
  const { report, facts, reward, policy } = known
  const given = reward?.givenAt != null
  const offered = report.ratingState !== 'open' && pendingOffer(reward) !== null
  // Until it is given or offered, an amount is the company's own talk.
  const told = given || offered || !isBughunter(viewer)
  const outside = isBughunter(viewer)
  const mayGive = mayMoveReport(viewer, facts, 'approve_reward')
  const proposal = pendingProposal(reward)
  return {
    reportId: report.id,
    revision: report.revision,
    state: report.rewardState,
    triagedLevel: report.triagedLevel,
    riskLevel: report.riskLevel,
    cvssVector: report.cvssVector,
    money: paysMoney(policy.rewardType),
    amount: told ? (reward?.amountIdr ?? 0n) : 0n,
    otherReward: told ? (reward?.otherReward ?? null) : null,
    reason: told ? (reward?.reason ?? null) : null,
    offered,
    floor: reward?.floorIdr ?? 0n,
    givenAt: reward?.givenAt ?? null,
    autoReleased: given && reward.autoReleased,
    points,
    ratings,
    awaited: report.stage === 'valid' || report.stage === 'rated',
    guaranteed: (reward?.reservedIdr ?? 0n) > 0n,
    retestReward: retestRewardOf(policy),
    inside: outside ? null : { ...insideOf(viewer, known, names), ...second },
    mayRate: mayMoveReport(viewer, facts, 'rate'),
    mayGive,
    mayApprove: mayGive && proposal !== null && second.approvalObstacle === null,
  }
}

type Second = Pick<InsideView, 'leftAlone' | 'approvalObstacle' | 'approvers'>

/** What the reader must know of the limit of one person, and of the second one a proposal waits for. */
async function secondOf(viewer: Actor, known: RewardCase): Promise<Second> {
  const { facts, reward } = known
  const gives = isPerson(viewer) && mayMoveReport(viewer, facts, 'approve_reward')
  if (!gives) return { leftAlone: null, approvalObstacle: null, approvers: [] }
  const tx = database()
  const proposal = pendingProposal(reward)
  const [left, approvalObstacle, approvers] = await Promise.all([
    leftAlone(tx, viewer, known),
    proposal && approvingObstacleOf(tx, viewer, known, proposal),
    proposal ? approversOf(tx, known, proposal) : [],
  ])
  return { leftAlone: left, approvalObstacle, approvers }
}

function insideOf(
  viewer: Actor,
  { report, facts, reward, grid, policy }: RewardCase,
  names: Map<string, string>,
): Omit<InsideView, keyof Second> {
  const band = bandOf(report.riskLevel)
  const paid = band === 'others' || band === 'informational' ? null : band
  return {
    // Part of the balance, and of that only the owner knows: other members read what bughunters do.
    reserved: maySeeReserved(viewer) ? (reward?.reservedIdr ?? 0n) : 0n,
    feePercent: feePercentOn(report.validAt, 'reward'),
    fee: reward?.feeIdr ?? 0n,
    band,
    range: (paid && grid?.[paid]) ?? null,
    suggested: report.riskLevel !== null && grid ? amountFor(grid, report.riskLevel) : null,
    suggestedItem: (paid && policy.otherRewards?.[paid]) ?? null,
    secondApproverAbove,
    ownLimit: facts.rewardLimit,
    proposedBy: names.get(reward?.proposedBy ?? '') ?? null,
    lapsesAt: reward?.proposedAt ? lapseOf(reward.proposedAt) : null,
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

/** The severity ledger: everyone on the report reads it. */
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

/** The paid rounds of a report, oldest first; with what is left of the open one after tax, were it paid out alone. */
async function unsafeRetestsOf(tx: Tx, reportId: string): Promise<RetestLine[]> {
  const rows = await tx
    .select()
    .from(retests)
    .where(eq(retests.reportId, reportId))
    .orderBy(asc(retests.round))
  return Promise.all(
    rows.map(
      async ({ round, state, amountIdr: amount, askedAt, endedAt, bughunterId, taxScheme: scheme }) => {
        const line = { round, state, amount, askedAt, endedAt }
        if (state !== 'offered') return { ...line, net: null }
        const payee = await payeeFacts(tx, bughunterId)
        const { net } = withholdingOf([{ scheme, amount }], payee, jakartaDay(now()), knownTaxRules())
        return { ...line, net }
      },
    ),
  )
}
