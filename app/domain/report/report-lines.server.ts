import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { comesBefore, type Order } from '#infra/list-order.ts'
import { askBuilt } from '#infra/prepared.ts'
import { type Actor, isBughunter, isOperator } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { programTitle } from './program-title.server.ts'
import { reportStatusOf } from './report-lifecycle.ts'
import { dueAt } from './report-order.server.ts'
import { readsEverything } from './report-policy.ts'
import { nextFor, reportScope, shownLevel } from './report-scope.server.ts'
import { orderedReports, saying } from './report-search.server.ts'
import { reports } from './report-tables.server.ts'
import type { ReportLine } from './report-view.ts'

const reporter = alias(accounts, 'reporter')
const assignee = alias(accounts, 'assignee')

/** First which rows, by their keys alone; then what is shown of those few, which is planned once for all lists. */
export async function lineRows(viewer: Actor, where: SQL | undefined, wanted: Rows) {
  const places = new Map((await placesOf(viewer, where, wanted)).map(({ id, place }) => [id, place]))
  if (places.size === 0) return []
  const rows = await askBuilt(shownOf(viewer, [...places.keys()]))
  return rows
    .map((row) => ({ ...row, place: places.get(row.report.id)! }))
    .toSorted((one, other) => comesBefore(wanted.order, one.place, other.place))
}

function placesOf(
  viewer: Actor,
  where: SQL | undefined,
  { order, limit, said, few, within, asksDue = false }: Rows,
) {
  const asked = {
    ...{ where, order, few, joinsPrograms: !readsEverything(viewer) },
    joinsDue: asksDue && readsEverything(viewer),
  }
  return said && (within || asksDue || !readsEverything(viewer))
    ? saying(said, asked, { limit, within })
    : orderedReports({ ...asked, said }).limit(limit)
}

/** What was chosen under the viewer's scope is read under it, too: between two statements a right may go. */
function shownOf(viewer: Actor, ids: readonly string[]) {
  return database()
    .select({
      report: shownColumns,
      program: {
        id: programs.id,
        title: programTitle(viewer),
        managedBy: programs.managedBy,
        companyName: companies.name,
      },
      level: shownLevel,
      next: nextFor(viewer),
      dueAt,
      reporter: reporter.username,
      assignee: assignee.username,
    })
    .from(sql`unnest(${sql.param([...ids])}::uuid[]) listed (id)`)
    .innerJoin(reports, sql`${reports.id} = listed.id`)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(assignee, eq(assignee.id, reports.assigneeId))
    .where(isSeenBy(viewer))
}

/** Asked of each of them: joined, PostgreSQL would read all that the scope leaves to find these. */
function isSeenBy(viewer: Actor): SQL {
  return sql`(SELECT true FROM ${reports} JOIN ${programs} ON ${eq(programs.id, reports.programId)}
    WHERE ${reports.id} = listed.id AND ${reportScope(viewer)})`
}

/** `asksDue`: the order asks for due moments, so no index holds it. `within`: only so many of the list are asked for their words. */
type Rows = {
  order: Order
  limit: number
  said?: string | undefined
  few?: readonly string[] | undefined
  within?: number | undefined
  asksDue?: boolean
}

/** A line needs none of the long texts. */
const shownColumns = {
  id: reports.id,
  hash: reports.hash,
  code: reports.code,
  title: reports.title,
  stage: reports.stage,
  closeReason: reports.closeReason,
  fix: reports.fix,
  rewardState: reports.rewardState,
  updatedAt: reports.updatedAt,
  submittedAt: reports.submittedAt,
  claimedLevel: reports.claimedLevel,
  riskLevel: reports.riskLevel,
}

type LineRow = Omit<Awaited<ReturnType<typeof lineRows>>[number], 'place'>

export function lineFor(viewer: Actor, row: LineRow): ReportLine {
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
    assignee: isOperator(viewer) ? row.assignee : null,
  }
}
