import { after, day, now } from '@cakrawala/calendar/clock'
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { releaseAfterDays, releaseAtOf } from '#domain/report/clock/escalate-overdue.server.ts'
import { reportClocks } from '#domain/report/report-tables.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { giveRetestPoints } from '../points.server.ts'
import { lockCase } from '../reward-case.server.ts'
import { retests } from '../reward-tables.server.ts'
import { settleRetest } from './retest-money.server.ts'

/**
 * Gives what was set aside for a retest, and its points, where no one decided it within ten business days of the
 * bughunter's answer: the work is done, whatever is decided. The report itself waits on.
 * @returns how many were given
 */
export async function releaseAnswered(system: System, most = 200): Promise<number> {
  const rows = await answers(database())
    .where(
      and(eq(retests.state, 'offered'), lte(reportClocks.stoppedAt, after(now(), -releaseAfterDays * day))),
    )
    .orderBy(asc(reportClocks.stoppedAt))
    .limit(most)
  let released = 0
  for (const { id, answeredAt } of rows) if (isDue(answeredAt) && (await releaseOne(system, id))) released++
  return released
}

const isDue = (answeredAt: Date | null) => answeredAt !== null && releaseAtOf(answeredAt) <= now()

/** Paid rounds with the clock of each, which an answer stops. Clocks of earlier rounds began before theirs was asked for. */
function answers(tx: Pick<Tx, 'select'>) {
  const isClock = and(
    eq(reportClocks.reportId, retests.reportId),
    eq(reportClocks.kind, 'retest'),
    gte(reportClocks.startedAt, retests.askedAt),
  )
  return tx
    .select({ id: retests.reportId, answeredAt: reportClocks.stoppedAt })
    .from(retests)
    .innerJoin(reportClocks, isClock)
    .$dynamic()
}

/** A decision, and even the next round, may have come in between: then there is nothing to give. */
function releaseOne(system: System, reportId: string): Promise<boolean> {
  return transaction(async (tx) => {
    const locked = await lockCase(tx, system, reportId)
    const [open] = await answers(tx).where(and(eq(retests.reportId, reportId), eq(retests.state, 'offered')))
    if (!open || !isDue(open.answeredAt) || locked.report.retestVerdict === null) return false
    const owed = await settleRetest(tx, system, locked, { answered: true })
    const points = await giveRetestPoints(tx, locked.report)
    const facts = {
      companyId: locked.companyId,
      bughunterId: locked.report.reporterId,
      retestIdr: String(owed),
      points,
    }
    await record(tx, system, 'reward.retest_released', reportId, facts)
    return true
  })
}
