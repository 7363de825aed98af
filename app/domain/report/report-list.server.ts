import { isId } from '@cakrawala/ids/ids'
import { keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { askBuilt } from '@cakrawala/pg-access/prepared'
import { and, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { Manager } from '#domain/program/program.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import { type Band, levelsOf, type RiskLevel } from '#kernel/risk-level.ts'
import { inColumn } from './board-columns.server.ts'
import { reportHandlings } from './handling-tables.server.ts'
import type { BoardColumn } from './report-board.ts'
import { reportLines as lines, never, reportLines } from './report-line-tables.server.ts'
import { isWaitingOn, nextFor, orderFor, type ReportSort } from './report-order.server.ts'
import { programTitle } from './report-programs.server.ts'
import { lineScope, reportScope } from './report-scope.server.ts'
import { idsMuchLike, idsOfCode, type Place, placesIn } from './report-search.server.ts'
import { type NextActor, reportStatusOf, type Stage } from './report-state.ts'
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
      handlingRevision: isCompany(viewer) ? handlingRevision : sql<null>`null`,
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

/** What is not handled yet has none. */
const handlingRevision = sql<number>`coalesce((SELECT ${reportHandlings.revision} FROM ${reportHandlings}
  WHERE ${reportHandlings.reportId} = ${reports.id}), 0)`

/** A line needs none of the long texts. */
const shownColumns = {
  id: reports.id,
  hash: reports.hash,
  code: reports.code,
  title: reports.title,
  vrtId: reports.vrtId,
  vrtOther: reports.vrtOther,
  cweId: reports.cweId,
  cweOther: reports.cweOther,
  stage: reports.stage,
  closeReason: reports.closeReason,
  fix: reports.fix,
  rating: reports.ratingState,
  rewardState: reports.rewardState,
  updatedAt: reports.updatedAt,
  submittedAt: reports.submittedAt,
  claimedLevel: reports.claimedLevel,
  riskLevel: reports.riskLevel,
  revision: reports.revision,
}

type Row = Awaited<ReturnType<typeof shownOf>>[number]

function lineFor(
  viewer: Actor,
  { report, program, level, next, dueAt, handlingRevision, ...people }: Row,
): ReportLine {
  const { rewardState: reward, ...shown } = report
  return {
    ...{ ...shown, reward, program, next },
    status: reportStatusOf(report),
    level: level < 0 ? null : (level as RiskLevel),
    dueAt: dueAt < never ? dueAt : null,
    reporter: isBughunter(viewer) ? null : people.reporter,
    assignee: isOperator(viewer) ? people.assignee : null,
    handlingRevision,
  }
}

type Several<V> = V | readonly V[]

/** Filters of a list of reports: any of the values of each; absent and empty ones do not narrow. */
export type ReportFilters = {
  /** Neither drafts nor closed ones. */
  open?: true | undefined
  stage?: Several<Stage> | undefined
  status?: 1 | 2 | 3 | undefined
  /** Where they are on the board. */
  column?: Several<BoardColumn> | undefined
  severity?: Several<Band | 'others'> | undefined
  program?: Several<string> | undefined
  managedBy?: Manager | undefined
  waiting?: Several<NextActor> | undefined
  /** Ids of accounts too. Platform team only; no one else knows assignees. */
  assignee?: Several<string> | undefined
  search?: string | undefined
  /** Only what has the code this is a part of. */
  code?: string | undefined
  /** Only these, by the ids of some hundreds at most. */
  among?: readonly string[] | undefined
  sort?: ReportSort | undefined
  /** From the other end of the order. */
  reversed?: boolean | undefined
}

/**
 * A page of the reports a viewer may see, by keys: however deep, no row is passed over twice or missed because others moved. The
 * newest change comes first unless sorted otherwise. `total` counts to `counted` only.
 */
export async function listReports(
  viewer: Actor,
  filters: ReportFilters = {},
  wanted: Wanted = {},
): Promise<CountedPage<ReportLine>> {
  const keyset = keysetQuery(orderFor(viewer, filters.sort ?? 'newest', filters.reversed), wanted)
  const where = and(lineScope(viewer), ...conditionsOf(viewer, filters))
  const among = filters.code === undefined ? filters.among : await idsOfCode(viewer, filters.code)
  const chosen = { words: wordsOf(filters), among }
  const { places, ...counts } = await placesOrLike(viewer, where, chosen, keyset)
  return { ...keyset.cut(await linesAt(viewer, places)), ...counts }
}

/** A shorter word is like too many. */
const shortestSlip = 4

/** Words that no report says may have a slip: those much like them then. */
async function placesOrLike(...[viewer, where, chosen, keyset]: Parameters<typeof placesIn>) {
  const said = await placesIn(viewer, where, chosen, keyset)
  if (said.total > 0 || chosen.words.length < shortestSlip || chosen.among) return said
  const among = await idsMuchLike(viewer, chosen.words)
  return among.length > 0 ? placesIn(viewer, where, { words: '', among }, keyset) : said
}

/** What the filters leave of `report_lines`, words and ids apart. */
export function conditionsOf(viewer: Actor, filters: ReportFilters): (SQL | undefined)[] {
  const { open, stage, status, column, severity, program, managedBy, waiting, assignee } = filters
  return [
    open && notInArray(lines.stage, ['draft', 'closed']),
    anyOf(stage, (one) => eq(lines.stage, one)),
    status && statusCondition(status),
    anyOf(column, inColumn),
    anyOf(severity, severityCondition),
    anyOf(program, (one) => (isId(one) ? eq(lines.programId, one) : sql`false`)),
    managedBy && eq(lines.managedBy, managedBy),
    anyOf(waiting, (next) => isWaitingOn(viewer, next)),
    isOperator(viewer) ? anyOf(assignee, (who) => assigneeCondition(viewer.accountId, who)) : undefined,
  ]
}

function anyOf<V extends string>(values: Several<V> | undefined, condition: (value: V) => SQL) {
  const asked: readonly V[] = typeof values === 'string' ? [values] : (values ?? [])
  return or(...asked.map(condition))
}

export function wordsOf({ search }: Pick<ReportFilters, 'search'>): string {
  return search?.replaceAll('\0', '').trim().slice(0, 200) ?? ''
}

function assigneeCondition(own: string, assignee: string): SQL {
  if (assignee === 'nobody') return isNull(lines.assigneeId)
  const id = assignee === 'mine' ? own : assignee
  return isId(id) ? eq(lines.assigneeId, id) : sql`false`
}

function statusCondition(status: 1 | 2 | 3): SQL {
  if (status === 3) return eq(lines.stage, 'closed')
  return status === 2
    ? sql`${lines.stage} IN ('valid', 'rated')`
    : sql`${lines.stage} IN ('submitted', 'in_review', 'needs_info')`
}

function severityCondition(severity: Band | 'others'): SQL {
  if (severity === 'others') return eq(lines.level, -1 as never)
  const levels = levelsOf(severity)
  return sql`${lines.level} BETWEEN ${Math.min(...levels)} AND ${Math.max(...levels)}`
}
