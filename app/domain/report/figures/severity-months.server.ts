import { now } from '@cakrawala/calendar/clock'
import { firstMomentOf, monthsUpTo } from '@cakrawala/calendar/months'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, gte, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { type Band, bandOf, bands, type RiskLevel } from '#kernel/risk-level.ts'
import { reportScope, shownLevel } from '../report-scope.server.ts'
import { reports } from '../report-tables.server.ts'

export type SeverityMonth = { month: string; all: number; bands: Record<Band, number> }

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
