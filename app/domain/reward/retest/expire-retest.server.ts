import { now } from '@cakrawala/calendar/clock'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { moveReport } from '#domain/report/move-report.server.ts'
import { reportClocks, reports } from '#domain/report/report-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { lockCase } from '../reward-case.server.ts'
import { settleRetest } from './retest-money.server.ts'

/**
 * Ends retests the reporter left unanswered for 7 days: the report goes on being fixed, and the company asks again or decides. What was
 * set aside for it is free again.
 * @returns how many were ended
 */
export async function expireRetests(actor: System, most = 200): Promise<number> {
  const rows = await database()
    .select({ id: reportClocks.reportId })
    .from(reportClocks)
    .where(isUnanswered())
    .orderBy(reportClocks.dueAt)
    .limit(most)
  let ended = 0
  for (const { id } of rows) if (await expireOne(actor, id)) ended++
  return ended
}

/** An answer or a decision may have come in between: then nothing is left to end. */
function expireOne(actor: System, reportId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const locked = await lockCase(tx, actor, reportId)
    const [late] = await tx
      .select({ dueAt: reportClocks.dueAt })
      .from(reportClocks)
      .innerJoin(reports, eq(reports.id, reportClocks.reportId))
      .where(and(eq(reportClocks.reportId, reportId), isUnanswered(), eq(reports.fix, 'retest')))
    if (!late) return false
    await settleRetest(tx, actor, locked, { answered: false })
    await moveReport(tx, actor, reportId, 'expire_retest')
    return true
  })
}

function isUnanswered() {
  return and(
    eq(reportClocks.kind, 'retest'),
    isNull(reportClocks.stoppedAt),
    isNull(reportClocks.pausedAt),
    lte(reportClocks.dueAt, now()),
  )
}
