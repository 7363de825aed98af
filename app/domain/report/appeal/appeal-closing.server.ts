import { record } from '#domain/event/record.server.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockReport, refuseOlderPage } from '../report-facts.server.ts'
import type { AppealInput } from '../report-input.ts'
import { isReporter, moverOf } from '../report-policy.ts'
import { lockedAppealOf, startAppealClocks } from './appeal-clock.server.ts'

/**
 * The reporter objects to the closing of a refused report, within 14 days; everyone on the report reads the
 * reason. The company, where it reads the report, comments within 3 business days; another person of the
 * platform team decides within 5. After a refusal the reporter may object once more, and a third person
 * decides within 10. The report stays closed meanwhile.
 * @throws Refusal not_found, forbidden, conflict (`appeal_waits`, the page was older), move_forbidden (not
 *   refused, too late, objected twice)
 */
export async function appealClosing(
  actor: Person,
  reportId: string,
  { revision, ...said }: AppealInput,
): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    const locked = await lockReport(tx, actor, reportId)
    const { report, facts } = locked
    refuseUnless(isReporter(actor, facts) && moverOf(actor, facts) === 'reporter', 'forbidden')
    const appeal = (await lockedAppealOf(tx, report)) ?? refuse('move_forbidden')
    refuseUnless(appeal.state === 'possible', 'conflict', 'appeal_waits')
    refuseOlderPage(report, revision)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    const { dueAt, answerDueAt } = await startAppealClocks(tx, locked, appeal.step)
    const due = { dueAt: dueAt.toISOString(), answerDueAt: answerDueAt?.toISOString() ?? null }
    const said = { commentId, step: appeal.step, ...due }
    await record(tx, actor, 'report.appealed', reportId, said)
  })
}
