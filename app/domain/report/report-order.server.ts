import { sql } from 'drizzle-orm'
import type { Key, Order } from '#infra/list-order.ts'
import type { Actor } from '#kernel/actor.ts'
import { partOf } from './report-counts.server.ts'
import { readsEverything } from './report-policy.ts'
import { indexedLevel, nextFor, waitingOnFor } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** `mine_first`: what waits for the viewer's side, then by due moment. */
export const reportSorts = ['newest', 'oldest', 'severity', 'due', 'mine_first'] as const
export type ReportSort = (typeof reportSorts)[number]
export type DueSort = 'due' | 'mine_first'

/** Whether the order asks for due moments, which no index of reports holds. */
export function isByDue(sort: ReportSort): sort is DueSort {
  return sort === 'due' || sort === 'mine_first'
}

/** When the next promise on a report is due. Closing stops them all: of closed ones only those with an open objection have any. */
export const dueAt = sql<Date | null>`(SELECT min(due_at) FROM report_clocks c
  WHERE c.report_id = ${reports.id} AND c.stopped_at IS NULL AND c.paused_at IS NULL)`.mapWith(
  (text: string | null) => (text === null ? null : new Date(text)),
)

/** The same of all reports at once, by `report_id`, to be joined as `next_due`: asking it for each of thousands costs more. */
export const nextDues = sql`(SELECT report_id, min(due_at) AS due_at FROM report_clocks
  WHERE stopped_at IS NULL AND paused_at IS NULL GROUP BY report_id) next_due`
const joinedDue = sql`next_due.due_at`

// What has no moment comes after all that have one. Spelled here and in the index alike: only so it is used.
const never = sql`'9999-01-01T00:00:00Z'::timestamptz`
const neverMs = Date.UTC(9999, 0, 1)
const changed: Key = { by: sql`${reports.updatedAt}`, down: true, as: 'moment' }
const closedDue: Key = { by: never, down: false, as: 'moment', same: true }

/** The columns of an order. For who reads every report, `due` and `mine_first` read `next_due`, which must be joined. */
export function orderFor(viewer: Actor, sort: ReportSort): Order {
  return { keys: keysOf(viewer, sort), id: reports.id }
}

/** The same order among open reports: none of them is asked for an objection to its closing. */
export function orderOfOpen(viewer: Actor, sort: DueSort): Order {
  return { keys: keysOf(viewer, sort, waitingOnFor(viewer)), id: reports.id }
}

/** The same order among closed reports without an open objection, which wait on nobody and have no due moment: an index holds it. */
export function orderOfClosed(sort: DueSort): Order {
  const turn: Key = { by: sql`1::integer`, down: false, as: 'number', same: true }
  return { keys: sort === 'due' ? [closedDue, changed] : [turn, closedDue, changed], id: reports.id }
}

/** Whether a place in these orders comes before those of all closed reports. */
export function comesBeforeClosed(sort: DueSort, place: string): boolean {
  const [turn, due] = sort === 'due' ? ['1', ...place.split('_')] : place.split('_')
  return turn === '0' || Number(due) < neverMs
}

function keysOf(viewer: Actor, sort: ReportSort, next = nextFor(viewer)): readonly Key[] {
  const due: Key = {
    by: sql`coalesce(${readsEverything(viewer) ? joinedDue : dueAt}, ${never})`,
    down: false,
    as: 'moment',
  }
  switch (sort) {
    case 'oldest':
      return [{ by: sql`coalesce(${reports.submittedAt}, ${never})`, down: false, as: 'moment' }]
    case 'severity':
      return [{ by: indexedLevel, down: true, as: 'number' }, changed]
    case 'due':
      return [due, changed]
    case 'mine_first': {
      const turn = sql`CASE WHEN ${next} = ${partOf(viewer)} THEN 0 ELSE 1 END`
      return [{ by: turn, down: false, as: 'number' }, due, changed]
    }
    default:
      return [changed]
  }
}
