import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { isHello, type Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { insertComment } from '../insert-comment.server.ts'
import { holdReport } from '../report-facts.server.ts'
import type { MessageInput } from '../report-input.ts'
import { moverOf } from '../report-policy.ts'
import { heldAppealOf, stopAppealClock } from './appeal-clock.server.ts'
import { refusersOf } from './refusers.server.ts'

/**
 * The platform team lets a closing stand that its reporter objected to, and says why. Whoever refused the report before does
 * not judge the objection.
 * @throws Refusal not_found, forbidden (also `reopen_second`), move_forbidden (no objection waits)
 */
export async function dismissAppeal(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  const text = { bodyMd: body, bodyHtml: await renderMarkdown(body) }
  await transaction(async (tx) => {
    const { report, facts } = await holdReport(tx, actor, reportId)
    refuseUnless(isHello(actor) && moverOf(actor, facts) === 'operator', 'forbidden')
    const appeal = (await heldAppealOf(tx, report)) ?? refuse('move_forbidden')
    refuseUnless(appeal.state === 'open', 'move_forbidden')
    refuseUnless(!(await refusersOf(tx, reportId)).includes(actor.accountId), 'forbidden', 'reopen_second')
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    await stopAppealClock(tx, report)
    await record(tx, actor, 'report.appeal_dismissed', reportId, { commentId, step: appeal.step })
  })
}
