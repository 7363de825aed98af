import { sql } from 'drizzle-orm'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'

/** What all bughunters together have done: reports found valid, and flaws fixed with their reports closed. */
export type CommunityFigures = { valid: number; fixed: number }

/**
 * Counted up to last midnight in Jakarta and over all programs, so that nobody can watch single reports of a private
 * one come in.
 */
export async function communityFigures(): Promise<CommunityFigures> {
  const midnight = new Date(`${jakartaDay(now())}T00:00:00+07:00`)
  const [row] = await database()
    .select({
      valid: sql<number>`(count(*) FILTER (WHERE ${reports.validAt} < ${midnight}))::int`,
      fixed: sql<number>`(count(*) FILTER (WHERE ${reports.fix} = 'fixed' AND ${reports.closedAt} < ${midnight}))::int`,
    })
    .from(reports)
    .where(
      sql`${reports.stage} IN ('valid', 'rated') OR ${reports.closeReason} IN ('resolved', 'accepted_risk')`,
    )
  return { valid: row?.valid ?? 0, fixed: row?.fixed ?? 0 }
}
