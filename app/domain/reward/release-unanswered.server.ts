import { after, day, now } from '@cakrawala/calendar/clock'
import { and, asc, eq, lte } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { gridMinimum } from '#domain/program/reward-grid.ts'
import {
  companyIsSilent,
  releaseAfterDays,
  releaseAtOf,
} from '#domain/report/clock/escalate-overdue.server.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { levelInForce } from '#domain/report/rating.ts'
import { dropClocks } from '#domain/report/report-clocks.server.ts'
import { reportClocks, reports } from '#domain/report/report-tables.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { award } from './award.server.ts'
import { ratedPoints, settleDuplicates, settlePoints } from './points.server.ts'
import { lockCase, type RewardCase } from './reward-case.server.ts'

/**
 * Gives the least reward of the band, out of what was set aside, where a company left a rating or reward open ten business
 * days past its deadline (D4): rated as the platform team found it. A proposal that still waits for a second person of the company
 * ends with it; where the money does not reach, the next run tries again.
 * @returns how many rewards were given
 */
export async function releaseUnanswered(system: System, most = 200): Promise<number> {
  const rows = await database()
    .select({ reportId: reportClocks.reportId, dueAt: reportClocks.dueAt })
    .from(reportClocks)
    .innerJoin(reports, eq(reports.id, reportClocks.reportId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(companyIsSilent, lte(reportClocks.dueAt, after(now(), -releaseAfterDays * day))))
    .orderBy(asc(reportClocks.dueAt))
    .limit(most)
  let released = 0
  for (const { reportId, dueAt } of rows) {
    if (releaseAtOf(dueAt) <= now() && (await releaseOne(system, reportId))) released++
  }
  return released
}

/** Between the look and the lock the company may have answered; then there is nothing to do. */
async function releaseOne(system: System, reportId: string): Promise<boolean> {
  try {
    return await transaction(async (tx) => {
      const locked = await lockCase(tx, system, reportId)
      if (!(await isStillSilent(tx, reportId))) return false
      const { report, grid, policy, reward } = locked
      const level = report.riskLevel === null ? report.triagedLevel : levelInForce(report)
      if (level === null) return false
      if (level !== report.riskLevel) await rateAsTriaged(tx, system, locked, level)
      // What the platform does for a silent company is no promise the company kept.
      await dropClocks(tx, reportId, ['rating', 'reward'])
      const band = bandOf(level)
      const decided = report.ratingState === 'decided'
      const amount = decided ? (reward?.floorIdr ?? 0n) : (grid && gridMinimum(grid, band)) || 0n
      const otherReward = band === 'informational' ? null : (policy.otherRewards?.[band] ?? null)
      const asked = { proposedBy: null, requestKey: null }
      await award(tx, system, locked, { amount, otherReward, reason: null }, asked)
      const facts = { companyId: locked.companyId, bughunterId: report.reporterId, amountIdr: String(amount) }
      await record(tx, system, 'reward.auto_released', reportId, facts)
      return true
    })
  } catch (error) {
    const over = isRefusal(error) && ['move_forbidden', 'balance_insufficient'].includes(error.code)
    if (over) return false
    throw error
  }
}

async function isStillSilent(tx: Tx, reportId: string): Promise<boolean> {
  const rows = await tx
    .select({ dueAt: reportClocks.dueAt })
    .from(reportClocks)
    .innerJoin(reports, eq(reports.id, reportClocks.reportId))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(companyIsSilent, eq(reportClocks.reportId, reportId)))
  return rows.some(({ dueAt }) => releaseAtOf(dueAt) <= now())
}

/**
 * The level the platform team found holds, also instead of one that lowers it and still waits; the points
 * come with it.
 */
async function rateAsTriaged(
  tx: Tx,
  system: System,
  { report }: RewardCase,
  level: RiskLevel,
): Promise<void> {
  const rated = { ...report, stage: 'rated' as const, riskLevel: level }
  await settlePoints(tx, rated, 'valid', ratedPoints(rated, level))
  await settleDuplicates(tx, rated)
  await moveReport(tx, system, report.id, 'rate', { set: { riskLevel: level }, facts: { level } })
}
