import { addBusinessDays } from '@cakrawala/calendar/business-days'
import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { reportClocks, reports } from '../report-tables.server.ts'

/** Business days after a company's deadline until its owner is reminded, and until the platform acts for it. */
const escalateAfterDays = 3
export const releaseAfterDays = 10

const most = 200

/** When the platform acts for a company that missed a deadline. */
export function releaseAtOf(dueAt: Date): Date {
  return addBusinessDays(dueAt, releaseAfterDays, nationalHolidays(dueAt))
}

/**
 * Records `report.clock_escalated` where a company left a rating or reward open three business days past its deadline, each
 * once: its owner is reminded. Facts: the clock's `kind`, `dueAt` and `releaseAt`, when the platform decides itself.
 * @returns how many were found
 */
export async function escalateOverdueClocks(system: System): Promise<number> {
  return transaction(async (tx) => {
    // Two processes at once take turns, so that the second sees what the first has recorded.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('escalate-overdue-clocks'))`)
    const late = await tx
      .select({ reportId: reportClocks.reportId, kind: reportClocks.kind, dueAt: reportClocks.dueAt })
      .from(reportClocks)
      .innerJoin(reports, eq(reports.id, reportClocks.reportId))
      .innerJoin(programs, eq(programs.id, reports.programId))
      .where(
        and(
          companyIsSilent,
          lte(reportClocks.dueAt, after(now(), -escalateAfterDays * day)),
          sql`NOT EXISTS (SELECT 1 FROM ${events} e WHERE e.noun = 'report' AND e.subject_id = ${reportClocks.reportId}
            AND e.type = 'report.clock_escalated' AND e.facts->>'kind' = ${reportClocks.kind}
            AND (e.facts->>'dueAt')::timestamptz = ${reportClocks.dueAt})`,
        ),
      )
      .orderBy(reportClocks.dueAt)
      .limit(most)
    const due = late.filter(({ dueAt }) => {
      return addBusinessDays(dueAt, escalateAfterDays, nationalHolidays(dueAt)) <= now()
    })
    for (const { reportId, kind, dueAt } of due) {
      const facts = { kind, dueAt: dueAt.toISOString(), releaseAt: releaseAtOf(dueAt).toISOString() }
      await record(tx, system, 'report.clock_escalated', reportId, facts)
    }
    return due.length
  })
}

/**
 * A running promise that waits on the company: the reward, and the rating where the company manages the program itself. Use
 * it in a query over `report_clocks` with the report and its program.
 */
export const companyIsSilent = and(
  isNull(reportClocks.stoppedAt),
  isNull(reportClocks.pausedAt),
  inArray(reportClocks.kind, ['rating', 'reward']),
  or(
    and(eq(reportClocks.kind, 'rating'), eq(reports.stage, 'valid'), eq(programs.managedBy, 'company')),
    and(eq(reportClocks.kind, 'reward'), eq(reports.stage, 'rated'), eq(reports.rewardState, 'proposed')),
  ),
)
