import { and, count, eq, gt, inArray, max, ne, sql, sum } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { duplicatePoints, negativePoints, pointRules, pointsFor } from '#domain/report/points.ts'
import type { ReportRow } from '#domain/report/report-facts.server.ts'
import type { CloseReason } from '#domain/report/report-lifecycle.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { after, day, now } from '#kernel/clock.ts'
import { bandOf, type RiskLevel } from '#kernel/risk-level.ts'
import { isAccepted } from './reward.ts'
import { pointEntries } from './reward-tables.server.ts'
import { pointsOn } from './rules-on.server.ts'

/** Why points came or went; the words are in the catalogue. */
export const pointReasons = ['valid', 'adjusted', 'duplicate', 'invalid', 'reversed', 'retest'] as const
export type PointReason = (typeof pointReasons)[number]

/**
 * Brings the points of a report to `target` by one entry of the difference, so that doing it again adds nothing and
 * nobody gains by loops of closing and reopening. What a retest gave is apart: it stays. Lock the report first.
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
 * became valid. They are for work that was done: no later word on the report takes them back. Lock the report first.
 * @returns what was given: 0 where they were given before.
 */
export async function giveRetestPoints(
  tx: Tx,
  { id: reportId, reporterId: bughunterId, validAt }: Pick<ReportRow, 'id' | 'reporterId' | 'validAt'>,
): Promise<number> {
  const points = pointsOn(validAt).retest
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

/** What closing this report for this reason costs its reporter: 0 or less. */
export async function costOfClosing(tx: Tx, report: ReportRow, reason: CloseReason): Promise<number> {
  const [row] = await tx
    .select({ prior: count() })
    .from(reports)
    .where(
      and(
        eq(reports.reporterId, report.reporterId),
        ne(reports.id, report.id),
        inArray(reports.closeReason, ['not_applicable', 'out_of_scope']),
        gt(reports.closedAt, after(now(), -pointRules.invalidWindowDays * day)),
      ),
    )
  return negativePoints(reason, row!.prior, pointsOn(now()))
}

/** Settles the points of every duplicate of a report whose level or fate has just changed. `original` is locked. */
export async function settleDuplicates(tx: Tx, original: ReportRow): Promise<void> {
  const copies = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.originalId, original.id), eq(reports.closeReason, 'duplicate')))
    .orderBy(reports.id)
    .for('update')
  for (const copy of copies) {
    await settlePoints(tx, copy, 'duplicate', await pointsOfDuplicate(tx, copy, original))
  }
}

/** Points of a duplicate: none while the original is unrated, was not accepted, was fixed before, or is one's own. */
export async function pointsOfDuplicate(tx: Tx, copy: ReportRow, original: ReportRow): Promise<number> {
  if (original.riskLevel === null || original.reporterId === copy.reporterId) return 0
  const its = {
    originalAccepted: isAccepted(original),
    originalKnown: await wasFixedBefore(tx, original, copy.submittedAt),
  }
  return duplicatePoints(bandOf(original.riskLevel), its, pointsOn(original.validAt))
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
