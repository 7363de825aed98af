import { now } from '@cakrawala/calendar/clock'
import { and, eq, gte, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { ratingTermOf } from '#domain/report/rating.ts'
import { type ReportRow, refuseOlderPage } from '#domain/report/report-facts.server.ts'
import type { RatingAnswerInput } from '#domain/report/report-input.ts'
import { isReporter, moverOf } from '#domain/report/report-policy.ts'
import { withText } from '#domain/report/with-text.server.ts'
import { giveOffer } from '#domain/reward/offer.server.ts'
import { ratedPoints, settleDuplicates, settlePoints } from '#domain/reward/points.server.ts'
import { lockCase, refuseUnlessMoves } from '#domain/reward/reward-case.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person, System } from '#kernel/actor.ts'
import { refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import type { AgreeRatingInput } from './dispute-input.ts'
import { ratingJudgeObstacleOf, ratingJudgeRefusals } from './team-judges.server.ts'

const system: System = { kind: 'system', job: 'accepted-offer' }

/**
 * The reporter accepts the rating, or a reward below the least that was offered, or disputes it with a reason; once, within 5 business
 * days. A yes ends the wait and gives what was offered. A dispute stops the report from closing: the company answers it within 3
 * business days, and another operator decides within 5.
 * @throws Refusal not_found, forbidden, move_forbidden (not rated, the payout asked for; `rating_answer_late`), conflict (answered
 *   already; the page was older)
 */
export async function answerRating(
  actor: Person,
  reportId: string,
  { answer, body, revision, ...said }: RatingAnswerInput,
): Promise<void> {
  await withText(actor, reportId, { ...said, body: body.trim() }, async (tx, text) => {
    const locked = await lockCase(tx, actor, reportId)
    const { report, facts } = locked
    refuseUnless(isReporter(actor, facts) && moverOf(actor, facts) === 'reporter', 'forbidden')
    const term = ratingTermOf(
      { ...report, offeredAt: locked.reward?.offeredAt ?? null },
      nationalHolidays,
      now(),
    )
    refuseUnless(term !== null, 'move_forbidden')
    refuseUnless(term.open, 'move_forbidden', 'rating_answer_late')
    refuseUnless(report.ratingState === 'offered' || !(await hasAnswered(tx, report)), 'conflict')
    refuseOlderPage(report, revision)
    if (answer === 'disputed') refuseUnlessMoves(actor, locked, 'dispute')
    const commentId = text.bodyMd === '' ? null : await insertComment(tx, actor, reportId, 'all', text)
    if (answer === 'disputed') await moveReport(tx, actor, reportId, 'dispute')
    else if (report.ratingState !== 'open') await accept(tx, actor, reportId)
    await record(tx, actor, 'report.rating_answered', reportId, {
      answer,
      ...(commentId ? { commentId } : {}),
    })
  })
}

async function accept(tx: Tx, actor: Person, reportId: string): Promise<void> {
  await moveReport(tx, actor, reportId, 'accept_rating')
  await giveOffer(tx, system, await lockCase(tx, system, reportId))
}

async function hasAnswered(tx: Tx, { id, ratedAt }: ReportRow): Promise<boolean> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(events)
    .where(
      and(
        eq(events.noun, 'report'),
        eq(events.subjectId, id),
        eq(events.type, 'report.rating_answered'),
        gte(events.at, ratedAt ?? now()),
      ),
    )
  return row!.count > 0
}

/**
 * An operator who has not judged the report before agrees with a rating that differs from the team's level: it is the team's from now
 * on, points follow it, and it no longer waits for the bughunter.
 * @throws Refusal not_found, forbidden (also `judge_second`), move_forbidden (also where the levels are the same), conflict
 */
export async function agreeRating(
  actor: Person,
  reportId: string,
  { revision }: AgreeRatingInput,
): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockCase(tx, actor, reportId)
    const { report } = locked
    refuseUnlessMoves(actor, locked, 'agree_rating')
    refuseObstacle(await ratingJudgeObstacleOf(tx, actor, reportId), ratingJudgeRefusals)
    refuseUnless(report.revision === revision, 'conflict', 'page_older')
    const level = report.riskLevel ?? refuse('step_missing')
    refuseUnless(level !== report.triagedLevel, 'move_forbidden')
    const agreed = { ...report, triagedLevel: level }
    const points = await settlePoints(tx, agreed, 'valid', ratedPoints(agreed, level))
    await settleDuplicates(tx, agreed)
    await moveReport(tx, actor, reportId, 'agree_rating', {
      set: { triagedLevel: level },
      facts: { level, points },
    })
  })
}
