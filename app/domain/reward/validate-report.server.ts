import { now } from '@cakrawala/calendar/clock'
import { record } from '#domain/event/record.server.ts'
import { parseCvss } from '#domain/report/classification/cvss.ts'
import { cweOf } from '#domain/report/classification/cwe.ts'
import { vrtOf } from '#domain/report/classification/vrt.ts'
import { moveReport } from '#domain/report/move-report.server.ts'
import { reportRatings } from '#domain/report/report-tables.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
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
    // Whatever an earlier closing took is given back: an upheld appeal starts clean.
    await settlePoints(tx, locked.report, 'reversed', 0)
    await rateAtTriage(tx, actor, locked, set)
    const wanted = reservedAtValid(locked.grid, set.triagedLevel, feePercentOn(null, 'reward'))
    const reserved = await reserve(tx, actor, locked, wanted, 'keep')
    await moveReport(tx, actor, reportId, 'validate', { set, facts: { level: set.triagedLevel } })
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

function triageOf({ cvssVector, vrtId, cweId, reproductionNote, quality }: ValidateReportInput) {
  const cvss = parseCvss(cvssVector) ?? refuseField('cvssVector', 'cvss_invalid')
  const vrt = vrtId === undefined ? null : (vrtOf(vrtId) ?? refuseField('vrtId', 'vrt_unknown'))
  const cwe = cweId === undefined ? null : (cweOf(cweId.toUpperCase()) ?? refuseField('cweId', 'cwe_unknown'))
  return {
    cvssVector: cvss.vector,
    cvssScore: cvss.score,
    vrtId: vrt?.id ?? null,
    cweId: cwe?.id ?? null,
    triagedLevel: riskLevelOf(cvss.score),
    riskLevel: null,
    reproductionNote,
    quality,
  }
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
