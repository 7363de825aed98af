import { after, day, now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, count, eq, gt, gte, inArray, lt, max, ne, type SQL, sql, sum } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { duplicatePoints, negativePoints, pointRules, pointsFor } from '#domain/report/points.ts'
import { countedLevel } from '#domain/report/rating.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import type { CloseReason } from '#domain/report/report-lifecycle.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { refuse } from '#kernel/refusal.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { isAccepted } from './reward.ts'
import { pointEntries } from './reward-tables.server.ts'
import { pointsOn } from './tax-in-force.server.ts'

/** Why points came or went; the words are in the catalogue. */
export const pointReasons = ['valid', 'adjusted', 'duplicate', 'invalid', 'reversed', 'retest'] as const
export type PointReason = (typeof pointReasons)[number]

/**
 * Brings the points of a report to `target` by one entry of the difference, so that doing it again adds nothing and no
 * one gains by loops of closing and reopening. What a retest gave is apart: it stays. Lock the report first.
 * @returns the difference.
 */
export async function settlePoints(
  tx: Tx,
  { id: reportId, reporterId: bughunterId }: Pick<ReportRow, 'id' | 'reporterId'>,
  reason: Exclude<PointReason, 'retest'>,
  target: number,
): Promise<number> {
  const [row] = await tx
    .select({ total: sum(pointEntries.points).mapWith(Number), turns: count() })
    .from(pointEntries)
    .where(and(eq(pointEntries.reportId, reportId), ne(pointEntries.rule, 'retest')))
  const points = target - (row?.total ?? 0)
  if (points === 0) return 0
  const turn = (row?.turns ?? 0) + 1
  const rule = reason === 'valid' && turn > 1 ? 'adjusted' : reason
  await tx
    .insert(pointEntries)
    .values({ bughunterId, reportId, rule, points, key: `${rule}:${reportId}:${turn}`, at: now() })
  return points
}

/**
 * Points of trying a flaw again, once per report however often it is asked for, by the table of the day on which the report
 * became valid. They are for work that was done: no later word on the report takes them back. A report of a level that is worth
 * nothing is no find, so trying it again gives none either. Lock the report first.
 * @returns what was given: 0 where they were given before.
 */
export async function giveRetestPoints(
  tx: Tx,
  {
    id: reportId,
    reporterId: bughunterId,
    validAt,
    ...levels
  }: Pick<ReportRow, 'id' | 'reporterId' | 'validAt' | 'riskLevel' | 'triagedLevel'>,
): Promise<number> {
  const values = pointsOn(validAt)
  const level = countedLevel(levels)
  const points = level === null || values[bandOf(level)] === 0 ? 0 : values.retest
  if (points === 0) return 0
  const given = await tx
    .insert(pointEntries)
    .values({ bughunterId, reportId, rule: 'retest', points, key: `retest:${reportId}:1`, at: now() })
    .onConflictDoNothing({ target: pointEntries.key })
    .returning({ points: pointEntries.points })
  return given[0]?.points ?? 0
}

/** Points of a report rated at `level`, by the table of the day on which it became valid. */
export function ratedPoints(
  report: Pick<ReportRow, 'quality' | 'claimedLevel' | 'validAt'>,
  level: RiskLevel,
): number {
  const band = bandOf(level)
  const cvssRight = bandOf(report.claimedLevel) === band
  return pointsFor({ band, quality: report.quality ?? 0, cvssRight }, pointsOn(report.validAt))
}

/**
 * One bughunter's closings are judged one after the other: what one costs depends on those before it. Taken before any report is
 * locked. @throws Refusal not_found for an unknown report
 */
export async function lockClosingsOf(tx: Tx, reportId: string): Promise<void> {
  if (!isId(reportId)) refuse('not_found')
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('closings ' || reporter_id, 0))
    FROM ${reports} WHERE ${eq(reports.id, reportId)}`)
}

/** What closing this report for this reason costs its reporter now: 0 or less. */
export async function costOfClosing(tx: Tx, report: ReportRow, reason: CloseReason): Promise<number> {
  const since = gt(reports.closedAt, after(now(), -pointRules.invalidWindowDays * day))
  return negativePoints(reason, await slipsWhere(tx, ...slipsOf(report), since), pointsOn(now()))
}

/** What a closing had cost had another one never been. */
async function costWithout(tx: Tx, slip: ReportRow, overturnedId: string): Promise<number> {
  const at = slip.closedAt!
  const window = [
    gt(reports.closedAt, after(at, -pointRules.invalidWindowDays * day)),
    lt(reports.closedAt, at),
  ]
  const prior = await slipsWhere(tx, ...slipsOf(slip), ne(reports.id, overturnedId), ...window)
  return negativePoints(slip.closeReason!, prior, pointsOn(at))
}

async function slipsWhere(tx: Tx, ...conditions: SQL[]): Promise<number> {
  const [row] = await tx
    .select({ prior: count() })
    .from(reports)
    .where(and(...conditions))
  return row!.prior
}

/** Other closings of the same bughunter that count as slips. */
function slipsOf({ id, reporterId }: ReportRow): SQL[] {
  return [
    eq(reports.reporterId, reporterId),
    ne(reports.id, id),
    inArray(reports.closeReason, ['not_applicable', 'out_of_scope']),
  ]
}

/**
 * A deduction for a repeated slip falls with the closing it rested on: those that came within its 90 days are judged anew without
 * it. Call it with `lockClosingsOf`, while `overturned` still has the closing that falls.
 */
export async function settleSlipsAfter(tx: Tx, overturned: ReportRow): Promise<void> {
  const { closedAt, closeReason } = overturned
  if (closedAt === null || (closeReason !== 'not_applicable' && closeReason !== 'out_of_scope')) return
  const within = [
    gte(reports.closedAt, closedAt),
    lt(reports.closedAt, after(closedAt, pointRules.invalidWindowDays * day)),
  ]
  const later = await tx
    .select()
    .from(reports)
    .where(and(...slipsOf(overturned), ...within))
    .orderBy(reports.id)
    .for('update')
  for (const slip of later) {
    await settlePoints(tx, slip, 'reversed', await costWithout(tx, slip, overturned.id))
  }
}

/**
 * Settles the points of the duplicates of a report whose level or fate has just changed, or of those of one bughunter when one
 * joins them or leaves. A find counts once: of several copies of one bughunter the first that was sent has the points, the others
 * none. `original` is locked.
 * @param joining a copy that is about to be closed as one; `leaving` one that is about to be looked at again
 * @returns the difference of the one that joins
 */
export async function settleDuplicates(
  tx: Tx,
  original: ReportRow,
  { joining, leaving }: { joining?: ReportRow; leaving?: ReportRow } = {},
): Promise<number> {
  const whose = joining ?? leaving
  const closed = await tx
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.originalId, original.id),
        eq(reports.closeReason, 'duplicate'),
        whose && eq(reports.reporterId, whose.reporterId),
      ),
    )
    .orderBy(reports.id)
    .for('update')
  const copies = [...closed.filter(({ id }) => id !== leaving?.id), ...(joining ? [joining] : [])]
  const firsts = firstOfEach(copies)
  let joined = 0
  for (const copy of copies) {
    const points = firsts.has(copy.id) ? await pointsOfDuplicate(tx, copy, original) : 0
    const difference = await settlePoints(tx, copy, 'duplicate', points)
    if (copy === joining) joined = difference
  }
  return joined
}

/** The ids of the first copy each bughunter sent. */
function firstOfEach(copies: readonly ReportRow[]): Set<string> {
  const sent = ({ submittedAt }: ReportRow) => submittedAt?.getTime() ?? 0
  const order = copies.toSorted((a, b) => sent(a) - sent(b) || a.id.localeCompare(b.id))
  const firsts = new Map<string, string>()
  for (const { id, reporterId } of order) if (!firsts.has(reporterId)) firsts.set(reporterId, id)
  return new Set(firsts.values())
}

/** Points of a duplicate: none while the original is unrated, was not accepted, was fixed before, or is one's own. */
async function pointsOfDuplicate(tx: Tx, copy: ReportRow, original: ReportRow): Promise<number> {
  const level = countedLevel(original)
  if (original.riskLevel === null || level === null || original.reporterId === copy.reporterId) return 0
  const its = {
    originalAccepted: isAccepted(original),
    originalKnown: await wasFixedBefore(tx, original, copy.submittedAt),
  }
  return duplicatePoints(bandOf(level), its, pointsOn(original.validAt))
}

async function wasFixedBefore(tx: Tx, { id, fix }: ReportRow, moment: Date | null): Promise<boolean> {
  if (fix !== 'fixed' || moment === null) return false
  const fixed = sql`${events.facts}->'fix'->>1 = 'fixed'`
  const [row] = await tx
    .select({ at: max(events.at) })
    .from(events)
    .where(and(eq(events.noun, 'report'), eq(events.subjectId, id), eq(events.type, 'report.moved'), fixed))
  return row?.at != null && row.at < moment
}
