import { and, eq, inArray, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { askPrepared } from '#infra/prepared.ts'
import type { Actor } from '#kernel/actor.ts'
import { type AppealTurns, appealTurnsFor } from './appeal-turns.server.ts'
import type { ReportTurns } from './figures/report-figures.server.ts'
import { partOf } from './report-counts.server.ts'
import type { NextActor } from './report-lifecycle.ts'
import { reportScope, shownLevel, waitingOn } from './report-scope.server.ts'
import { type OpenStage, openStages } from './report-state.ts'
import { reports } from './report-tables.server.ts'

/** The open reports a viewer may see, in numbers; closed ones with an open objection count where turns are told. */
export type OpenReports = {
  all: number
  stages: Record<OpenStage, number>
  turns: ReportTurns
  waitingOnMe: number
  /** By the last word on severity. */
  critical: number
  high: number
  /** When the oldest that waits on the viewer's side was sent. */
  oldestAt: Date | null
}

/** Walks only what is open: by `reports_queue` for the team, `reports_program` for a company, `reports_reporter` for its writer. */
export async function openReportsFor(viewer: Actor): Promise<OpenReports> {
  const objections = appealTurnsFor(viewer)
  // Awaited below: where the other question fails first, this one must not become an unhandled rejection.
  objections.catch(() => undefined)
  const rows = await askPrepared<Row>(sql`SELECT ${reports.stage} AS stage, ${waitingOn} AS next,
      count(*)::int AS count, min(${reports.submittedAt}) AS oldest,
      (count(*) FILTER (WHERE ${shownLevel} >= 10))::int AS critical,
      (count(*) FILTER (WHERE ${shownLevel} BETWEEN 7 AND 9))::int AS high
    FROM ${reports} JOIN ${programs} ON ${eq(programs.id, reports.programId)}
    WHERE ${and(inArray(reports.stage, [...openStages]), reportScope(viewer))} GROUP BY 1, 2`)
  return summed(rows, partOf(viewer), await objections)
}

type Row = {
  stage: OpenStage
  next: NextActor
  count: number
  oldest: Date | null
  critical: number
  high: number
}

function summed(rows: readonly Row[], mine: NextActor, appeals: AppealTurns): OpenReports {
  const sum = { all: 0, critical: 0, high: 0, waitingOnMe: 0 }
  const stages = { submitted: 0, in_review: 0, needs_info: 0, valid: 0, rated: 0 }
  const turns = { reporter: 0, operator: appeals.operator, company: appeals.company }
  let oldestAt: Date | null = null
  for (const { stage, next, count, oldest, critical, high } of rows) {
    sum.all += count
    sum.critical += critical
    sum.high += high
    stages[stage] += count
    if (next !== 'nobody') turns[next] += count
    if (next !== mine) continue
    sum.waitingOnMe += count
    if (oldest && (oldestAt === null || oldest < oldestAt)) oldestAt = oldest
  }
  if (mine === 'operator' || mine === 'company') sum.waitingOnMe += appeals[mine]
  return { ...sum, stages, turns, oldestAt }
}
