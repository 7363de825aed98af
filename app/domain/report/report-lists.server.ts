import { and, asc, between, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/company/company-tables.server.ts'
import type { Manager } from '#domain/program/program.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isHello } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { type Band, levelsOf, type RiskLevel } from '#kernel/risk-level.ts'
import { partOf } from './report-counts.server.ts'
import { type NextActor, reportStatusOf, type Stage } from './report-lifecycle.ts'
import { reportScope, shownLevel, waitingOn } from './report-scope.server.ts'
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

function lineRows(viewer: Actor, where: SQL | undefined, sort: ReportSort = 'newest') {
  return database()
    .select({
      report: reports,
      program: {
        id: programs.id,
        title: programs.title,
        managedBy: programs.managedBy,
        companyName: companies.name,
      },
      level: shownLevel,
      next: waitingOn,
      dueAt,
      reporter: reporter.username,
      assignee: assignee.username,
    })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(assignee, eq(assignee.id, reports.assigneeId))
    .where(where)
    .orderBy(...orderOf(viewer, sort))
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
    waiting && sql`${waitingOn} = ${waiting}`,
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

function orderOf(viewer: Actor, sort: ReportSort): SQL[] {
  if (sort === 'oldest') return [asc(reports.submittedAt), asc(reports.id)]
  if (sort === 'severity')
    return [sql`${shownLevel} DESC NULLS LAST`, desc(reports.updatedAt), desc(reports.id)]
  const byDue = [sql`${dueAt} ASC NULLS LAST`, desc(reports.updatedAt), desc(reports.id)]
  if (sort === 'mine_first') return [sql`(${waitingOn} = ${partOf(viewer)}) DESC`, ...byDue]
  if (sort === 'due') return byDue
  return [desc(reports.updatedAt), desc(reports.id)]
}
