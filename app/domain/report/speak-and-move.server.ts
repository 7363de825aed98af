import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { insertComment } from './comment-on-report.server.ts'
import { moveReport } from './move-report.server.ts'
import { lockReport, type ReportRow } from './report-facts.server.ts'
import type { Move } from './report-lifecycle.ts'

/** A move with a comment to everyone on the report. @throws Refusal as `moveReport` */
export async function speakAndMove(
  actor: Person,
  reportId: string,
  move: Move,
  body: string,
): Promise<ReportRow> {
  const bodyHtml = await renderMarkdown(body)
  return transaction(async (tx) => {
    await lockReport(tx, actor, reportId)
    const commentId = await insertComment(tx, actor, reportId, 'all', { bodyMd: body, bodyHtml })
    return moveReport(tx, actor, reportId, move, { facts: { commentId } })
  })
}
