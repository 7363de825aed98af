import { and, asc, between, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/company/company-tables.server.ts'
import type { Manager } from '#domain/program/program.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isHello } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { type Page, type Piece, pageOf, pageSizes } from '#kernel/paging.ts'
import { type Band, levelsOf, type RiskLevel } from '#kernel/risk-level.ts'
import { programTitle } from './program-title.server.ts'
import { partOf } from './report-counts.server.ts'
import { type NextActor, reportStatusOf, type Stage } from './report-lifecycle.ts'
import { reportScope, shownLevel, stagesWaitingOn, waitingOn } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'
import type { ReportLine } from './report-view.ts'

/** `mine_first`: what waits for the viewer's side, then by due moment. */
export const reportSorts = ['newest', 'oldest', 'severity', 'due', 'mine_first'] as const
export type ReportSort = (typeof reportSorts)[number]

/** Filters of a list of reports; absent ones do not narrow. `pageSize` at most 100, 10 unless said. */
export type ReportFilters = {
  /** Neither drafts nor closed ones. */
  open?: true | undefined
  stage?: Stage | undefined
  status?: 1 | 2 | 3 | undefined
  severity?: Band | 'others' | undefined
  program?: string | undefined
  managedBy?: Manager | undefined
  waiting?: NextActor | undefined
  /** Platform team only; nobody else knows assignees. */
  assignee?: 'mine' | 'nobody' | undefined
  search?: string | undefined
  page?: number | undefined
  pageSize?: number | undefined
  sort?: ReportSort | undefined
}

const reporter = alias(accounts, 'reporter')
const assignee = alias(accounts, 'assignee')

const dueAt = sql<Date | null>`(SELECT min(due_at) FROM report_clocks c
  WHERE c.report_id = ${reports.id} AND c.stopped_at IS NULL AND c.paused_at IS NULL)`.mapWith(
  (text: string | null) => (text === null ? null : new Date(text)),
)

/** The reports a viewer may see, newest change first unless sorted otherwise. */
export async function reportsSeenBy(viewer: Actor, filters: ReportFilters = {}): Promise<Page<ReportLine>> {
  const page = filters.page ?? 1
  const size = Math.min(filters.pageSize ?? pageSizes.table, pageSizes.most)
  const where = and(reportScope(viewer), ...conditionsOf(filters), assigneeCondition(viewer, filters))
  const [counted] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(where)
  const rows = await lineRows(viewer, where, filters.sort)
    .limit(size)
    .offset((page - 1) * size)
  return pageOf(
    rows.map((row) => lineFor(viewer, row)),
    counted?.total ?? 0,
    page,
    size,
  )
}

/** Where a list goes on: the keys of its last row, of which three are whole numbers. */
const placeShape = /^-?\d{1,17}_-?\d{1,17}_-?\d{1,17}_[0-9a-f-]+$/

/**
 * A piece of the list by keys, in any order: however deep, no row is passed over twice or missed because others moved.
 * @param from the `next` of the piece before; anything else begins at the first row
 */
export async function reportsFrom(
  viewer: Actor,
  filters: ReportFilters,
  { from, size }: { from: string | null; size: number },
): Promise<Piece<ReportLine>> {
  const narrowed = and(reportScope(viewer), ...conditionsOf(filters), assigneeCondition(viewer, filters))
  const keys = keysOf(viewer, filters.sort ?? 'newest')
  const known = from !== null && placeShape.test(from) && isId(from.split('_')[3])
  const beyond = known ? isBeyond(keys, from) : undefined
  const [total, rows] = await Promise.all([
    countOf(narrowed),
    lineRows(viewer, and(narrowed, beyond), filters.sort, keys).limit(size + 1),
  ])
  const shown = rows.slice(0, size)
  return {
    rows: shown.map((row) => lineFor(viewer, row)),
    next: rows.length > size ? shown.at(-1)!.place : null,
    total,
  }
}

async function countOf(where: SQL | undefined): Promise<number> {
  const [counted] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(where)
  return counted?.total ?? 0
}

function lineRows(
  viewer: Actor,
  where: SQL | undefined,
  sort: ReportSort = 'newest',
  keys: readonly SQL[] = keysOf(viewer, sort),
) {
  return database()
    .select({
      report: reports,
      program: {
        id: programs.id,
        title: programTitle(viewer),
        managedBy: programs.managedBy,
        companyName: companies.name,
      },
      level: shownLevel,
      next: waitingOn,
      dueAt,
      reporter: reporter.username,
      assignee: assignee.username,
      place: sql<string>`concat_ws('_', ${sql.join([...keys], sql`, `)}, ${reports.id})`,
    })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(assignee, eq(assignee.id, reports.assigneeId))
    .where(where)
    .orderBy(...keys, asc(reports.id))
    .$dynamic()
}

type LineRow = Awaited<ReturnType<typeof lineRows>>[number]

function lineFor(viewer: Actor, row: LineRow): ReportLine {
  const {
    id,
    hash,
    code,
    title,
    stage,
    closeReason,
    fix,
    rewardState: reward,
    updatedAt,
    submittedAt,
    claimedLevel,
    riskLevel,
  } = row.report
  const { program, next, dueAt: due } = row
  return {
    ...{ id, hash, code, title, program, stage, closeReason, fix, reward, next, updatedAt, submittedAt },
    status: reportStatusOf(row.report),
    level: row.level as RiskLevel | null,
    claimedLevel,
    riskLevel,
    dueAt: due,
    reporter: isBughunter(viewer) ? null : row.reporter,
    assignee: isHello(viewer) ? row.assignee : null,
  }
}

function conditionsOf({
  open,
  stage,
  status,
  severity,
  program,
  managedBy,
  waiting,
  search,
}: ReportFilters): SQL[] {
  const conditions: (SQL | undefined)[] = [
    open && notInArray(reports.stage, ['draft', 'closed']),
    stage && eq(reports.stage, stage),
    status && statusCondition(status),
    severity && severityCondition(severity),
    managedBy && eq(programs.managedBy, managedBy),
    // The stages let an index pass over what was closed long ago.
    waiting && and(inArray(reports.stage, [...stagesWaitingOn[waiting]]), sql`${waitingOn} = ${waiting}`),
  ]
  if (program) conditions.push(isId(program) ? eq(reports.programId, program) : sql`false`)
  const words = search?.replaceAll('\0', '').trim().slice(0, 200)
  if (words) {
    conditions.push(
      sql`(${reports.search} @@ websearch_to_tsquery('indonesian', ${words}) OR ${reports.code} = upper(${words}))`,
    )
  }
  return conditions.filter((condition) => condition !== undefined)
}

function assigneeCondition(viewer: Actor, { assignee }: ReportFilters): SQL | undefined {
  if (!assignee || !isHello(viewer)) return undefined
  return assignee === 'nobody' ? isNull(reports.assigneeId) : eq(reports.assigneeId, viewer.accountId)
}

function statusCondition(status: 1 | 2 | 3): SQL {
  if (status === 3) return eq(reports.stage, 'closed')
  return status === 2
    ? sql`${reports.stage} IN ('valid', 'rated')`
    : sql`${reports.stage} IN ('submitted', 'in_review', 'needs_info')`
}

function severityCondition(severity: Band | 'others'): SQL {
  if (severity === 'others') return isNull(shownLevel)
  const levels = levelsOf(severity)
  return between(shownLevel, Math.min(...levels), Math.max(...levels))
}

/**
 * The order of a list as three whole numbers that rise, so that one comparison of rows finds where it goes on. Moments are
 * milliseconds; what has none comes last.
 */
function keysOf(viewer: Actor, sort: ReportSort): SQL[] {
  const none = sql`0::bigint`
  const changed = sql`-${milliseconds(sql`${reports.updatedAt}`)}`
  const due = sql`coalesce(${milliseconds(sql`${dueAt}`)}, 9000000000000000)`
  switch (sort) {
    case 'oldest':
      return [sql`coalesce(${milliseconds(sql`${reports.submittedAt}`)}, 9000000000000000)`, none, none]
    case 'severity':
      return [sql`-coalesce(${shownLevel}, -1)::bigint`, changed, none]
    case 'due':
      return [due, changed, none]
    case 'mine_first':
      return [sql`CASE WHEN ${waitingOn} = ${partOf(viewer)} THEN 0 ELSE 1 END::bigint`, due, changed]
    default:
      return [changed, none, none]
  }
}

function milliseconds(moment: SQL): SQL {
  return sql`(extract(epoch FROM ${moment}) * 1000)::bigint`
}

function isBeyond(keys: readonly SQL[], from: string): SQL {
  const [first, second, third, id] = from.split('_')
  return sql`(${sql.join([...keys], sql`, `)}, ${reports.id})
    > (${first}::bigint, ${second}::bigint, ${third}::bigint, ${id}::uuid)`
}
