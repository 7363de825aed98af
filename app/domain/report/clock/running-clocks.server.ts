import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { companies } from '#domain/company/company-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { askPrepared } from '#infra/prepared.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { programTitle } from '../program-title.server.ts'
import { reportScope } from '../report-scope.server.ts'
import { openStages } from '../report-state.ts'
import { reportClocks, reports } from '../report-tables.server.ts'
import type { ClockKind } from '../report-words.ts'
import { clockState } from './clock-state.ts'

export type RunningClock = {
  reportId: string
  reportHash: string
  code: string | null
  program: string
  /** The company's name, for the platform team. */
  company: string | null
  kind: ClockKind
  dueAt: Date
  state: 'running' | 'soon' | 'overdue'
}
/** `soon`: past three quarters of its time (meanings §3.3), but not yet due. */
export type RunningClocks = { rows: RunningClock[]; all: number; soon: number; overdue: number }

type Wanted = { kinds?: readonly ClockKind[]; atRisk?: boolean }

/**
 * Promises that run on reports the viewer may see, the next due first, at most `most`, and how many there are. The team's come
 * along `report_clocks_due`, everybody else's from their own open reports.
 * @param kinds only these; everything when left out
 * @param atRisk only those past three quarters of their time
 */
export async function runningClocksSeenBy(
  viewer: Actor,
  { most, ...wanted }: Wanted & { most: number },
): Promise<RunningClocks> {
  const present = now()
  const [rows, [counts]] = await Promise.all([
    nextClocks(viewer, wanted, most, present),
    askPrepared<Omit<RunningClocks, 'rows'>>(sql`SELECT count(*)::int AS all,
        (count(*) FILTER (WHERE ${isLate(present)}))::int AS overdue,
        (count(*) FILTER (WHERE ${isSoon(present)} AND NOT ${isLate(present)}))::int AS soon
      FROM ${isHello(viewer) ? sql`${reportClocks}` : withReports} WHERE ${condition(viewer, wanted, present)}`),
  ])
  return { rows: rows.map((row) => clockFor(viewer, row, present)), ...counts! }
}

type Row = Omit<RunningClock, 'state'> & { startedAt: Date }

function nextClocks(viewer: Actor, wanted: Wanted, most: number, present: Date): Promise<Row[]> {
  const { startedAt, dueAt, kind } = reportClocks
  return askPrepared<Row>(sql`SELECT ${reports.id} AS "reportId", ${reports.hash} AS "reportHash", ${reports.code} AS code,
      ${programTitle(viewer)} AS program, ${companies.name} AS company, ${kind} AS kind, ${startedAt} AS "startedAt",
      ${dueAt} AS "dueAt"
    FROM ${withReports} JOIN ${companies} ON ${eq(companies.id, programs.companyId)}
    WHERE ${condition(viewer, wanted, present)} ORDER BY ${asc(dueAt)}, ${asc(reportClocks.reportId)} LIMIT ${most}`)
}

const withReports = sql`${reportClocks} JOIN ${reports} ON ${eq(reports.id, reportClocks.reportId)}
  JOIN ${programs} ON ${eq(programs.id, reports.programId)}`

/** Closing a report stops its clocks: the team, who reads all, need not ask for the stage. */
function condition(viewer: Actor, { kinds, atRisk }: Wanted, present: Date): SQL {
  const open = isHello(viewer) ? undefined : and(inArray(reports.stage, [...openStages]), reportScope(viewer))
  const running = and(isNull(reportClocks.stoppedAt), isNull(reportClocks.pausedAt), open)
  return and(running, kinds && inArray(reportClocks.kind, [...kinds]), atRisk ? isSoon(present) : undefined)!
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
    company: isHello(viewer) ? company : null,
    state: state === 'overdue' || state === 'soon' ? state : 'running',
  }
}
