import { eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/company/company-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { comesBefore, type Order } from '#infra/list-order.ts'
import { type Actor, isBughunter, isHello } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { programTitle } from './program-title.server.ts'
import { reportStatusOf } from './report-lifecycle.ts'
import { dueAt } from './report-order.server.ts'
import { readsEverything } from './report-policy.ts'
import { shownLevel, waitingOn } from './report-scope.server.ts'
import { orderedReports, saying } from './report-search.server.ts'
import { reports } from './report-tables.server.ts'
import type { ReportLine } from './report-view.ts'

const reporter = alias(accounts, 'reporter')
const assignee = alias(accounts, 'assignee')

/** First which rows, by their keys alone; then what is shown of those few. */
export async function lineRows(
  viewer: Actor,
  where: SQL | undefined,
  { order, limit, said, few, asksDue = false }: Rows,
) {
  const ordered = { where, order, few, joinsDue: asksDue && readsEverything(viewer) }
  const some =
    said && (asksDue || !readsEverything(viewer))
      ? saying(said, ordered, limit)
      : orderedReports({ ...ordered, said })
          .limit(limit)
          .as('some')
  const rows = await database()
    .select({
      report: shownColumns,
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
      place: some.place,
    })
    .from(some)
    .innerJoin(reports, eq(reports.id, some.id))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(assignee, eq(assignee.id, reports.assigneeId))
  return rows.toSorted((one, other) => comesBefore(order, one.place, other.place))
}

/** `asksDue`: the order asks for due moments, so no index holds it. */
type Rows = {
  order: Order
  limit: number
  said?: string | undefined
  few?: readonly string[] | undefined
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
    assignee: isHello(viewer) ? row.assignee : null,
  }
}
