import { sql } from 'drizzle-orm'
import type { Key, Order } from '#infra/list-order.ts'
import type { Actor } from '#kernel/actor.ts'
import { partOf } from './figures/report-counts.server.ts'
import { indexedLevel, waitingOn } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** `mine_first`: what waits for the viewer's side, then by due moment. */
export const reportSorts = ['newest', 'oldest', 'severity', 'due', 'mine_first'] as const
export type ReportSort = (typeof reportSorts)[number]

/** When the next promise on a report is due. Closing stops them all, so nobody asks for those of closed ones. */
export const dueAt = sql<Date | null>`(SELECT min(due_at) FROM report_clocks c
  WHERE ${reports.stage} <> 'closed' AND c.report_id = ${reports.id} AND c.stopped_at IS NULL AND c.paused_at IS NULL)`.mapWith(
  (text: string | null) => (text === null ? null : new Date(text)),
)

// What has no moment comes after all that have one. Spelled here and in the index alike: only so it is used.
const never = sql`'9999-01-01T00:00:00Z'::timestamptz`
const changed: Key = { by: sql`${reports.updatedAt}`, down: true, as: 'moment' }
const closedDue: Key = { by: never, down: false, as: 'moment', same: true }

/** The columns of an order. */
export function orderFor(viewer: Actor, sort: ReportSort): Order {
  return { keys: keysOf(viewer, sort), id: reports.id }
}

/** The same order among closed reports, which wait on nobody and have no due moment: an index holds it. */
export function orderOfClosed(sort: 'due' | 'mine_first'): Order {
  const turn: Key = { by: sql`1::integer`, down: false, as: 'number', same: true }
  return { keys: sort === 'due' ? [closedDue, changed] : [turn, closedDue, changed], id: reports.id }
}

function keysOf(viewer: Actor, sort: ReportSort): readonly Key[] {
  const due: Key = { by: sql`coalesce(${dueAt}, ${never})`, down: false, as: 'moment' }
  switch (sort) {
    case 'oldest':
      return [{ by: sql`coalesce(${reports.submittedAt}, ${never})`, down: false, as: 'moment' }]
    case 'severity':
      return [{ by: indexedLevel, down: true, as: 'number' }, changed]
    case 'due':
      return [due, changed]
    case 'mine_first': {
      const turn = sql`CASE WHEN ${waitingOn} = ${partOf(viewer)} THEN 0 ELSE 1 END`
      return [{ by: turn, down: false, as: 'number' }, due, changed]
    }
    default:
      return [changed]
  }
}
