import { now } from '@cakrawala/calendar/clock'
import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import { gridMinimum } from '#domain/program/reward-grid.ts'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import { refuseOlderPage } from '#domain/report/report-facts.server.ts'
import { reportRatings } from '#domain/report/report-tables.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { dropOffer } from '../offer.server.ts'
import { ratedPoints, settleDuplicates, settlePoints } from '../points.server.ts'
import { keep, reserve } from '../reservation.server.ts'
import { reservationOf } from '../reserved-for.server.ts'
import { lockCase, type RewardCase, refuseUnlessMoves } from '../reward-case.server.ts'
import type { DisputeAnswerInput } from './dispute-input.ts'

/**
 * The company answers a disputed rating, once, within 3 business days: it stays, and an operator decides; or the company
 * yields, and the platform team's level and the least of its band hold without another word.
 * @throws Refusal not_found, forbidden, move_forbidden (not disputed, answered; `nothing_to_yield`), conflict (the page
 * was older)
 */
export async function answerDispute(
  actor: Person,
  reportId: string,
  { answer, revision, ...said }: DisputeAnswerInput,
): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    const locked = await lockCase(tx, actor, reportId)
    refuseUnlessMoves(actor, locked, answer === 'yields' ? 'yield_dispute' : 'answer_dispute')
    refuseOlderPage(locked.report, revision)
    if (answer === 'yields') refuseUnless(mayYield(locked), 'move_forbidden', 'nothing_to_yield')
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    if (answer === 'yields') await yieldRating(tx, actor, locked, commentId)
    else await moveReport(tx, actor, reportId, 'answer_dispute', { facts: { answer, commentId } })
  })
}

/** Whether the company has anything to give up: another level than the team's, or a reward below the least. */
export function mayYield({ report, reward }: Pick<RewardCase, 'report' | 'reward'>): boolean {
  const differs = report.triagedLevel !== null && report.riskLevel !== report.triagedLevel
  return differs || reward?.offeredAt != null
}

async function yieldRating(tx: Tx, actor: Person, locked: RewardCase, commentId: string): Promise<void> {
  const { report, grid } = locked
  const level = report.triagedLevel ?? refuse('step_missing')
  const set = { riskLevel: level, ...(await vectorOf(tx, report, level)) }
  if (level !== report.riskLevel) {
    await tx.insert(reportRatings).values({
      ...{ reportId: report.id, byId: actor.accountId, fromLevel: report.riskLevel, toLevel: level },
      ...{ fromVector: report.cvssVector, toVector: set.cvssVector ?? report.cvssVector, at: now() },
    })
  }
  await dropOffer(tx, locked)
  await keep(tx, report.id, { floorIdr: (grid && gridMinimum(grid, bandOf(level))) ?? 0n })
  const rated = { ...report, riskLevel: level }
  await settlePoints(tx, rated, 'valid', ratedPoints(rated, level))
  await settleDuplicates(tx, rated)
  const facts = { answer: 'yields', fromLevel: report.riskLevel, level, commentId }
  await moveReport(tx, actor, report.id, 'yield_dispute', { set, facts })
  await reserveDecided(tx, actor, report.id)
}

/** What is set aside follows a level both sides are bound to, where the reward is still to come. */
export async function reserveDecided(tx: Tx, actor: Person, reportId: string): Promise<void> {
  const locked = await lockCase(tx, actor, reportId)
  if (locked.report.rewardState === 'proposed')
    await reserve(tx, actor, locked, reservationOf(locked), 'keep')
}

/** The vector the team's level was found by; the present one where none is stored. */
async function vectorOf(tx: Tx, { id, cvssVector }: ReportRow, level: RiskLevel) {
  const its = or(eq(reportRatings.fromLevel, level), eq(reportRatings.toLevel, level))
  const rows = await tx
    .select()
    .from(reportRatings)
    .where(and(eq(reportRatings.reportId, id), its, isNotNull(reportRatings.toVector)))
    .orderBy(desc(reportRatings.at))
  const known = rows.map((row) => (row.toLevel === level ? row.toVector : row.fromVector))
  const cvss = parseCvss(known.find((vector) => vector !== null) ?? cvssVector ?? '')
  return cvss ? { cvssVector: cvss.vector, cvssScore: cvss.score } : {}
}
