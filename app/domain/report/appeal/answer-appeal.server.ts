import { record } from '#domain/event/record.server.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockReport, refuseOlderPage } from '../report-facts.server.ts'
import type { AppealAnswerInput } from '../report-input.ts'
import { speaksOnAppeal } from '../report-policy.ts'
import { lockedAppealOf, stopAnswerClock } from './appeal-clock.server.ts'

/**
 * The company answers the first objection to a closing: whether the closing should remain, and why; everyone
 * on the report reads it. Once, and only while the objection waits: it moves nothing, the platform team
 * decides with it or without it.
 * @throws Refusal not_found, forbidden, conflict (the page was older), move_forbidden (not asked, answered,
 *   decided)
 */
export async function answerAppeal(
  actor: Person,
  reportId: string,
  { answer, revision, ...said }: AppealAnswerInput,
): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    const { report, facts } = await lockReport(tx, actor, reportId)
    refuseUnless(speaksOnAppeal(actor, facts), 'forbidden')
    const appeal = (await lockedAppealOf(tx, report)) ?? refuse('move_forbidden')
    refuseUnless(appeal.state === 'open' && appeal.answerDueAt !== null, 'move_forbidden')
    refuseOlderPage(report, revision)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    await stopAnswerClock(tx, report)
    await record(tx, actor, 'report.appeal_answered', reportId, { commentId, answer })
  })
}
