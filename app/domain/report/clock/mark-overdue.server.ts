import { now } from '@cakrawala/calendar/clock'
import { and, isNull, lt, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { reportClocks } from '../report-tables.server.ts'

const most = 50

/**
 * Records `report.clock_overdue` for promises past their due moment, each once. Facts: the clock's `kind`, `startedAt` and `dueAt`.
 * @returns how many were found late this time; 50 means there may be more.
 */
export async function markOverdueClocks(system: System): Promise<number> {
  return transaction(async (tx) => {
    // Two processes at once take turns, so that the second sees what the first has marked.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('mark-overdue-clocks'))`)
    const late = await tx
      .select()
      .from(reportClocks)
      .where(
        and(
          isNull(reportClocks.stoppedAt),
          isNull(reportClocks.pausedAt),
          lt(reportClocks.dueAt, now()),
          sql`NOT EXISTS (SELECT 1 FROM ${events} e WHERE e.noun = 'report' AND e.subject_id = ${reportClocks.reportId}
            AND e.type = 'report.clock_overdue' AND e.facts->>'kind' = ${reportClocks.kind}
            AND (e.facts->>'dueAt')::timestamptz = ${reportClocks.dueAt})`,
        ),
      )
      .orderBy(reportClocks.dueAt)
      .limit(most)
    for (const { reportId, kind, startedAt, dueAt } of late) {
      const facts = { kind, startedAt: startedAt.toISOString(), dueAt: dueAt.toISOString() }
      await record(tx, system, 'report.clock_overdue', reportId, facts)
    }
    return late.length
  })
}
