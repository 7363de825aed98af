import { keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { askBuilt } from '@cakrawala/pg-access/prepared'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany, isOperator } from '#kernel/actor.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { reportHandlings } from './handling-tables.server.ts'
import { narrowedTo, type ReportFilters } from './report-filter.server.ts'
import { never, reportLines } from './report-line-tables.server.ts'
import { nextFor, orderFor } from './report-order.server.ts'
import { programTitle } from './report-programs.server.ts'
import { isReaderOf } from './report-readers.server.ts'
import { lineScope, reportScope } from './report-scope.server.ts'
import { idsMuchLike, idsOfCode, type Place, placesIn } from './report-search.server.ts'
import { reportStatusOf } from './report-state.ts'
import { reports } from './report-tables.server.ts'
import type { ReportLine } from './report-view.ts'

const reporter = alias(accounts, 'reporter')
const assignee = alias(accounts, 'assignee')
const handler = alias(accounts, 'handler')

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
      handler: handler.username,
      ...{ target: reportLines.target, labels: reportLines.labels, reference: reportLines.reference },
    })
    .from(sql`unnest(${sql.param([...ids])}::uuid[]) listed (id)`)
    .innerJoin(reports, sql`${reports.id} = listed.id`)
    .innerJoin(reportLines, sql`${reportLines.reportId} = listed.id`)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(reporter, eq(reporter.id, reports.reporterId))
    .leftJoin(assignee, eq(assignee.id, reports.assigneeId))
    .leftJoin(
      handler,
      and(eq(handler.id, reportLines.handlerId), isReaderOf(companies.id, programs.id, handler.id)),
    )
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
  { report, program, level, next, dueAt, handlingRevision, ...more }: Row,
): ReportLine {
  const { rewardState: reward, ...shown } = report
  const { target, labels, reference } = more
  return {
    ...{ ...shown, reward, program, next, target },
    status: reportStatusOf(report),
    level: level < 0 ? null : (level as RiskLevel),
    dueAt: dueAt < never ? dueAt : null,
    reporter: isBughunter(viewer) ? null : more.reporter,
    assignee: isOperator(viewer) ? more.assignee : isCompany(viewer) ? more.handler : null,
    ...(isCompany(viewer) ? { labels, reference } : { labels: [], reference: null }),
    handlingRevision,
  }
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
  const where = and(lineScope(viewer), ...narrowedTo(viewer, filters))
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

export function wordsOf({ search }: Pick<ReportFilters, 'search'>): string {
  return search?.replaceAll('\0', '').trim().slice(0, 200) ?? ''
}
