import { type Key, type Order, turned } from '@cakrawala/paging/list-order'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { isDecidedBy } from '#domain/program/program-grant.server.ts'
import { type Actor, isCompany, isOperator } from '#kernel/actor.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { partOf } from './report-scope.server.ts'
import type { NextActor } from './report-state.ts'

/** `mine_first`: what waits for the viewer's side, then by due moment. */
export const reportSorts = ['newest', 'oldest', 'severity', 'due', 'mine_first'] as const
export type ReportSort = (typeof reportSorts)[number]

const changed: Key = { by: lines.updatedAt, down: true, as: 'moment' }
const due: Key = { by: lines.dueAt, down: false, as: 'moment' }

/** The columns of an order of `report_lines`, or of the same from its other end. */
export function orderFor(viewer: Actor, sort: ReportSort, reversed = false): Order {
  const order = { keys: keysOf(viewer, sort), id: lines.reportId }
  return reversed ? turned(order) : order
}

function keysOf(viewer: Actor, sort: ReportSort): readonly Key[] {
  switch (sort) {
    case 'oldest':
      return [{ by: lines.sentAt, down: false, as: 'moment' }]
    case 'severity':
      return [{ by: lines.level, down: true, as: 'number' }, changed]
    case 'due':
      return [due, changed]
    case 'mine_first':
      return [{ by: turnOf(viewer), down: false, as: 'number' }, due, changed]
    default:
      return [changed]
  }
}

/** 0 where a report waits for the viewer's side, else 1: a column where an index holds it. */
function turnOf(viewer: Actor): Key['by'] {
  if (isOperator(viewer)) return lines.teamTurn
  return isCompany(viewer)
    ? lines.companyTurn
    : sql`CASE WHEN ${lines.waitingOn} = ${sql.raw(`'${partOf(viewer)}'`)} THEN 0 ELSE 1 END`
}

/** Whom a report waits on for this viewer. */
export function nextFor(viewer: Actor) {
  return isCompany(viewer) ? lines.companyWaitingOn : lines.waitingOn
}

/** Whether a report waits on `next` for this viewer; the viewer's own side is asked for as the orders have it. */
export function isWaitingOn(viewer: Actor, next: NextActor): SQL {
  return next === partOf(viewer) ? sql`${turnOf(viewer)} = 0` : eq(nextFor(viewer), next)
}

/** The same of the viewer in person: no drafts, and of a company only where this member may take steps. */
export function isWaitingOnMe(viewer: Actor): SQL {
  const able = isCompany(viewer) ? isDecidedBy(viewer, lines.programId) : undefined
  return and(ne(lines.stage, sql`'draft'`), isWaitingOn(viewer, partOf(viewer)), able)!
}
