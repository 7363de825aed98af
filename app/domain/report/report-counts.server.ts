import { and, eq, inArray, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isOperator } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { appealTurnsFor } from './appeal-turns.server.ts'
import type { NextActor } from './report-lifecycle.ts'
import { reportScope, shownLevel, waitingOn } from './report-scope.server.ts'
import { openStages } from './report-state.ts'
import { reports } from './report-tables.server.ts'
import type { ClockKind } from './report-words.ts'

/**
 * Numbers of a dashboard over the reports its owner may see. `status` 1–3 as in the specification; drafts are apart. A closed report
 * with an open objection waits and may be overdue like an open one.
 */
export type ReportCounts = {
  drafts: number
  status1: number
  status2: number
  status3: number
  waitingOnMe: number
  /** Open reports with a promise of the viewer's own side past its due moment (the platform team: of anybody). */
  overdue: number
  /** Open reports by the last word on severity. */
  critical: number
  high: number
}

export async function reportCountsFor(viewer: Actor): Promise<ReportCounts> {
  const objections = appealTurnsFor(viewer)
  // Awaited below: where the other question fails first, this one must not become an unhandled rejection.
  objections.catch(() => undefined)
  const when = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
  const open = sql`${reports.stage} NOT IN ('draft', 'closed')`
  const [counts] = await database()
    .select({
      drafts: when(sql`${reports.stage} = 'draft'`),
      status1: when(sql`${reports.stage} IN ('submitted', 'in_review', 'needs_info')`),
      status2: when(sql`${reports.stage} IN ('valid', 'rated')`),
      // Nearly all are closed: they are counted in an index, and no row of theirs is read.
      status3: sql<number>`(SELECT count(*)::int FROM ${reports} JOIN ${programs} ON ${eq(programs.id, reports.programId)}
        WHERE ${reports.stage} = 'closed' AND ${reportScope(viewer)})`,
      waitingOnMe: when(sql`${reports.stage} <> 'draft' AND ${waitingOn} = ${partOf(viewer)}`),
      overdue: when(sql`${open} AND ${overdueOf(viewer)}`),
      critical: when(sql`${open} AND ${shownLevel} >= 10`),
      high: when(sql`${open} AND ${shownLevel} BETWEEN 7 AND 9`),
    })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(inArray(reports.stage, ['draft', ...openStages]), reportScope(viewer)))
  const { overdue, ...turns } = await objections
  const part = partOf(viewer)
  const mine = part === 'operator' || part === 'company' ? turns[part] : 0
  return { ...counts!, waitingOnMe: counts!.waitingOnMe + mine, overdue: counts!.overdue + overdue }
}

function overdueOf(viewer: Actor) {
  const kinds = sql.join(
    clocksOf(viewer).map((kind) => sql`${kind}`),
    sql`, `,
  )
  return sql`EXISTS (SELECT 1 FROM report_clocks c WHERE c.report_id = ${reports.id} AND c.kind IN (${kinds})
    AND c.stopped_at IS NULL AND c.paused_at IS NULL AND c.due_at < ${now().toISOString()}::timestamptz)`
}

/** The side somebody stands on when a report waits. */
export function partOf(viewer: Actor): NextActor {
  if (isOperator(viewer)) return 'operator'
  return isBughunter(viewer) ? 'reporter' : 'company'
}

function clocksOf(viewer: Actor): ClockKind[] {
  if (isOperator(viewer)) return ['first_response', 'triage', 'info', 'rating', 'reward', 'fix', 'retest']
  return isBughunter(viewer) ? ['info', 'retest'] : ['rating', 'reward', 'fix']
}
