import { minute, now } from '@cakrawala/calendar/clock'
import { weeksUpTo } from '@cakrawala/calendar/months'
import { cachedFor } from '@cakrawala/pg-access/cached-for'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { stages } from '../report-state.ts'

/** `week` is its Monday, `YYYY-MM-DD`. `decided`: found valid or closed by triage. */
export type ReportWeek = { week: string; received: number; decided: number }

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
