import { and, desc, eq, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { insertComment } from '#domain/report/insert-comment.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { holdReport } from '#domain/report/report-facts.server.ts'
import type { MessageInput } from '#domain/report/report-input.ts'
import { type CloseReason, invalidReasons } from '#domain/report/report-state.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { type Actor, isHello, type Person } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { settlePoints } from './points.server.ts'

const refusedFor: readonly (CloseReason | null)[] = ['duplicate', ...invalidReasons]

/**
 * The platform team looks again at a report it refused; whoever refused it does not judge the objection. The report is
 * the actor's from then on and its review starts anew; the points of its closing are taken back.
 * @throws Refusal as `moveReport`; move_forbidden also for reports that were not refused; forbidden (`reopen_second`)
 */
export async function reopenAppeal(actor: Person, reportId: string, { body }: MessageInput): Promise<void> {
  const bodyHtml = await renderMarkdown(body)
  await transaction(async (tx) => {
    const { report } = await holdReport(tx, actor, reportId)
    refuseUnless(!isHello(actor) || refusedFor.includes(report.closeReason), 'move_forbidden')
    refuseUnless((await closerOf(tx, reportId)) !== actor.accountId, 'forbidden', 'reopen_second')
    const commentId = await insertComment(tx, actor, reportId, 'all', { bodyMd: body, bodyHtml })
    const points = await settlePoints(tx, report, 'reversed', 0)
    await moveReport(tx, actor, reportId, 'reopen_appeal', {
      set: { assigneeId: actor.accountId, originalId: null, closeNote: null },
      facts: { commentId, points },
    })
  })
}

/** Whether this viewer may judge an objection to a closed report. */
export async function mayReopenAppeal(
  viewer: Actor,
  { id, closeReason }: { id: string; closeReason: CloseReason | null },
): Promise<boolean> {
  if (!isHello(viewer) || !isId(id) || !refusedFor.includes(closeReason)) return false
  return (await closerOf(database(), id)) !== viewer.accountId
}

async function closerOf(tx: Pick<Tx, 'select'>, reportId: string): Promise<string | null> {
  const closing = sql`${events.facts}->>'to' = 'closed'`
  const [row] = await tx
    .select({ by: events.actorId })
    .from(events)
    .where(
      and(
        eq(events.noun, 'report'),
        eq(events.subjectId, reportId),
        eq(events.type, 'report.moved'),
        closing,
      ),
    )
    .orderBy(desc(events.seq))
    .limit(1)
  return row?.by ?? null
}
