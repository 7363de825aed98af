import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { originalProblem } from '#domain/report/duplicate/original.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { reportCodesLike } from '#domain/report/report-code.ts'
import { type ReportRow, refuseOlderPage } from '#domain/report/report-facts.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseField, refuseUnless } from '#kernel/refusal.ts'
import { settleDuplicates } from './points.server.ts'
import { releaseAll } from './reservation.server.ts'
import { lockCase, refuseUnlessMoves } from './reward-case.server.ts'
import type { CloseAsDuplicateInput } from './reward-input.ts'

/**
 * The platform team closes a report as a duplicate of an older one of the same program. Its points wait for the original's
 * rating, and one find counts once for its reporter, however often it was sent; the reporter learns no more than "duplicate".
 * @throws Refusal not_found, forbidden, move_forbidden, conflict (an older page), invalid_input (`original`)
 */
export async function closeAsDuplicate(
  actor: Person,
  reportId: string,
  input: CloseAsDuplicateInput,
): Promise<void> {
  refuseUnless(isOperator(actor), 'forbidden')
  if (!isId(reportId)) refuse('not_found')
  await transaction(async (tx) => {
    // The older report is locked first, here and where it is rated: both acts then meet in one order.
    const original = await lockOriginal(tx, reportId, input.original)
    const locked = await lockCase(tx, actor, reportId)
    refuseUnlessMoves(actor, locked, 'close_duplicate')
    refuseOlderPage(locked.report, input.revision)
    const problem = originalProblem(original, locked.report)
    if (problem) refuseField('original', problem)
    await releaseAll(tx, actor, locked)
    const points = await settleDuplicates(tx, original, { joining: locked.report })
    await settleDuplicates(tx, { ...locked.report, stage: 'closed', closeReason: 'duplicate' })
    await moveReport(tx, actor, reportId, 'close_duplicate', {
      set: { originalId: original.id },
      facts: { originalId: original.id, points },
    })
  })
}

async function lockOriginal(tx: Tx, reportId: string, code: string): Promise<ReportRow> {
  const [copy] = await tx
    .select({ programId: reports.programId, submittedAt: reports.submittedAt })
    .from(reports)
    .where(eq(reports.id, reportId))
  const { programId, submittedAt } = found(copy)
  const year = Number(jakartaDay(submittedAt ?? now()).slice(0, 4))
  const codes = [code.trim().toUpperCase(), ...reportCodesLike(code, settings().brandSlug, year)]
  const [original] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.programId, programId), inArray(reports.code, codes)))
    .limit(1)
    .for('update')
  return original ?? refuseField('original', 'original_unknown')
}
