import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm'
import { moveReport } from '#domain/report/move-report.server.ts'
import type { ClockKind } from '#domain/report/report-code.ts'
import { reportClocks } from '#domain/report/report-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { giveOffer } from '../offer.server.ts'
import { lockCase } from '../reward-case.server.ts'

const kinds = ['rating_answer', 'dispute_answer'] as const satisfies readonly ClockKind[]

/**
 * Ends what waited for an answer that did not come: a rating far from the team's holds, a reward below the least is given, and a dispute
 * the company did not answer goes to an operator. @returns how many
 */
export async function settleRatings(system: System, most = 200): Promise<number> {
  const over = and(
    isNull(reportClocks.stoppedAt),
    isNull(reportClocks.pausedAt),
    lte(reportClocks.dueAt, now()),
  )
  const rows = await database()
    .select({ reportId: reportClocks.reportId, kind: reportClocks.kind })
    .from(reportClocks)
    .where(and(over, inArray(reportClocks.kind, [...kinds])))
    .orderBy(asc(reportClocks.dueAt))
    .limit(most)
  let settled = 0
  for (const { reportId, kind } of rows) if (await settleOne(system, reportId, kind)) settled++
  return settled
}

/** Between the look and the lock a person may have answered, and another wait begun. */
async function settleOne(system: System, reportId: string, kind: ClockKind): Promise<boolean> {
  try {
    return await transaction(async (tx) => {
      await lockCase(tx, system, reportId)
      const [clock] = await tx
        .select()
        .from(reportClocks)
        .where(
          and(
            eq(reportClocks.reportId, reportId),
            eq(reportClocks.kind, kind),
            isNull(reportClocks.stoppedAt),
          ),
        )
      if (!clock || clock.dueAt > now()) return false
      if (kind === 'dispute_answer') await moveReport(tx, system, reportId, 'answer_dispute')
      else {
        await moveReport(tx, system, reportId, 'accept_rating')
        await giveOffer(tx, system, await lockCase(tx, system, reportId))
      }
      return true
    })
  } catch (error) {
    if (isRefusal(error) && error.code === 'move_forbidden') return false
    throw error
  }
}
