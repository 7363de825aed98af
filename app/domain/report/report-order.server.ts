import { and, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import { partOf } from './figures/report-counts.server.ts'
import { indexedLevel, waitingOn } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** `mine_first`: what waits for the viewer's side, then by due moment. */
export const reportSorts = ['newest', 'oldest', 'severity', 'due', 'mine_first'] as const
export type ReportSort = (typeof reportSorts)[number]

/** One column of an order; `down` from high to low. Moments are milliseconds in the place of a row. */
export type Key = { by: SQL; down: boolean; moment: boolean }

/** When the next promise on a report is due. Closing stops them all, so nobody asks for those of closed ones. */
export const dueAt = sql<Date | null>`(SELECT min(due_at) FROM report_clocks c
  WHERE ${reports.stage} <> 'closed' AND c.report_id = ${reports.id} AND c.stopped_at IS NULL AND c.paused_at IS NULL)`.mapWith(
  (text: string | null) => (text === null ? null : new Date(text)),
)

// What has no moment comes after all that have one. Spelled here and in the index alike: only so it is used.
const never = sql`'9999-01-01T00:00:00Z'::timestamptz`
const changed: Key = { by: sql`${reports.updatedAt}`, down: true, moment: true }

/** The columns of an order; the id comes last in each. */
export function keysOf(viewer: Actor, sort: ReportSort): readonly Key[] {
  const due: Key = { by: sql`coalesce(${dueAt}, ${never})`, down: false, moment: true }
  switch (sort) {
    case 'oldest':
      return [{ by: sql`coalesce(${reports.submittedAt}, ${never})`, down: false, moment: true }]
    case 'severity':
      return [{ by: indexedLevel, down: true, moment: false }, changed]
    case 'due':
      return [due, changed]
    case 'mine_first': {
      const turn = sql`CASE WHEN ${waitingOn} = ${partOf(viewer)} THEN 0 ELSE 1 END`
      return [{ by: turn, down: false, moment: false }, due, changed]
    }
    default:
      return [changed]
  }
}

/** The same order among closed reports, which wait on nobody and have no due moment: an index holds it. */
export function keysOfClosed(viewer: Actor, sort: ReportSort): readonly Key[] {
  const turn: Key = { by: sql`1::integer`, down: false, moment: false }
  const due: Key = { by: never, down: false, moment: true }
  if (sort === 'due') return [due, changed]
  return sort === 'mine_first' ? [turn, due, changed] : keysOf(viewer, sort)
}

/** Where a row stands in an order, as text: its keys as whole numbers, then its id. */
export function placeOf(keys: readonly Key[]): SQL<string> {
  const numbers = keys.map(({ by, moment }) =>
    moment ? sql`(extract(epoch FROM ${by}) * 1000)::bigint` : by,
  )
  return sql<string>`concat_ws('_', ${sql.join(numbers, sql`, `)}, ${reports.id})`
}

/** A bare whole number would be read as the number of a column, in brackets too: literals carry their type. */
export function orderOf(keys: readonly Key[]): SQL[] {
  const columns = keys.map(({ by, down }) => (down ? sql`(${by}) DESC` : sql`(${by}) ASC`))
  return [...columns, sql`${reports.id} ASC`]
}

type Place = { numbers: readonly string[]; id: string }

/** Reads a place of this order; null for anything else. */
export function readPlace(text: string | null, keys: readonly Key[]): Place | null {
  if (text === null || text.length > 100) return null
  const parts = text.split('_')
  const id = parts.pop()
  const numbers = parts.filter((part, at) => /^-?\d{1,15}$/.test(part) && fits(Number(part), keys[at]))
  return isId(id) && parts.length === keys.length && numbers.length === keys.length ? { numbers, id } : null
}

/** PostgreSQL knows no whole numbers and reads no moments beyond these; no row has them. */
function fits(number: number, key: Key | undefined): boolean {
  const [least, most] = key?.moment ? [0, 253_402_300_799_999] : [-1, 2_147_483_647]
  return number >= least && number <= most
}

/** The rows after a place. Every key but the last is named twice, so that an index on the first one serves. */
export function isBeyond(keys: readonly Key[], { numbers, id }: Place): SQL {
  const [key, ...more] = keys
  const [number, ...others] = numbers
  if (!key || number === undefined) return gt(reports.id, id)
  const value = key.moment ? sql`${new Date(Number(number)).toISOString()}::timestamptz` : sql`${number}::int`
  const after = key.down ? lt(key.by, value) : gt(key.by, value)
  const atLeast = key.down ? sql`${key.by} <= ${value}` : sql`${key.by} >= ${value}`
  return and(atLeast, or(after, and(eq(key.by, value), isBeyond(more, { numbers: others, id }))))!
}

/** Whether one row comes before another, by their places in this order. */
export function comesBefore(keys: readonly Key[], one: string, other: string): number {
  const [ones, others] = [one.split('_'), other.split('_')]
  for (const [at, { down }] of keys.entries()) {
    const difference = Number(ones[at]) - Number(others[at])
    if (difference !== 0) return down ? -difference : difference
  }
  return ones.at(-1)! < others.at(-1)! ? -1 : 1
}
