import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { CommentText } from '#domain/report/comment-files.server.ts'
import { insertComment } from '#domain/report/comment-on-report.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { stopClocks } from '#domain/report/report-clocks.server.ts'
import type { RetestVerdict } from '#domain/report/report-code.ts'
import { type LockedReport, refuseOlderPage } from '#domain/report/report-facts.server.ts'
import type { RetestVerdictInput } from '#domain/report/report-input.ts'
import { isReporter, isRetestAsked, mayAnswerRetest, moverOf } from '#domain/report/report-policy.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { withText } from '#domain/report/with-text.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { giveRetestPoints } from '../points.server.ts'
import { lockCase, refuseUnlessMoves } from '../reward-case.server.ts'
import { settleRetest } from './retest-money.server.ts'

/**
 * Records whether the flaw is gone, with the evidence as a comment. The company's verdict (the operator's
 * where the product manages the program) moves the report; the reporter's is advice the company then
 * confirms, and has its points and its pay then. The reporter answers once a round (finding RUL-14: every
 * answer is a mail); the person who decides need not wait for the answer, and then closes the round by proof
 * of their own.
 * @throws Refusal not_found, forbidden, conflict (the page was older; `retest_answered`), move_forbidden (no
 *   retest was asked for)
 */
export async function giveRetestVerdict(
  actor: Person,
  reportId: string,
  { verdict, revision, ...said }: RetestVerdictInput,
): Promise<void> {
  await withText(actor, reportId, said, async (tx, text) => {
    const locked = await lockCase(tx, actor, reportId)
    refuseOlderPage(locked.report, revision)
    if (isReporter(actor, locked.facts)) return advise(tx, actor, locked, verdict, text)
    const move = verdict === 'fixed' ? 'retest_fixed' : 'retest_not_fixed'
    refuseUnlessMoves(actor, locked, move)
    const answered = locked.report.retestVerdict !== null
    const owed = await settleRetest(tx, actor, locked, { answered })
    const commentId = await insertComment(tx, actor, reportId, 'all', text)
    const points = answered ? await giveRetestPoints(tx, locked.report) : 0
    const money = owed > 0n ? { retestIdr: String(owed) } : {}
    const proof = answered ? {} : { ownProof: true }
    await moveReport(tx, actor, reportId, move, { facts: { commentId, verdict, points, ...proof, ...money } })
  })
}

async function advise(
  tx: Tx,
  actor: Person,
  { report, facts }: LockedReport,
  verdict: RetestVerdict,
  text: CommentText,
): Promise<void> {
  refuseUnless(moverOf(actor, facts) === 'reporter', 'forbidden')
  refuseUnless(isRetestAsked(facts), 'move_forbidden')
  refuseUnless(mayAnswerRetest(actor, facts), 'conflict', 'retest_answered')
  const commentId = await insertComment(tx, actor, report.id, 'all', text)
  await tx
    .update(reports)
    .set({ retestVerdict: verdict, revision: report.revision + 1, updatedAt: now() })
    .where(eq(reports.id, report.id))
  await stopClocks(tx, report.id, ['retest'])
  await record(tx, actor, 'report.retest_answered', report.id, { verdict, commentId })
}
