import type { Person } from '#kernel/actor.ts'
import { insertComment } from './comment-on-report.server.ts'
import { moveReport } from './move-report.server.ts'
import { lockReport, type ReportRow, refuseOlderPage } from './report-facts.server.ts'
import type { MessageInput } from './report-input.ts'
import type { Move } from './report-lifecycle.ts'
import { withText } from './with-text.server.ts'

/**
 * A move with a comment to everyone on the report.
 * @param said `revision` of the page it was written on, where that counts
 * @throws Refusal as `moveReport` and `withText`; conflict (`page_older`)
 */
export async function speakAndMove(
  actor: Person,
  reportId: string,
  move: Move,
  { revision, ...said }: MessageInput & { revision?: number | undefined },
): Promise<ReportRow> {
  return withText(actor, reportId, said, async (tx, text) => {
    const { report } = await lockReport(tx, actor, reportId)
    refuseOlderPage(report, revision)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    return moveReport(tx, actor, reportId, move, { facts: { commentId } })
  })
}
