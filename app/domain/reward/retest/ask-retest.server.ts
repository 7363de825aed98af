import { insertComment } from '#domain/report/insert-comment.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import type { MessageInput } from '#domain/report/report-input.ts'
import { transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import type { Person } from '#kernel/actor.ts'
import { holdCase, refuseUnlessMoves } from '../reward-case.server.ts'
import { offerRetest } from './retest-money.server.ts'

/**
 * Asks the reporter to try the flaw again, saying what was mended. Where the program pays for it, the sum is set aside at once:
 * what is offered is there.
 * @throws Refusal not_found, forbidden, move_forbidden, balance_insufficient `retest_unfunded`
 */
export async function askRetest(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  const text = { bodyMd: body, bodyHtml: await renderMarkdown(body) }
  await transaction(async (tx) => {
    const held = await holdCase(tx, actor, reportId)
    refuseUnlessMoves(actor, held, 'ask_retest')
    const offered = await offerRetest(tx, actor, held)
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    const money = offered > 0n ? { retestIdr: String(offered) } : {}
    await moveReport(tx, actor, reportId, 'ask_retest', { facts: { commentId, ...money } })
  })
}
