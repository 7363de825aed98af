import { minute, now } from '@cakrawala/calendar/clock'
import { firstMomentOf, monthsUpTo, weeksUpTo } from '@cakrawala/calendar/months'
import { cachedFor } from '@cakrawala/pg-access/cached-for'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, gte, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { reportScope, shownLevel } from '#domain/report/report-scope.server.ts'
import { stages } from '#domain/report/report-state.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { bandOf, bands, type RiskLevel } from '#kernel/risk-level.ts'
import { count, day, each, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

/** `week` is its Monday, `YYYY-MM-DD`. `decided`: found valid or closed by triage. */
export const reportWeek = z.object({ week: day, received: count, decided: count })
export type ReportWeek = z.infer<typeof reportWeek>

/**
 * What came in and what triage decided in each of the last `count` weeks, oldest first; without withdrawn reports. At most a
 * minute old. @throws Refusal forbidden for all but the platform team
 */
export async function reportWeeksSeenBy(viewer: Actor, count: number): Promise<ReportWeek[]> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const weeks = weeksUpTo(now(), count)
  return cachedFor('report weeks', weeks.join(), minute, () => readWeeks(weeks))
}

/** Served by `reports_came` and `report_clocks_stopped`. */
async function readWeeks(weeks: readonly string[]): Promise<ReportWeek[]> {
  const since = sql`${`${weeks[0]}T00:00:00+07:00`}::timestamptz`
  const sent = sql.join(
    stages.filter((stage) => stage !== 'draft').map((stage) => sql`${stage}`),
    sql`, `,
  )
  const rows = await askPrepared<ReportWeek>(sql`
    SELECT to_char(date_trunc('week', at AT TIME ZONE 'Asia/Jakarta'), 'YYYY-MM-DD') AS week,
      (count(*) FILTER (WHERE came))::int AS received, (count(*) FILTER (WHERE NOT came))::int AS decided
    FROM (
      SELECT r.submitted_at AS at, true AS came FROM reports r
      WHERE r.stage IN (${sent}) AND r.submitted_at >= ${since} AND r.close_reason IS DISTINCT FROM 'withdrawn'
      UNION ALL
      SELECT c.stopped_at, false FROM report_clocks c JOIN reports r ON r.id = c.report_id
      WHERE c.kind = 'triage' AND c.stopped_at >= ${since} AND c.paused_at IS NULL
        AND r.close_reason IS DISTINCT FROM 'withdrawn'
    ) done GROUP BY 1`)
  const known = new Map(rows.map((row) => [row.week, row]))
  return weeks.map((week) => known.get(week) ?? { week, received: 0, decided: 0 })
}

export const severityMonth = z.object({ month: text, all: count, bands: each(bands, count) })
export type SeverityMonth = z.infer<typeof severityMonth>

/** Reports the viewer may see by the month they were found valid and their severity, for the last `count` months, oldest first. */
export async function severityMonthsSeenBy(viewer: Actor, count: number): Promise<SeverityMonth[]> {
  const months = monthsUpTo(now(), count)
  const since = firstMomentOf(months[0]!)
  const rows = await askPrepared<{ month: string; level: RiskLevel; count: number }>(sql`
    SELECT to_char(${reports.validAt} AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') AS month, ${shownLevel} AS level, count(*)::int AS count
    FROM ${reports} JOIN ${programs} ON ${eq(programs.id, reports.programId)}
    WHERE ${and(gte(reports.validAt, since), reportScope(viewer))} AND ${shownLevel} IS NOT NULL GROUP BY 1, 2`)
  const empty = () => ({ all: 0, bands: Object.fromEntries(bands.map((band) => [band, 0])) })
  const counted = new Map(months.map((month) => [month, { month, ...empty() } as SeverityMonth]))
  for (const { month, level, count: found } of rows) {
    const place = counted.get(month)
    if (!place) continue
    place.all += found
    place.bands[bandOf(level)] += found
  }
  return [...counted.values()]
}
