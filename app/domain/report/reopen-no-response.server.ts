import { now } from '@cakrawala/calendar/clock'
import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseObstacle } from '#kernel/refusal.ts'
import { insertComment } from './comment-on-report.server.ts'
import { moveReport } from './move-report.server.ts'
import { obstacleToReopening, reopeningRefusals } from './reopening-policy.ts'
import { lockReport } from './report-facts.server.ts'
import type { MessageInput } from './report-input.ts'

/**
 * The reporter gives the missing answer after the report was closed for silence, within 30 days.
 * @throws Refusal as `moveReport`; move_forbidden (`reopen_too_late`)
 */
export async function reopenNoResponse(
  actor: Person,
  reportId: string,
  { body }: MessageInput,
): Promise<void> {
  const bodyHtml = await renderMarkdown(body)
  await transaction(async (tx) => {
    const { report } = await lockReport(tx, actor, reportId)
    refuseObstacle(obstacleToReopening(report, now()), reopeningRefusals)
    const commentId = await insertComment(tx, actor, reportId, 'all', { bodyMd: body, bodyHtml })
    await moveReport(tx, actor, reportId, 'reopen_no_response', { facts: { commentId } })
  })
}
