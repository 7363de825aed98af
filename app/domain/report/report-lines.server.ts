import { eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { askBuilt } from '#infra/prepared.ts'
import { type Actor, isBughunter, isOperator } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { programTitle } from './program-title.server.ts'
import { never, reportLines } from './report-line-tables.server.ts'
import { nextFor } from './report-order.server.ts'
import { reportScope } from './report-scope.server.ts'
import type { Place } from './report-search.server.ts'
import { reportStatusOf } from './report-state.ts'
import { reports } from './report-tables.server.ts'
import type { ReportLine } from './report-view.ts'

const reporter = alias(accounts, 'reporter')
const assignee = alias(accounts, 'assignee')

/**
 * What is shown of these reports, in the order of `places`; planned once for all lists. What was chosen under the viewer's scope
 * is read under it, too, of the reports themselves: between two statements a right may go.
 */
export async function linesAt(
  viewer: Actor,
  places: readonly Place[],
): Promise<(ReportLine & { place: string })[]> {
  if (places.length === 0) return []
  const rows = await askBuilt(
    shownOf(
      viewer,
      places.map(({ id }) => id),
    ),
  )
  const shown = new Map(rows.map((row) => [row.report.id, row]))
  return places.flatMap(({ id, place }) => {
    const row = shown.get(id)
    return row ? [{ ...lineFor(viewer, row), place }] : []
  })
}

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
      level: reportLines.level,
      next: nextFor(viewer),
      dueAt: reportLines.dueAt,
      reporter: reporter.username,
      assignee: assignee.username,
    })
    .from(sql`unnest(${sql.param([...ids])}::uuid[]) listed (id)`)
    .innerJoin(reports, sql`${reports.id} = listed.id`)
    .innerJoin(reportLines, sql`${reportLines.reportId} = listed.id`)
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

type Row = Awaited<ReturnType<typeof shownOf>>[number]

function lineFor(viewer: Actor, { report, program, level, next, dueAt, ...people }: Row): ReportLine {
  const { rewardState: reward, ...shown } = report
  return {
    ...{ ...shown, reward, program, next },
    status: reportStatusOf(report),
    level: level < 0 ? null : (level as RiskLevel),
    dueAt: dueAt < never ? dueAt : null,
    reporter: isBughunter(viewer) ? null : people.reporter,
    assignee: isOperator(viewer) ? people.assignee : null,
  }
}
