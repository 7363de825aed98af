import { and, eq, inArray, isNull, notInArray, or, SQL, sql } from 'drizzle-orm'
import type { Manager } from '#domain/program/program.ts'
import { comesBefore, keysetQuery, type Order, type Wanted } from '#infra/list-order.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { type CountedPage, pageSizes } from '#kernel/paging.ts'
import { type Band, levelsOf } from '#kernel/risk-level.ts'
import { openAppealsFor } from './open-appeals.server.ts'
import type { NextActor, Stage } from './report-lifecycle.ts'
import { lineFor, lineRows } from './report-lines.server.ts'
import {
  comesBeforeClosed,
  type DueSort,
  isByDue,
  orderFor,
  orderOfClosed,
  orderOfOpen,
  type ReportSort,
} from './report-order.server.ts'
import { readsEverything } from './report-policy.ts'
import { indexedLevel, managementFor, reportScope, waitingOnFor } from './report-scope.server.ts'
import { type Found, type Met, metBy, saysIn } from './report-search.server.ts'
import { openStages } from './report-state.ts'
import { reports } from './report-tables.server.ts'
import type { ReportLine } from './report-view.ts'
import { stagesWaitingOn } from './waiting-on.ts'

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
  /** Platform team only; nobody else knows assignees. */
  assignee?: 'mine' | 'nobody' | undefined
  search?: string | undefined
  sort?: ReportSort | undefined
}

/** `among`: only these, by the ids of some hundreds at most. */
export type AmongFilters = ReportFilters & { among?: readonly string[] | undefined }

/** The first of the reports a viewer may see, newest change first unless sorted otherwise. Nobody counts the others. */
export async function reportsSeenBy(
  viewer: Actor,
  filters: ReportFilters = {},
  most: number = pageSizes.table,
): Promise<ReportLine[]> {
  const sort = filters.sort ?? 'newest'
  const wanted = { order: orderFor(viewer, sort), limit: most, asksDue: isByDue(sort) }
  const halves = await halvesOf(viewer, filters)
  const read = (half: SQL | null | undefined) => (half !== null ? lineRows(viewer, half, wanted) : [])
  const rows = (await Promise.all([read(halves.narrowed), read(halves.appealed)])).flat()
  const first = rows.toSorted((one, other) => comesBefore(wanted.order, one.place, other.place))
  return first.slice(0, most).map((row) => lineFor(viewer, row))
}

/**
 * A piece of the list by keys, in any order: however deep, no row is passed over twice or missed because others moved. Closed
 * reports, nearly all there are, come along an index of their own and are merged in, and so do the few of them that wait for the
 * answer to an objection. `total` counts to `counted` only.
 */
export async function reportsFrom(
  viewer: Actor,
  filters: AmongFilters,
  wanted: Wanted,
): Promise<CountedPage<ReportLine>> {
  const { sort = 'newest', among } = filters
  const { narrowed, appealed, ids } = await halvesOf(viewer, { ...filters, search: undefined })
  const joinsPrograms = !readsEverything(viewer)
  const words = wordsOf(filters)
  const whole = keysetQuery(orderFor(viewer, sort), wanted)
  const { limit } = whole
  const someOf = (narrowed: SQL | undefined, met: Met): ReadSome => {
    return (part, { order, beyond, limit }, asksDue = false) =>
      lineRows(viewer, and(narrowed, part, beyond), { ...met, order, limit, asksDue })
  }
  const [main, few] = await Promise.all([
    metBy({ words, among, limit }, { narrowed, joinsPrograms }, (met) => {
      const some = someOf(narrowed, met)
      if (!isByDue(sort)) return some(undefined, whole)
      return openThenClosed({ viewer, sort, filters, wanted, whole, hurried: met.within !== undefined }, some)
    }),
    appealed &&
      metBy({ words, among: common(ids, among), limit }, { narrowed: appealed, joinsPrograms }, (met) =>
        someOf(appealed, met)(undefined, whole, isByDue(sort)),
      ),
  ])
  const { found, ...counts } = few ? joined(main, few, whole.order) : main
  const { rows, ...ways } = whole.cut(found)
  return { rows: rows.map((row) => lineFor(viewer, row)), ...ways, ...counts }
}

function common(ids: readonly string[], among: readonly string[] | undefined): readonly string[] {
  return among ? ids.filter((id) => among.includes(id)) : ids
}

type Rows = Found<Awaited<ReturnType<typeof lineRows>>[number]>

/** Two halves of one list. */
function joined(main: Rows, few: Rows, order: Order): Rows {
  const found = [...main.found, ...few.found].toSorted((one, other) =>
    comesBefore(order, one.place, other.place),
  )
  const counted = main.counted === undefined ? {} : { counted: main.counted + few.total }
  return { found, total: main.total + few.total, ...counted }
}

type Halves = { narrowed: SQL | undefined; appealed: SQL | null; ids: readonly string[] }

/**
 * The conditions of a list in two halves that share no report: the closed reports with an open objection wait and are due, so they
 * have their own where a list asks for that. They are few and named by their ids; no index tells them from the other closed ones.
 */
async function halvesOf(viewer: Actor, filters: ReportFilters): Promise<Halves> {
  const { waiting, sort = 'newest' } = filters
  const asked = and(reportScope(viewer), ...conditionsOf(viewer, filters), assigneeCondition(viewer, filters))
  const mine = and(asked, ...waitingConditions(viewer, waiting))
  const tells = waiting ? waiting !== 'reporter' : isByDue(sort)
  if (!tells || !mayHold({ ...filters, waiting: undefined }, 'closed'))
    return { narrowed: mine, appealed: null, ids: [] }
  const open = await openAppealsFor(viewer)
  if (open.all.length === 0) return { narrowed: mine, appealed: null, ids: [] }
  const others = sql`${reports.id} <> ALL (${sql.param(open.all)}::uuid[])`
  if (waiting === 'nobody') return { narrowed: and(mine, others), appealed: null, ids: [] }
  const ids = waiting ? open[waiting as 'operator' | 'company'] : open.all
  const these = and(asked, eq(reports.stage, 'closed'), sql`${reports.id} = ANY (${sql.param(ids)}::uuid[])`)!
  return { narrowed: waiting ? mine : and(mine, others), appealed: ids.length > 0 ? these : null, ids }
}

type KeysetRow = Pick<ReturnType<typeof keysetQuery>, 'order' | 'beyond' | 'limit' | 'back'>
type ReadSome = (part: SQL | undefined, keyset: KeysetRow, asksDue?: boolean) => ReturnType<typeof lineRows>

/** `hurried`: of each half only the first are asked for words; what they do not fill is answered by nothing at all. */
type ByDue = {
  viewer: Actor
  sort: DueSort
  filters: ReportFilters
  wanted: Wanted
  whole: KeysetRow
  hurried: boolean
}

async function openThenClosed({ viewer, sort, filters, wanted, whole, hurried }: ByDue, some: ReadSome) {
  const isOpen = inArray(reports.stage, ['draft', ...openStages])
  const mayBeOpen = mayHold(filters, 'open')
  const open = mayBeOpen ? await some(isOpen, keysetQuery(orderOfOpen(viewer, sort), wanted), true) : []
  const fills = (half: readonly unknown[]) => half.length === whole.limit
  const last = open.at(-1)
  // Forward, open reports that fill the piece and have a moment to wait for leave no room for closed ones.
  const isFull = last && fills(open) && !whole.back && comesBeforeClosed(sort, last.place)
  if (isFull || !mayHold(filters, 'closed')) return open
  if (hurried && mayBeOpen && !fills(open)) return []
  const closed = await some(eq(reports.stage, 'closed'), keysetQuery(orderOfClosed(sort), wanted))
  if (hurried && mayBeOpen && !fills(closed)) return []
  const both = [...open, ...closed].toSorted((one, other) => comesBefore(whole.order, one.place, other.place))
  return both.slice(0, whole.limit)
}

/** Whether any report these filters leave can be open, or closed. */
function mayHold({ open, stage, status, waiting }: ReportFilters, what: 'open' | 'closed'): boolean {
  const asked = [
    open && 'open',
    stage && (stage === 'closed' ? 'closed' : 'open'),
    status && (status === 3 ? 'closed' : 'open'),
    waiting && waiting !== 'nobody' && 'open',
  ]
  return asked.every((one) => !one || one === what)
}

function conditionsOf(viewer: Actor, filters: ReportFilters): SQL[] {
  const { open, stage, status, severity, program, managedBy, search } = filters
  const conditions: (SQL | false | '' | undefined)[] = [
    open && notInArray(reports.stage, ['draft', 'closed']),
    stage && eq(reports.stage, stage),
    status && statusCondition(status),
    severity && severityCondition(severity),
    managedBy && sql`${managementFor(viewer)} = ${managedBy}`,
  ]
  if (program) conditions.push(isId(program) ? eq(reports.programId, program) : sql`false`)
  const words = wordsOf({ search })
  if (words) {
    conditions.push(saysIn(sql`reports`, words))
  }
  return conditions.filter((condition) => condition instanceof SQL)
}

/** Of a report's own state; objections are told apart. */
function waitingConditions(viewer: Actor, waiting: NextActor | undefined): SQL[] {
  if (!waiting) return []
  const isNext = sql`${waitingOnFor(viewer)} = ${waiting}`
  // Closed ones wait on nobody. Said apart, or the planner takes them for a few of the reports: it knows nothing of a `CASE`.
  const next = waiting === 'nobody' ? or(eq(reports.stage, 'closed'), isNext)! : isNext
  // The stages let an index pass over what was closed long ago.
  return [inArray(reports.stage, [...stagesWaitingOn[waiting]]), next]
}

function wordsOf({ search }: Pick<ReportFilters, 'search'>): string {
  return search?.replaceAll('\0', '').trim().slice(0, 200) ?? ''
}

function assigneeCondition(viewer: Actor, { assignee }: ReportFilters): SQL | undefined {
  if (!assignee || !isOperator(viewer)) return undefined
  return assignee === 'nobody' ? isNull(reports.assigneeId) : eq(reports.assigneeId, viewer.accountId)
}

function statusCondition(status: 1 | 2 | 3): SQL {
  if (status === 3) return eq(reports.stage, 'closed')
  return status === 2
    ? sql`${reports.stage} IN ('valid', 'rated')`
    : sql`${reports.stage} IN ('submitted', 'in_review', 'needs_info')`
}

function severityCondition(severity: Band | 'others'): SQL {
  if (severity === 'others') return sql`${indexedLevel} = -1`
  const levels = levelsOf(severity)
  return sql`${indexedLevel} BETWEEN ${Math.min(...levels)} AND ${Math.max(...levels)}`
}
