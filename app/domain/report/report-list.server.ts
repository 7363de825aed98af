import { isId } from '@cakrawala/ids/ids'
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Manager } from '#domain/program/program.ts'
import { keysetQuery, type Wanted } from '#infra/list-order.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import type { CountedPage } from '#kernel/paging.ts'
import { type Band, levelsOf } from '#kernel/risk-level.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { linesAt } from './report-lines.server.ts'
import { isWaitingOn, orderFor, type ReportSort } from './report-order.server.ts'
import { lineScope } from './report-scope.server.ts'
import { placesIn } from './report-search.server.ts'
import type { NextActor, Stage } from './report-state.ts'
import type { ReportLine } from './report-view.ts'

/** Filters of a list of reports; absent ones do not narrow. */
export type ReportFilters = {
  /** Neither drafts nor closed ones. */
  open?: true | undefined
  stage?: Stage | undefined
  status?: 1 | 2 | 3 | undefined
  severity?: Band | 'others' | undefined
  program?: string | undefined
  managedBy?: Manager | undefined
  waiting?: NextActor | undefined
  /** Platform team only; no one else knows assignees. */
  assignee?: 'mine' | 'nobody' | undefined
  search?: string | undefined
  /** Only these, by the ids of some hundreds at most. */
  among?: readonly string[] | undefined
  sort?: ReportSort | undefined
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
  const keyset = keysetQuery(orderFor(viewer, filters.sort ?? 'newest'), wanted)
  const where = and(lineScope(viewer), ...conditionsOf(viewer, filters))
  const chosen = { words: wordsOf(filters), among: filters.among }
  const { places, ...counts } = await placesIn(viewer, where, chosen, keyset)
  return { ...keyset.cut(await linesAt(viewer, places)), ...counts }
}

function conditionsOf(viewer: Actor, filters: ReportFilters): (SQL | undefined)[] {
  const { open, stage, status, severity, program, managedBy, waiting, assignee } = filters
  return [
    open && notInArray(lines.stage, ['draft', 'closed']),
    stage && eq(lines.stage, stage),
    status && statusCondition(status),
    severity && severityCondition(severity),
    program ? (isId(program) ? eq(lines.programId, program) : sql`false`) : undefined,
    managedBy && eq(lines.managedBy, managedBy),
    waiting && isWaitingOn(viewer, waiting),
    assignee && isOperator(viewer) ? assigneeCondition(viewer.accountId, assignee) : undefined,
  ]
}

function wordsOf({ search }: Pick<ReportFilters, 'search'>): string {
  return search?.replaceAll('\0', '').trim().slice(0, 200) ?? ''
}

function assigneeCondition(own: string, assignee: 'mine' | 'nobody'): SQL {
  return assignee === 'nobody' ? isNull(lines.assigneeId) : eq(lines.assigneeId, own)
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
