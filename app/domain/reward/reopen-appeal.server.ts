import { isRefused } from '#domain/report/appeal/appeal.ts'
import { refusersOf } from '#domain/report/appeal/refusers.server.ts'
import { insertComment } from '#domain/report/insert-comment.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { holdReport, refuseOlderPage } from '#domain/report/report-facts.server.ts'
import type { AppealInput } from '#domain/report/report-input.ts'
import type { CloseReason } from '#domain/report/report-state.ts'
import { database, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isHello, type Person } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { settlePoints } from './points.server.ts'

/**
 * The platform team looks again at a report it refused, also without an objection; whoever refused it does not judge it. The
 * report is the actor's from then on and its review starts anew; the points of its closing are taken back.
 * @throws Refusal as `moveReport`; move_forbidden also for reports that were not refused; forbidden (`reopen_second`); conflict (the
 *   page was older)
 */
export async function reopenAppeal(
  actor: Person,
  reportId: string,
  { body, revision }: AppealInput,
): Promise<void> {
  const bodyHtml = await renderMarkdown(body)
  await transaction(async (tx) => {
    const { report } = await holdReport(tx, actor, reportId)
    refuseUnless(!isHello(actor) || isRefused(report), 'move_forbidden')
    refuseUnless(!(await refusersOf(tx, reportId)).includes(actor.accountId), 'forbidden', 'reopen_second')
    refuseOlderPage(report, revision)
    const commentId = await insertComment(tx, actor, reportId, 'all', { bodyMd: body, bodyHtml })
    const points = await settlePoints(tx, report, 'reversed', 0)
    await moveReport(tx, actor, reportId, 'reopen_appeal', {
      set: { assigneeId: actor.accountId, originalId: null, closeNote: null },
      facts: { commentId, points },
    })
  })
}

/** Whether this viewer may judge an objection to a closed report. */
export async function mayReopenAppeal(
  viewer: Actor,
  { id, closeReason }: { id: string; closeReason: CloseReason | null },
): Promise<boolean> {
  if (!isHello(viewer) || !isId(id) || !isRefused({ closeReason })) return false
  return !(await refusersOf(database(), id)).includes(viewer.accountId)
}
