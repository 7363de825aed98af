import { now } from '@cakrawala/calendar/clock'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { moveReport } from '../move-report.server.ts'
import { reportClocks, reports } from '../report-tables.server.ts'

/**
 * Closes reports whose question stayed unanswered for 14 days; without penalty.
 * @returns how many were closed
 */
export async function expireInfo(actor: System, most = 200): Promise<number> {
  const rows = await database()
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(reportClocks, eq(reportClocks.reportId, reports.id))
    .where(
      and(
        eq(reports.stage, 'needs_info'),
        eq(reportClocks.kind, 'info'),
        isNull(reportClocks.stoppedAt),
        lte(reportClocks.dueAt, now()),
      ),
    )
    .limit(most)
  let closed = 0
  for (const { id } of rows) if (await expireOne(actor, id)) closed++
  return closed
}

/** An answer may have come in between: then there is nothing to close. */
async function expireOne(actor: System, reportId: string): Promise<boolean> {
  try {
    await transaction((tx) => moveReport(tx, actor, reportId, 'expire_info'))
    return true
  } catch (error) {
    if (isRefusal(error) && error.code === 'move_forbidden') return false
    throw error
  }
}
