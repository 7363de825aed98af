import { addBusinessDays } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ClockKind } from '#domain/report/report-code.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import type { Tx } from '#infra/database.ts'
import { refuse } from '#kernel/refusal.ts'
import { type AppealStep, answerDays, appealDays, appealOf } from '../appeal.ts'
import { dropClocks, stopClocks } from '../report-clocks.server.ts'
import type { LockedReport, ReportRow } from '../report-facts.server.ts'
import { isReadByCompany } from '../report-policy.ts'
import { reportClocks, reports } from '../report-tables.server.ts'
import type { Appeal } from '../report-view.ts'

/** The state of the objection to a report. Hold the report first. */
export async function lockedAppealOf(tx: Tx, report: ReportRow): Promise<Appeal | null> {
  const clocks = await tx
    .select()
    .from(reportClocks)
    .where(and(eq(reportClocks.reportId, report.id), inArray(reportClocks.kind, ['appeal', 'appeal_answer'])))
    .orderBy(asc(reportClocks.startedAt))
  return appealOf(report, clocks, now())
}

/**
 * Starts the promise of a decision and, for the first objection to a closing the company reads, that of the company's word.
 * @returns when both are due @throws Refusal conflict (`appeal_waits`)
 */
export async function startAppealClocks(
  tx: Tx,
  { report, facts }: LockedReport,
  step: AppealStep,
): Promise<{ dueAt: Date; answerDueAt: Date | null }> {
  const startedAt = now()
  const start = (kind: ClockKind, days: number) => startClock(tx, report.id, { kind, startedAt, days })
  const dueAt = await start('appeal', appealDays[step])
  // One was opened and answered in this very millisecond.
  if (!dueAt) refuse('conflict', 'appeal_waits')
  const isAsked = step === 1 && isReadByCompany(facts)
  const answerDueAt = isAsked ? await start('appeal_answer', answerDays) : null
  await turnPage(tx, report)
  return { dueAt, answerDueAt }
}

type Started = { kind: ClockKind; startedAt: Date; days: number }

async function startClock(
  tx: Tx,
  reportId: string,
  { kind, startedAt, days }: Started,
): Promise<Date | null> {
  const dueAt = addBusinessDays(startedAt, days, nationalHolidays(startedAt))
  const [started] = await tx
    .insert(reportClocks)
    .values({ reportId, kind, startedAt, dueAt })
    .onConflictDoNothing()
    .returning({ kind: reportClocks.kind })
  return started ? dueAt : null
}

/** The company has spoken. */
export async function stopAnswerClock(tx: Tx, report: ReportRow): Promise<void> {
  await stopClocks(tx, report.id, ['appeal_answer'])
  await turnPage(tx, report)
}

/** The objection is decided: a word the company still owed is not waited for. */
export async function stopAppealClocks(tx: Tx, report: ReportRow): Promise<void> {
  await stopClocks(tx, report.id, ['appeal'])
  await dropClocks(tx, report.id, ['appeal_answer'])
  await turnPage(tx, report)
}

/** Forms written for the state before are outdated. */
async function turnPage(tx: Tx, { id, revision }: ReportRow): Promise<void> {
  await tx
    .update(reports)
    .set({ revision: revision + 1, updatedAt: now() })
    .where(eq(reports.id, id))
}
