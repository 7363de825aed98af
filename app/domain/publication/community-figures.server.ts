import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { reports } from '#domain/report/report-tables.server.ts'

/** What all bughunters together have done: reports found valid, and flaws fixed with their reports closed. */
export type CommunityFigures = { valid: number; fixed: number }

/**
 * Counted up to last midnight in Jakarta and over all programs, so that no one can watch single reports of a private one
 * come in.
 */
export async function communityFigures(): Promise<CommunityFigures> {
  const midnight = new Date(`${jakartaDay(now())}T00:00:00+07:00`)
  const accepted = sql`(stage IN ('valid', 'rated') OR close_reason IN ('resolved', 'accepted_risk'))`
  const before = sql`${midnight.toISOString()}::timestamptz`
  // `reports_accepted` serves both.
  const [row] = await askPrepared<CommunityFigures>(sql`SELECT
    (count(*) FILTER (WHERE valid_at < ${before}))::int AS valid,
    (count(*) FILTER (WHERE fix = 'fixed' AND closed_at < ${before}))::int AS fixed FROM ${reports} WHERE ${accepted}`)
  return { valid: row?.valid ?? 0, fixed: row?.fixed ?? 0 }
}
