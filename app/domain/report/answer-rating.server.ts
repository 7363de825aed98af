import { and, eq, gte, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { insertComment } from './insert-comment.server.ts'
import { ratingTermOf } from './rating-term.ts'
import { holdReport, type ReportRow } from './report-facts.server.ts'
import type { RatingAnswerInput } from './report-input.ts'
import { isReporter, moverOf } from './report-policy.ts'

/**
 * The reporter accepts the rating or disputes it with a reason; once, within 5 business days. It moves nothing by itself.
 * @throws Refusal not_found, forbidden, move_forbidden (not rated; `rating_answer_late`), conflict (answered already)
 */
export async function answerRating(
  actor: Person,
  reportId: string,
  { answer, body }: RatingAnswerInput,
): Promise<void> {
  const bodyMd = body.trim()
  const bodyHtml = bodyMd === '' ? '' : await renderMarkdown(bodyMd)
  await transaction(async (tx) => {
    const { report, facts } = await holdReport(tx, actor, reportId)
    refuseUnless(isReporter(actor, facts) && moverOf(actor, facts) === 'reporter', 'forbidden')
    const term = ratingTermOf(report, nationalHolidays, now())
    refuseUnless(term !== null, 'move_forbidden')
    refuseUnless(term.open, 'move_forbidden', 'rating_answer_late')
    refuseUnless(!(await hasAnswered(tx, report)), 'conflict')
    const commentId =
      bodyMd === '' ? null : await insertComment(tx, actor, reportId, 'all', { bodyMd, bodyHtml })
    await record(tx, actor, 'report.rating_answered', reportId, {
      answer,
      ...(commentId ? { commentId } : {}),
    })
  })
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
