import { now } from '@cakrawala/calendar/clock'
import { gridMaximum, gridMinimum } from '#domain/program/reward-grid.ts'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { ratingFault } from '#domain/report/rating.ts'
import { isRewardSettled } from '#domain/report/report-state.ts'
import { reportRatings } from '#domain/report/report-tables.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import { feePercentOn } from '#domain/reward/tax-in-force.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person, System } from '#kernel/actor.ts'
import { formatRupiah } from '#kernel/money.ts'
import { refuseField, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { bandOf } from '#kernel/risk-level.ts'
import { dropOffer, giveOffer, pendingOffer } from '../offer.server.ts'
import { ratedPoints, settleDuplicates, settlePoints } from '../points.server.ts'
import { keep, releaseAll, reserve } from '../reservation.server.ts'
import { needsReason, withFee } from '../reward.ts'
import { lockCase, type RewardCase, refuseUnlessMoves } from '../reward-case.server.ts'
import { reserveDecided } from './answer-dispute.server.ts'
import type { DecideDisputeInput } from './dispute-input.ts'
import { ratingJudgeObstacleOf, ratingJudgeRefusals } from './team-judges.server.ts'

const system: System = { kind: 'system', job: 'decided-dispute' }

/**
 * An operator who has not judged the report before ends a dispute: the level, which must fit its vector, and the least the company gives.
 * Both bind both sides. An offer that reaches it becomes the reward; a reward that does not is taken back to be given anew, out of money
 * set aside at once.
 * @throws Refusal not_found, forbidden (also `judge_second`), move_forbidden, conflict (the page was older), balance_insufficient,
 *   invalid_input (`level`, `cvssVector`, `floor`)
 */
export async function decideDispute(
  actor: Person,
  reportId: string,
  input: DecideDisputeInput,
): Promise<void> {
  const { level, revision } = input
  await withText(actor, reportId, input, async (tx, text) => {
    const locked = await lockCase(tx, actor, reportId)
    const { report } = locked
    refuseUnlessMoves(actor, locked, 'decide_dispute')
    refuseObstacle(await ratingJudgeObstacleOf(tx, actor, reportId), ratingJudgeRefusals)
    refuseUnless(report.revision === revision, 'conflict', 'page_older')
    const cvss = parseCvss(input.cvssVector) ?? refuseField('cvssVector', 'cvss_invalid')
    const fault = ratingFault({ level, score: cvss.score }, null)
    if (fault) refuseField('level', fault)
    const floor = floorOf(locked, input)
    const reopensReward = isTooLittle(locked, floor)
    await tx.insert(reportRatings).values({
      ...{ reportId, byId: actor.accountId, fromLevel: report.riskLevel, toLevel: level },
      ...{
        fromVector: report.cvssVector,
        toVector: cvss.vector,
        reason: text.bodyMd.slice(0, 2_000),
        at: now(),
      },
    })
    if (reopensReward) await takeBack(tx, actor, locked, floor)
    await keep(tx, reportId, { floorIdr: floor })
    const set = { riskLevel: level, triagedLevel: level, cvssVector: cvss.vector, cvssScore: cvss.score }
    const rated = { ...report, ...set }
    const points = await settlePoints(tx, rated, 'valid', ratedPoints(rated, level))
    await settleDuplicates(tx, rated)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    const facts = { fromLevel: report.riskLevel, level, floorIdr: String(floor), points, commentId }
    await moveReport(tx, actor, reportId, 'decide_dispute', { details: { reopensReward }, set, facts })
    await endOffer(tx, actor, reportId, floor)
  })
}

function floorOf({ grid }: RewardCase, { level, floor }: DecideDisputeInput): bigint {
  if (!grid) return floor === undefined ? 0n : refuseField('floor', 'amount_without_money')
  const band = bandOf(level)
  const most = gridMaximum(grid, band)
  if (floor !== undefined && most !== null && floor > most)
    refuseField('floor', 'floor_above_grid', { most: formatRupiah(most) })
  return floor ?? gridMinimum(grid, band) ?? 0n
}

/** Whether the reward that was given must be given anew. Money whose payout was asked for stays as it is. */
function isTooLittle({ report, facts, reward }: RewardCase, floor: bigint): boolean {
  if (!isRewardSettled(facts) || floor <= (reward?.amountIdr ?? 0n)) return false
  if (report.rewardState === 'processing' || report.rewardState === 'paid')
    refuseField('floor', 'reward_taken')
  return true
}

/** What was owed comes back to be set aside with what is missing: no moment in which the bughunter has neither. */
async function takeBack(tx: Tx, actor: Person, locked: RewardCase, floor: bigint): Promise<void> {
  const { id, validAt } = locked.report
  await releaseAll(tx, actor, locked)
  await keep(tx, id, {
    givenAt: null,
    requestKey: null,
    proposedBy: null,
    approvedBy: null,
    autoReleased: false,
  })
  const again = await lockCase(tx, actor, id)
  await reserve(tx, actor, again, withFee(floor, feePercentOn(validAt, 'reward')), 'refuse')
}

async function endOffer(tx: Tx, actor: Person, reportId: string, floor: bigint): Promise<void> {
  const locked = await lockCase(tx, system, reportId)
  if (locked.report.rewardState !== 'proposed') return
  const offered = pendingOffer(locked.reward)
  const level = locked.report.riskLevel ?? 0
  const explained =
    offered && (!needsReason(locked.grid, level, offered.amountIdr) || offered.reason !== null)
  if (offered && explained && offered.amountIdr >= floor) return giveOffer(tx, system, locked)
  await dropOffer(tx, locked)
  await reserveDecided(tx, actor, reportId)
}
