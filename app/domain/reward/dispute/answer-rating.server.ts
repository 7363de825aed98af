import { now } from '@cakrawala/calendar/clock'
import { and, eq, gte, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { insertComment } from '#domain/report/insert-comment.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { ratingTermOf } from '#domain/report/rating.ts'
import { type ReportRow, refuseOlderPage } from '#domain/report/report-facts.server.ts'
import type { RatingAnswerInput } from '#domain/report/report-input.ts'
import { isReporter, moverOf } from '#domain/report/report-policy.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person, System } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { giveOffer } from '../offer.server.ts'
import { lockCase, refuseUnlessMoves } from '../reward-case.server.ts'

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
  { answer, body, revision }: RatingAnswerInput,
): Promise<void> {
  const bodyMd = body.trim()
  const bodyHtml = bodyMd === '' ? '' : await renderMarkdown(bodyMd)
  await transaction(async (tx) => {
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
    const commentId =
      bodyMd === '' ? null : await insertComment(tx, actor, reportId, 'all', { bodyMd, bodyHtml })
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
