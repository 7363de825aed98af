import { record } from '#domain/event/record.server.ts'
import { changedMetrics, parseCvss } from '#domain/report/classification/cvss.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import { reportRatings } from '#domain/report/report-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { ratedPoints, settleDuplicates, settlePoints } from './points.server.ts'
import { reserve } from './reservation.server.ts'
import { reservedAtRated } from './reward.ts'
import { holdCase, type RewardCase, refuseUnlessMoves } from './reward-case.server.ts'
import type { RateReportInput } from './reward-input.ts'
import { feePercentOn } from './rules-on.server.ts'
import { recordReserved } from './validate-report.server.ts'

/** Least letters of a reason for another level than the one before. */
const reasonLeast = 20

/**
 * Rates a valid report: the company, and in programs the product manages also an operator, whose rating the company confirms
 * by giving the reward or changes by rating again. Points come now; the reservation follows the level.
 * @throws Refusal not_found, forbidden, move_forbidden, conflict (the page was older), invalid_input (`reason`, `cvssVector`)
 */
export async function rateReport(actor: Person, reportId: string, input: RateReportInput): Promise<void> {
  await transaction(async (tx) => {
    const held = await holdCase(tx, actor, reportId)
    refuseUnlessMoves(actor, held, 'rate')
    refuseUnless(held.report.revision === input.revision, 'conflict')
    const rating = ratingOf(held.report, input)
    await tx.insert(reportRatings).values({ ...rating.row, reportId, byId: actor.accountId, at: now() })
    const rated = { ...held.report, stage: 'rated' as const, riskLevel: input.level }
    const points = await settlePoints(tx, rated, 'valid', ratedPoints(rated, input.level))
    await settleDuplicates(tx, rated)
    const { reserved, wanted } = await follow(tx, actor, held, input.level)
    await moveReport(tx, actor, reportId, 'rate', { set: rating.set, facts: { level: input.level } })
    const { fromLevel } = rating.row
    await record(tx, actor, 'report.rated', reportId, { from: fromLevel, to: input.level, points })
    await recordReserved(tx, actor, held, reserved, wanted)
  })
}

function ratingOf(report: ReportRow, { level, cvssVector, reason }: RateReportInput) {
  const cvss = parseCvss(cvssVector) ?? refuseField('cvssVector', 'cvss_invalid')
  const fromLevel: RiskLevel | null = report.riskLevel ?? report.triagedLevel
  const fromVector = report.cvssVector
  if (level !== fromLevel) {
    if ((reason?.length ?? 0) < reasonLeast) refuseField('reason', 'too_short', { min: reasonLeast })
    if (fromVector !== null && changedMetrics(fromVector, cvss.vector).length === 0) {
      refuseField('cvssVector', 'metrics_unchanged')
    }
  }
  return {
    row: { fromLevel, toLevel: level, fromVector, toVector: cvss.vector, reason: reason ?? null },
    set: { riskLevel: level, cvssVector: cvss.vector, cvssScore: cvss.score },
  }
}

/** A reward given before an appeal stays as it is; otherwise the reservation goes to the amount of the level. */
async function follow(tx: Tx, actor: Person, held: RewardCase, level: RiskLevel) {
  const open = held.report.rewardState === 'none' || held.report.rewardState === 'proposed'
  if (!open) return { reserved: 0n, wanted: 0n }
  const wanted = reservedAtRated(held.grid, level, feePercentOn(held.report.validAt, held.kind))
  return { reserved: await reserve(tx, actor, held, wanted, 'keep'), wanted }
}
