import { record } from '#domain/event/record.server.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { refuse, refuseObstacle, refuseUnless } from '#kernel/refusal.ts'
import { lockReport, refuseOlderPage } from '../report-facts.server.ts'
import type { AppealInput } from '../report-input.ts'
import { moverOf } from '../report-policy.ts'
import { lockedAppealOf, stopAppealClocks } from './appeal-clock.server.ts'
import { judgingObstacleOf } from './judging-obstacle.server.ts'
import { judgingRefusals } from './judging-policy.ts'

/**
 * The platform team upholds a closing that its reporter objected to, with a reason. The person who refused
 * the report before does not judge the objection, and the company's answer is not waited for.
 * @throws Refusal not_found, forbidden (also `reopen_second`), conflict (the page was older), move_forbidden
 *   (no objection waits)
 */
export async function dismissAppeal(
  actor: Person,
  reportId: string,
  { revision, ...said }: AppealInput,
): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    const { report, facts } = await lockReport(tx, actor, reportId)
    refuseUnless(isOperator(actor) && moverOf(actor, facts) === 'operator', 'forbidden')
    const appeal = (await lockedAppealOf(tx, report)) ?? refuse('move_forbidden')
    refuseUnless(appeal.state === 'open', 'move_forbidden')
    refuseObstacle(await judgingObstacleOf(tx, actor, report), judgingRefusals)
    refuseOlderPage(report, revision)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    await stopAppealClocks(tx, report)
    await record(tx, actor, 'report.appeal_dismissed', reportId, { commentId, step: appeal.step })
  })
}
