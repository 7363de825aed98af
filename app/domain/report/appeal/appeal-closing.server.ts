import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { insertComment } from '../insert-comment.server.ts'
import { holdReport } from '../report-facts.server.ts'
import type { MessageInput } from '../report-input.ts'
import { isReporter, moverOf } from '../report-policy.ts'
import { heldAppealOf, startAppealClock } from './appeal-clock.server.ts'

/**
 * The reporter objects to the closing of a refused report, within 14 days; everybody on the report reads the reason. Another
 * person of the platform team answers within 5 business days; after a refusal the reporter may object once more, and a third
 * person answers within 10. The report stays closed meanwhile.
 * @throws Refusal not_found, forbidden, conflict (`appeal_waits`), move_forbidden (not refused, too late, objected twice)
 */
export async function appealClosing(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  const text = { bodyMd: body, bodyHtml: await renderMarkdown(body) }
  await transaction(async (tx) => {
    const { report, facts } = await holdReport(tx, actor, reportId)
    refuseUnless(isReporter(actor, facts) && moverOf(actor, facts) === 'reporter', 'forbidden')
    const appeal = (await heldAppealOf(tx, report)) ?? refuse('move_forbidden')
    refuseUnless(appeal.state === 'possible', 'conflict', 'appeal_waits')
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    const dueAt = await startAppealClock(tx, report, appeal.step)
    const said = { commentId, step: appeal.step, dueAt: dueAt.toISOString() }
    await record(tx, actor, 'report.appealed', reportId, said)
  })
}
