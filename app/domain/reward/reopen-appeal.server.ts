import { eq, inArray } from 'drizzle-orm'
import { judgingObstacleOf } from '#domain/report/appeal/judging-obstacle.server.ts'
import { judgingRefusals } from '#domain/report/appeal/judging-policy.ts'
import { isRefused } from '#domain/report/appeal.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { lockReport, type ReportRow, refuseOlderPage } from '#domain/report/report-facts.server.ts'
import type { AppealInput } from '#domain/report/report-input.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import type { Tx } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { lockClosingsOf, settleDuplicates, settlePoints, settleSlipsAfter } from './points.server.ts'

/**
 * The platform team looks again at a report it refused, also without an objection; the person who refused it
 * does not judge it. The report is the actor's from then on and its review starts anew; the points of its
 * closing are taken back, and so is what rested on it: the deduction of a later slip that was a repeated one
 * by it, and the position of the first copy of a find.
 * @throws Refusal as `moveReport`; move_forbidden also for reports that were not refused; forbidden
 *   (`reopen_second`); conflict (the page was older)
 */
export async function reopenAppeal(
  actor: Person,
  reportId: string,
  { revision, ...said }: AppealInput,
): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    await lockClosingsOf(tx, reportId)
    const original = await lockOriginalOf(tx, reportId)
    const { report } = await lockReport(tx, actor, reportId)
    refuseUnless(!isOperator(actor) || isRefused(report), 'move_forbidden')
    refuseObstacle(await judgingObstacleOf(tx, actor, report), judgingRefusals)
    refuseOlderPage(report, revision)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    const points = await settlePoints(tx, report, 'reversed', 0)
    await settleSlipsAfter(tx, report)
    if (original?.id === report.originalId) await settleDuplicates(tx, original, { leaving: report })
    await moveReport(tx, actor, reportId, 'reopen_appeal', {
      set: { assigneeId: actor.accountId, originalId: null, closeNote: null },
      facts: { commentId, points },
    })
  })
}

/** The older report is locked first, as where a copy is closed: both acts meet in one order. */
async function lockOriginalOf(tx: Tx, reportId: string): Promise<ReportRow | undefined> {
  const its = tx.select({ id: reports.originalId }).from(reports).where(eq(reports.id, reportId))
  const [original] = await tx.select().from(reports).where(inArray(reports.id, its)).for('update')
  return original
}
