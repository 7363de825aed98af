import { and, eq, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { askPrepared } from '#infra/prepared.ts'
import { type Actor, isBughunter, isOperator } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { nextOfClosed } from './open-appeals.server.ts'
import { reportScope } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/**
 * The closed reports with an open objection a viewer may see, by whom they wait on, and how many have a promise of the viewer's
 * own side past its due moment (the platform team: of anybody). A dashboard adds them to its open reports.
 */
export type AppealTurns = { operator: number; company: number; overdue: number }

/** Begins at the objections, which are few: `report_clocks_next`. */
export async function appealTurnsFor(viewer: Actor): Promise<AppealTurns> {
  const rows = await askPrepared<{ next: 'operator' | 'company'; count: number; overdue: number }>(sql`
    WITH open AS MATERIALIZED (
      SELECT report_id, bool_or(due_at < ${now().toISOString()}::timestamptz AND ${isOwn(viewer)}) AS late FROM report_clocks
      WHERE stopped_at IS NULL AND paused_at IS NULL AND kind IN ('appeal', 'appeal_answer') GROUP BY report_id
    )
    SELECT ${nextOfClosed(viewer)} AS next, count(*)::int AS count, (count(*) FILTER (WHERE open.late))::int AS overdue
    FROM open JOIN ${reports} ON ${reports.id} = open.report_id JOIN ${programs} ON ${eq(programs.id, reports.programId)}
    WHERE ${and(eq(reports.stage, 'closed'), reportScope(viewer))} GROUP BY 1`)
  const turns: AppealTurns = { operator: 0, company: 0, overdue: 0 }
  for (const { next, count, overdue } of rows) {
    turns[next] = count
    turns.overdue += overdue
  }
  return turns
}

function isOwn(viewer: Actor) {
  if (isOperator(viewer)) return sql`true`
  return isBughunter(viewer) ? sql`false` : sql`kind = 'appeal_answer'`
}
