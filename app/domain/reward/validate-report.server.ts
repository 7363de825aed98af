import { now } from '@cakrawala/calendar/clock'
import { record } from '#domain/event/record.server.ts'
import { endedFaults } from '#domain/report/classification/class-ended.ts'
import { changedClass } from '#domain/report/classification/class-names.ts'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { reportRatings } from '#domain/report/report-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuseFaults, refuseField } from '#kernel/refusal.ts'
import { riskLevelOf } from '#kernel/risk-level.ts'
import { settlePoints } from './points.server.ts'
import { reserve } from './reservation.server.ts'
import { reservedAtValid } from './reward.ts'
import { lockCase, type RewardCase, refuseUnlessMoves } from './reward-case.server.ts'
import type { ValidateReportInput } from './reward-input.ts'
import { feePercentOn } from './tax-in-force.server.ts'

/**
 * The platform team finds a report valid: class, CVSS and a note on the reproduction are set, and the minimum of its
 * band, fee included, is reserved. A balance that does not cover it does not stop the report; the company is notified by
 * the event.
 * @throws Refusal not_found, forbidden, move_forbidden, invalid_input
 */
export async function validateReport(
  actor: Person,
  reportId: string,
  input: ValidateReportInput,
): Promise<{ reserved: bigint; wanted: bigint }> {
  const set = triageOf(input)
  return transaction(async (tx) => {
    const locked = await lockCase(tx, actor, reportId)
    refuseUnlessMoves(actor, locked, 'validate')
    refuseFaults(endedFaults(set, locked.report))
    // Whatever an earlier closing took is given back: an upheld appeal starts clean.
    await settlePoints(tx, locked.report, 'reversed', 0)
    await rateAtTriage(tx, actor, locked, set)
    const wanted = reservedAtValid(locked.grid, set.triagedLevel, feePercentOn(null, 'reward'))
    const reserved = await reserve(tx, actor, locked, wanted, 'keep')
    const facts = { level: set.triagedLevel, ...changedClass(locked.report, set) }
    await moveReport(tx, actor, reportId, 'validate', { set, facts })
    await recordReserved(tx, actor, locked, reserved, wanted)
    return { reserved, wanted }
  })
}

/**
 * Records how much is reserved for a report and how much should be; silent where nothing moved and nothing is
 * missing.
 */
export async function recordReserved(
  tx: Tx,
  actor: Actor,
  { report, companyId, reward }: RewardCase,
  reserved: bigint,
  wanted: bigint,
): Promise<void> {
  if (reserved === (reward?.reservedIdr ?? 0n) && reserved >= wanted) return
  const facts = {
    companyId,
    reservedIdr: String(reserved),
    wantedIdr: String(wanted),
    short: reserved < wanted,
  }
  await record(tx, actor, 'reward.reserved', report.id, facts)
}

function triageOf({ cvssVector, ...typed }: ValidateReportInput) {
  const cvss = parseCvss(cvssVector) ?? refuseField('cvssVector', 'cvss_invalid')
  const triagedLevel = riskLevelOf(cvss.score)
  return { ...typed, cvssVector: cvss.vector, cvssScore: cvss.score, triagedLevel, riskLevel: null }
}

async function rateAtTriage(
  tx: Tx,
  actor: Person,
  { report }: RewardCase,
  { triagedLevel, cvssVector }: ReturnType<typeof triageOf>,
): Promise<void> {
  if (report.claimedLevel === triagedLevel && report.cvssVector === cvssVector) return
  await tx.insert(reportRatings).values({
    reportId: report.id,
    byId: actor.accountId,
    fromLevel: report.claimedLevel,
    toLevel: triagedLevel,
    fromVector: report.cvssVector,
    toVector: cvssVector,
    at: now(),
  })
}
