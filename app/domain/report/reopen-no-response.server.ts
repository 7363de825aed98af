import { now } from '@cakrawala/calendar/clock'
import type { Person } from '#kernel/actor.ts'
import { refuseObstacle } from '#kernel/refusal.ts'
import { insertComment } from './comment-on-report.server.ts'
import { moveReport } from './move-report.server.ts'
import { obstacleToReopening, reopeningRefusals } from './reopening-policy.ts'
import { lockReport } from './report-facts.server.ts'
import type { MessageInput } from './report-input.ts'
import { withText } from './with-text.server.ts'

/**
 * The reporter gives the missing answer after the report was closed for silence, within 30 days.
 * @throws Refusal as `moveReport`; move_forbidden (`reopen_too_late`)
 */
export async function reopenNoResponse(actor: Person, reportId: string, said: MessageInput): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    const { report } = await lockReport(tx, actor, reportId)
    refuseObstacle(obstacleToReopening(report, now()), reopeningRefusals)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    await moveReport(tx, actor, reportId, 'reopen_no_response', { facts: { commentId } })
  })
}
