import { now } from '@cakrawala/calendar/clock'
import { record } from '#domain/event/record.server.ts'
import { changedMetrics, parseCvss } from '#domain/report/classification/cvss.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { farFrom, ratingFault } from '#domain/report/rating.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import { reportRatings } from '#domain/report/report-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { type Fault, refuseField, refuseFields, refuseUnless } from '#kernel/refusal.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { ratedPoints, settleDuplicates, settlePoints } from './points.server.ts'
import { reserve } from './reservation.server.ts'
import { reservationFor } from './reserved-for.server.ts'
import { lockCase, type RewardCase, refuseUnlessMoves } from './reward-case.server.ts'
import type { RateReportInput } from './reward-input.ts'
import { recordReserved } from './validate-report.server.ts'

/** Least letters of a reason for another level than the one before. */
const reasonLeast = 20

/**
 * Rates a valid report: the company, and in programs the product manages also an operator, whose rating the company confirms
 * by giving the reward or changes by rating again. Points come now, of the team's level; the reservation follows the level. A level must fit its vector, and one
 * far from the team's waits for the bughunter's answer.
 * @throws Refusal not_found, forbidden, move_forbidden, conflict (the page was older), invalid_input (`level`, `reason`, `cvssVector`)
 */
export async function rateReport(actor: Person, reportId: string, input: RateReportInput): Promise<void> {
  await transaction(async (tx) => {
    const locked = await lockCase(tx, actor, reportId)
    refuseUnlessMoves(actor, locked, 'rate')
    refuseUnless(locked.report.revision === input.revision, 'conflict')
    const rating = ratingOf(locked.report, input)
    await tx.insert(reportRatings).values({ ...rating.row, reportId, byId: actor.accountId, at: now() })
    const waits = rating.far !== null
    // Points follow the team's level: the company's word, or an operator's that waits for an answer, does not move them.
    const triagedLevel =
      isOperator(actor) && !waits ? input.level : (locked.report.triagedLevel ?? input.level)
    const rated = { ...locked.report, stage: 'rated' as const, riskLevel: input.level, triagedLevel }
    const points = await settlePoints(tx, rated, 'valid', ratedPoints(rated, triagedLevel))
    await settleDuplicates(tx, rated)
    const { reserved, wanted } = await follow(tx, actor, locked, input.level, rating.far === 'lowered')
    const set = { ...rating.set, triagedLevel }
    await moveReport(tx, actor, reportId, 'rate', { set, details: { waits }, facts: { level: input.level } })
    const { fromLevel } = rating.row
    await record(tx, actor, 'report.rated', reportId, {
      ...{ from: fromLevel, to: input.level, points, score: rating.set.cvssScore },
    })
    await recordReserved(tx, actor, locked, reserved, wanted)
  })
}

function ratingOf(report: ReportRow, { level, cvssVector, reason }: RateReportInput) {
  const cvss = parseCvss(cvssVector) ?? refuseField('cvssVector', 'cvss_invalid')
  const fromLevel: RiskLevel | null = report.riskLevel ?? report.triagedLevel
  const fromVector = report.cvssVector
  const known = fromLevel !== null && report.cvssScore !== null
  const fault = ratingFault(
    { level, score: cvss.score },
    known ? { level: fromLevel, score: report.cvssScore! } : null,
  )
  const faults: Fault[] = fault ? [['level', fault]] : []
  if (level !== fromLevel) {
    if ((reason?.length ?? 0) < reasonLeast) faults.push(['reason', 'too_short', { min: reasonLeast }])
    if (fromVector !== null && changedMetrics(fromVector, cvss.vector).length === 0)
      faults.push(['cvssVector', 'metrics_unchanged'])
  }
  refuseFields(faults)
  return {
    row: { fromLevel, toLevel: level, fromVector, toVector: cvss.vector, reason: reason ?? null },
    set: { riskLevel: level, cvssVector: cvss.vector, cvssScore: cvss.score },
    far: farFrom(report.triagedLevel, level),
  }
}

/** A reward given before an appeal stays as it is; otherwise the reservation follows the level. */
async function follow(tx: Tx, actor: Person, locked: RewardCase, level: RiskLevel, lowers: boolean) {
  const open = locked.report.rewardState === 'none' || locked.report.rewardState === 'proposed'
  if (!open) return { reserved: 0n, wanted: 0n }
  const wanted = reservationFor(locked, level, lowers)
  return { reserved: await reserve(tx, actor, locked, wanted, 'keep'), wanted }
}
