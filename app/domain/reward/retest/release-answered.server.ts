import { and, asc, eq, lte } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { releaseAfterDays, releaseAtOf } from '#domain/report/clock/escalate-overdue.server.ts'
import { reportClocks, reports } from '#domain/report/report-tables.server.ts'
import { retestIsAnswered } from '#domain/report/retest-answer.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { after, day, now } from '#kernel/clock.ts'
import { giveRetestPoints } from '../points.server.ts'
import { holdCase } from '../reward-case.server.ts'
import { retests } from '../reward-tables.server.ts'
import { settleRetest } from './retest-money.server.ts'

/**
 * Gives what was set aside for a retest, and its points, where nobody decided it within ten business days of the bughunter's
 * answer: the work is done, whatever is decided. The report itself waits on.
 * @returns how many were given
 */
export async function releaseAnswered(house: System, most = 200): Promise<number> {
  const rows = await database()
    .select({ id: retests.reportId, answeredAt: reportClocks.stoppedAt })
    .from(retests)
    .innerJoin(
      reportClocks,
      and(eq(reportClocks.reportId, retests.reportId), eq(reportClocks.kind, 'retest')),
    )
    .where(
      and(eq(retests.state, 'offered'), lte(reportClocks.stoppedAt, after(now(), -releaseAfterDays * day))),
    )
    .orderBy(asc(reportClocks.stoppedAt))
    .limit(most)
  let released = 0
  for (const { id, answeredAt } of rows) if (isDue(answeredAt) && (await releaseOne(house, id))) released++
  return released
}

const isDue = (answeredAt: Date | null) => answeredAt !== null && releaseAtOf(answeredAt) <= now()

/** A decision, and even the next round, may have come in between: then there is nothing to give. */
function releaseOne(house: System, reportId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const held = await holdCase(tx, house, reportId)
    if (!(await retestIsAnswered(tx, reportId)) || !isDue(await answeredAtOf(tx, reportId))) return false
    const owed = await settleRetest(tx, house, held, { answered: true })
    if (owed === 0n) return false
    const points = await giveRetestPoints(tx, held.report)
    const facts = {
      companyId: held.companyId,
      bughunterId: held.report.reporterId,
      retestIdr: String(owed),
      points,
    }
    await record(tx, house, 'reward.retest_released', reportId, facts)
    return true
  })
}

/** The answer stopped the clock of the round. */
async function answeredAtOf(tx: Tx, reportId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ stoppedAt: reportClocks.stoppedAt })
    .from(reportClocks)
    .innerJoin(reports, eq(reports.id, reportClocks.reportId))
    .where(
      and(eq(reportClocks.reportId, reportId), eq(reportClocks.kind, 'retest'), eq(reports.fix, 'retest')),
    )
  return row?.stoppedAt ?? null
}
