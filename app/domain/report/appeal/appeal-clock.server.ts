import { and, asc, eq, isNull } from 'drizzle-orm'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import type { Tx } from '#infra/database.ts'
import { addBusinessDays } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import type { ReportRow } from '../report-facts.server.ts'
import { reportClocks, reports } from '../report-tables.server.ts'
import { type Appeal, type AppealStep, appealDays, appealOf } from './appeal.ts'

/** Where the objection to a report stands. Hold the report first. */
export async function heldAppealOf(tx: Tx, report: ReportRow): Promise<Appeal | null> {
  const clocks = await tx
    .select()
    .from(reportClocks)
    .where(and(eq(reportClocks.reportId, report.id), eq(reportClocks.kind, 'appeal')))
    .orderBy(asc(reportClocks.startedAt))
  return appealOf(report, clocks, now())
}

/** @returns when the answer is due @throws Refusal conflict (`appeal_waits`) */
export async function startAppealClock(tx: Tx, report: ReportRow, step: AppealStep): Promise<Date> {
  const startedAt = now()
  const dueAt = addBusinessDays(startedAt, appealDays[step], nationalHolidays(startedAt))
  const [started] = await tx
    .insert(reportClocks)
    .values({ reportId: report.id, kind: 'appeal', startedAt, dueAt })
    .onConflictDoNothing()
    .returning({ kind: reportClocks.kind })
  // One was opened and answered in this very millisecond.
  if (!started) refuse('conflict', 'appeal_waits')
  await turnPage(tx, report)
  return dueAt
}

export async function stopAppealClock(tx: Tx, report: ReportRow): Promise<void> {
  const running = [
    eq(reportClocks.reportId, report.id),
    eq(reportClocks.kind, 'appeal'),
    isNull(reportClocks.stoppedAt),
  ]
  await tx
    .update(reportClocks)
    .set({ stoppedAt: now() })
    .where(and(...running))
  await turnPage(tx, report)
}

/** Forms written for how it stood before are late. */
async function turnPage(tx: Tx, { id, revision }: ReportRow): Promise<void> {
  await tx
    .update(reports)
    .set({ revision: revision + 1, updatedAt: now() })
    .where(eq(reports.id, id))
}
