import { now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { type ClockKind, clockKinds } from '#domain/report/report-code.ts'
import { programTitle } from '#domain/report/report-programs.server.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { count, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { clockState } from '../clock-state.ts'
import { never, reportLines } from '../report-line-tables.server.ts'
import { lineScope } from '../report-scope.server.ts'
import { reportClocks, reports } from '../report-tables.server.ts'

/** `company`: its name, for the platform team. `soon`: past three quarters of its time, but not yet due. */
const runningClock = z.object({
  ...{ reportId: text, reportHash: text, code: text.nullable(), program: text, company: text.nullable() },
  ...{ kind: z.enum(clockKinds), dueAt: moment, state: z.enum(['running', 'soon', 'overdue']) },
})
export type RunningClock = z.infer<typeof runningClock>
export const runningClocks = z.object({
  ...{ rows: z.array(runningClock), all: count, soon: count, overdue: count },
})
export type RunningClocks = z.infer<typeof runningClocks>

type Wanted = { kinds?: readonly ClockKind[]; atRisk?: boolean }

/**
 * Promises that run on reports the viewer may see, the next due first, at most `most`, and how many there are. The team's
 * come along `report_clocks_next`, everyone else's from the lines of their own reports.
 * @param kinds only these; everything when left out
 * @param atRisk only those past three quarters of their time
 */
export async function runningClocksSeenBy(
  viewer: Actor,
  { most, ...wanted }: Wanted & { most: number },
): Promise<RunningClocks> {
  const present = now()
  const { reportId, startedAt, dueAt, kind } = reportClocks
  const rows = await askPrepared<Counts & (Row | NoRow)>(sql`WITH mine AS MATERIALIZED (
      SELECT ${reportId} AS report_id, ${kind} AS kind, ${startedAt} AS started_at, ${dueAt} AS due_at,
        ${isLate(present)} AS late, ${isSoon(present)} AS soon
      FROM ${isOperator(viewer) ? sql`${reportClocks}` : ofLines} WHERE ${condition(viewer, wanted, present)}
    ), counts AS (
      SELECT count(*)::int AS all, (count(*) FILTER (WHERE late))::int AS overdue, (count(*) FILTER (WHERE soon AND NOT late))::int AS soon
      FROM mine
    )
    SELECT counts.*, ${reports.id} AS "reportId", ${reports.hash} AS "reportHash", ${reports.code} AS code,
      ${programTitle(viewer)} AS program, ${companies.name} AS company, next.kind, next.started_at AS "startedAt",
      next.due_at AS "dueAt"
    FROM counts LEFT JOIN (SELECT * FROM mine ORDER BY due_at, report_id LIMIT ${most}) next ON true
      LEFT JOIN ${reports} ON ${eq(reports.id, sql`next.report_id`)} LEFT JOIN ${programs} ON ${eq(programs.id, reports.programId)}
      LEFT JOIN ${companies} ON ${eq(companies.id, programs.companyId)}
    ORDER BY next.due_at, next.report_id`)
  const { all, soon, overdue } = rows[0]!
  return {
    rows: rows.flatMap((row) => (row.reportId === null ? [] : [clockFor(viewer, row, present)])),
    ...{ all, soon, overdue },
  }
}

type Counts = Omit<RunningClocks, 'rows'>
type Row = Omit<RunningClock, 'state'> & { startedAt: Date }
type NoRow = { reportId: null }

const ofLines = sql`${reportLines} JOIN ${reportClocks} ON ${eq(reportClocks.reportId, reportLines.reportId)}`

/** A line has a due moment while a clock of its report runs. Closing a report stops its clocks: the team reads them all. */
function condition(viewer: Actor, wanted: Wanted, present: Date): SQL {
  const theirs = isOperator(viewer)
    ? undefined
    : and(sql`${reportLines.dueAt} < ${never.toISOString()}::timestamptz`, lineScope(viewer))
  return and(running(wanted, present), theirs)!
}

function running({ kinds, atRisk }: Wanted, present: Date): SQL {
  const its = and(isNull(reportClocks.stoppedAt), isNull(reportClocks.pausedAt))
  return and(its, kinds && inArray(reportClocks.kind, [...kinds]), atRisk ? isSoon(present) : undefined)!
}

function isLate(present: Date): SQL {
  return lt(reportClocks.dueAt, present)
}

function isSoon(present: Date): SQL {
  const { startedAt, dueAt } = reportClocks
  return sql`${present.toISOString()}::timestamptz >= ${startedAt} + (${dueAt} - ${startedAt}) * 0.75`
}

function clockFor(viewer: Actor, row: Row, present: Date): RunningClock {
  const { reportId, reportHash, code, program, company, kind, startedAt, dueAt } = row
  const state = clockState({ startedAt, dueAt, stoppedAt: null, pausedAt: null }, present)
  return {
    ...{ reportId, reportHash, code, program, kind, dueAt },
    company: isOperator(viewer) ? company : null,
    state: state === 'overdue' || state === 'soon' ? state : 'running',
  }
}
