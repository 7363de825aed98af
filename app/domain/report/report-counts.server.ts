import { now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { type SQL, sql } from 'drizzle-orm'
import { type Actor, isBughunter, isOperator } from '#kernel/actor.ts'
import { count } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { openReportsFor, reportTurns } from './open-reports.server.ts'
import type { ClockKind } from './report-code.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { lineScope } from './report-scope.server.ts'

/**
 * Numbers of a dashboard over the reports its owner may see. `status` 1–3 as in the specification; drafts are apart. A closed report
 * with an open objection waits and may be overdue like an open one.
 */
export const reportCounts = z.object({
  ...{ drafts: count, status1: count, status2: count, status3: count },
  ...{ turns: reportTurns, waitingOnMe: count },
  /** Reports with a promise of the viewer's own side past its due moment (the platform team: of anyone). */
  overdue: count,
  /** Open reports by the last word on severity. */
  ...{ critical: count, high: count },
})
export type ReportCounts = z.infer<typeof reportCounts>

export async function reportCountsFor(viewer: Actor): Promise<ReportCounts> {
  const counted = (condition: SQL) =>
    sql`(SELECT count(*)::int FROM ${lines} WHERE ${condition} AND ${lineScope(viewer)})`
  const [open, [counts]] = await Promise.all([
    openReportsFor(viewer),
    // Nearly all are closed: they are counted in an index, and no row of theirs is read.
    askPrepared<{ drafts: number; status3: number; overdue: number }>(sql`SELECT
      ${counted(sql`${lines.stage} = 'draft'`)} AS drafts, ${counted(sql`${lines.stage} = 'closed'`)} AS status3,
      ${counted(sql`${lines.stage} <> 'draft' AND ${isOverdueFor(viewer)}`)} AS overdue`),
  ])
  const { stages, turns, waitingOnMe, critical, high } = open
  return {
    ...{ ...counts!, turns, waitingOnMe, critical, high },
    status1: stages.submitted + stages.in_review + stages.needs_info,
    status2: stages.valid + stages.rated,
  }
}

function isOverdueFor(viewer: Actor): SQL {
  const kinds = sql.join(
    clocksOf(viewer).map((kind) => sql`${kind}`),
    sql`, `,
  )
  const present = sql`${now().toISOString()}::timestamptz`
  return sql`${lines.dueAt} < ${present} AND EXISTS (SELECT 1 FROM report_clocks c WHERE c.report_id = ${lines.reportId}
    AND c.kind IN (${kinds}) AND c.stopped_at IS NULL AND c.paused_at IS NULL AND c.due_at < ${present})`
}

function clocksOf(viewer: Actor): ClockKind[] {
  if (isOperator(viewer))
    return [
      'first_response',
      'triage',
      'info',
      'rating',
      'reward',
      'fix',
      'retest',
      'appeal',
      'appeal_answer',
    ]
  return isBughunter(viewer) ? ['info', 'retest'] : ['rating', 'reward', 'fix', 'appeal_answer']
}
