import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, ne, or, sql } from 'drizzle-orm'
import type { Actor } from '#kernel/actor.ts'
import { count, each, moment } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { nextFor } from './report-order.server.ts'
import { lineScope, partOf } from './report-scope.server.ts'
import { type NextActor, type OpenStage, openStages } from './report-state.ts'

/** By whom open reports wait on, and the closed ones with an open objection. */
export const reportTurns = each(['reporter', 'operator', 'company'], count)
export type ReportTurns = z.infer<typeof reportTurns>

/**
 * The open reports a viewer may see, in numbers; closed ones with an open objection count where turns are
 * shown.
 */
export const openReports = z.object({
  ...{ all: count, stages: each(openStages, count), turns: reportTurns, waitingOnMe: count },
  /** By the last word on severity. */
  ...{ critical: count, high: count },
  /** When the oldest open one that waits on the viewer's side was sent. */
  oldestAt: moment.nullable(),
})
export type OpenReports = z.infer<typeof openReports>

/** Reads only what is open or waits: `report_lines_open`. */
export async function openReportsFor(viewer: Actor): Promise<OpenReports> {
  const waits = and(
    ne(lines.stage, sql`'draft'`),
    or(ne(lines.stage, sql`'closed'`), ne(lines.waitingOn, sql`'nobody'`)),
  )
  const rows = await askPrepared<Row>(sql`SELECT ${lines.stage} AS stage, ${nextFor(viewer)} AS next,
      count(*)::int AS count, min(${lines.sentAt}) AS oldest,
      (count(*) FILTER (WHERE ${lines.level} >= 10))::int AS critical,
      (count(*) FILTER (WHERE ${lines.level} BETWEEN 7 AND 9))::int AS high
    FROM ${lines} WHERE ${and(waits, lineScope(viewer))} GROUP BY 1, 2`)
  return summed(rows, partOf(viewer))
}

type Row = {
  stage: OpenStage | 'closed'
  next: NextActor
  count: number
  oldest: Date
  critical: number
  high: number
}

function summed(rows: readonly Row[], mine: NextActor): OpenReports {
  const sum = { all: 0, critical: 0, high: 0, waitingOnMe: 0 }
  const stages = { submitted: 0, in_review: 0, needs_info: 0, valid: 0, rated: 0 }
  const turns = { reporter: 0, operator: 0, company: 0 }
  let oldestAt: Date | null = null
  for (const { stage, next, count, oldest, critical, high } of rows) {
    if (next !== 'nobody') turns[next] += count
    if (next === mine) sum.waitingOnMe += count
    if (stage === 'closed') continue
    sum.all += count
    sum.critical += critical
    sum.high += high
    stages[stage] += count
    if (next === mine && (oldestAt === null || oldest < oldestAt)) oldestAt = oldest
  }
  return { ...sum, stages, turns, oldestAt }
}
