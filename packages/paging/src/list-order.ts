import { isId } from '@cakrawala/ids/ids'
import { and, type Column, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { countedMost, type KeysetPage, pageSizes } from './paging.ts'

/**
 * One column of an order, never NULL; `down` from high to low. Moments are milliseconds in the cursor of a
 * row, days count from 1970.
 */
export type Key = { by: SQL | Column; down: boolean; as: 'moment' | 'day' | 'number' | 'amount' }
/** How a list is sorted: its columns, and the id that decides among equals, `down` from high to low. */
export type Order = { keys: readonly Key[]; id: SQL | Column; down?: boolean | undefined }
/**
 * `from`: the `next` or `prev` of a page; anything else begins at the first row. `size`: by default that of
 * tables.
 */
export type Wanted = { from?: string | null | undefined; size?: number | undefined }

type Place = { numbers: readonly string[]; id: string }

/** Put before a cursor when the rows before it are asked for, not those after it. */
const backMark = 'b'

/** What an order turns into a page of a list: conditions and columns of its statement, and the cut of what that answers. */
export function keysetQuery(order: Order, { from = null, size = pageSizes.table }: Wanted) {
  const back = from?.startsWith(backMark) ?? false
  const place = readPlace(back ? from!.slice(1) : from, order.keys)
  const its = back && place ? turned(order) : order
  return {
    order: its,
    /** Whether the rows before a cursor are asked for. */
    back: its !== order,
    beyond: place ? isBeyond(its, place) : undefined,
    /** The same in parts that share no row, each of them one range of an index of the order. */
    ranges: place ? rangesBeyond(its, place) : [],
    orderBy: orderOf(its),
    place: placeOf(order),
    /** One more than is shown, to know whether there are more. */
    limit: size + 1,
    /** The rows to show, first to last, of those the statement answered in its order. */
    cut: <R extends { place: string }>(rows: readonly R[]) => cutOf(rows, { size, place, back }),
    /** The same with how many there are, which each row repeats. */
    countedPage: <R extends { place: string; total: number }>(rows: readonly R[]) => {
      const { rows: shown, ...ways } = cutOf(rows, { size, place, back })
      return { rows: shown.map(({ total: _total, ...row }) => row), ...ways, total: rows[0]?.total ?? 0 }
    },
  }
}

function cutOf<R extends { place: string }>(
  rows: readonly R[],
  { size, place, back }: { size: number; place: Place | null; back: boolean },
): KeysetPage<Omit<R, 'place'>> {
  // Where nothing is beyond a cursor, the way back from it stays open.
  const here = place && [...place.numbers, place.id].join('_')
  const isBack = back && here !== null
  const more = rows.length > size
  const shown = isBack ? rows.slice(0, size).toReversed() : rows.slice(0, size)
  const [first, last] = [shown.at(0)?.place ?? here, shown.at(-1)?.place ?? here]
  return {
    rows: shown.map(({ place: _place, ...row }) => row),
    next: isBack || more ? last : null,
    prev: (isBack ? more : here !== null) ? `${backMark}${first}` : null,
  }
}

/**
 * How many rows of a table there are, up to one more than `most`, as a column of the statement that reads them: the count of
 * a long list costs no more than that of a short one.
 */
export function countIn(table: PgTable, which: SQL | undefined, most = countedMost): SQL<number> {
  return sql<number>`(SELECT count(*)::int FROM (
    SELECT 1 FROM ${table} WHERE ${which ?? sql`true`} LIMIT ${most + 1}) counted)`
}

/** The state of a row in an order, as text: its keys as whole numbers, then its id. */
export function placeOf({ keys, id }: Order): SQL<string> {
  const numbers = keys.map(({ by, as }) => {
    if (as === 'moment') return sql`(extract(epoch FROM ${by}) * 1000)::bigint`
    return as === 'day' ? sql`(${by} - DATE '1970-01-01')` : by
  })
  return sql<string>`concat_ws('_', ${sql.join([...numbers, id], sql`, `)})`
}

/** A bare whole number would be read as the number of a column, in brackets too: literals carry their type. */
export function orderOf({ keys, id, down }: Order): SQL[] {
  return [...keys, { by: id, down }].map(({ by, down }) => (down ? sql`(${by}) DESC` : sql`(${by}) ASC`))
}

/** The same order from its other end; an index serves both. */
export function turned({ keys, id, down = false }: Order): Order {
  return { keys: keys.map((key) => ({ ...key, down: !key.down })), id, down: !down }
}

/** Reads a cursor of this order; null for anything else. */
function readPlace(text: string | null, keys: readonly Key[]): Place | null {
  if (text === null || text.length > 100) return null
  const parts = text.split('_')
  const id = parts.pop()
  const numbers = parts.filter((part, at) => /^-?\d{1,15}$/.test(part) && fits(Number(part), keys[at]))
  return isId(id) && parts.length === keys.length && numbers.length === keys.length ? { numbers, id } : null
}

/** PostgreSQL knows no whole numbers and reads no moments or days beyond these; no row has them. */
const bounds = {
  moment: [0, 253_402_300_799_999],
  day: [0, 2_932_896],
  number: [-1, 2_147_483_647],
  amount: [-1, 999_999_999_999_999],
} as const

function fits(number: number, key: Key | undefined): boolean {
  const [least, most] = bounds[key?.as ?? 'number']
  return number >= least && number <= most
}

function literalOf({ as }: Key, number: string): SQL {
  const day = 86_400_000
  if (as === 'moment') return sql`${new Date(Number(number)).toISOString()}::timestamptz`
  if (as === 'day') return sql`${new Date(Number(number) * day).toISOString().slice(0, 10)}::date`
  return as === 'amount' ? sql`${number}::bigint` : sql`${number}::int`
}

/**
 * The rows after a cursor. Every key but the last is named twice, so that an index on the first one serves.
 */
function isBeyond({ keys, id: by, down }: Order, { numbers, id }: Place): SQL {
  const [key, ...more] = keys
  const [number, ...others] = numbers
  if (!key || number === undefined) return down ? sql`${by} < ${id}` : sql`${by} > ${id}`
  const value = literalOf(key, number)
  const after = key.down ? sql`${key.by} < ${value}` : sql`${key.by} > ${value}`
  const atLeast = key.down ? sql`${key.by} <= ${value}` : sql`${key.by} >= ${value}`
  const rest = isBeyond({ keys: more, id: by, down }, { numbers: others, id })
  return and(atLeast, or(after, and(sql`${key.by} = ${value}`, rest)))!
}

/**
 * The rows after a cursor: those that share its keys up to one and come after it by the next, for each key
 * and the id.
 */
function rangesBeyond({ keys, id, down = false }: Order, place: Place): SQL[] {
  const columns = [...keys, { by: id, down, as: 'number' as const }]
  const values = [...place.numbers.map((number, at) => literalOf(keys[at]!, number)), sql`${place.id}::uuid`]
  return columns.map(({ by, down }, at) => {
    const after = down ? sql`${by} < ${values[at]}` : sql`${by} > ${values[at]}`
    return and(...columns.slice(0, at).map(({ by }, at) => sql`${by} = ${values[at]}`), after)!
  })
}

/** Whether one row comes before another, by their cursors in this order. */
export function comesBefore({ keys, down }: Order, one: string, other: string): number {
  const [ones, others] = [one.split('_'), other.split('_')]
  for (const [at, key] of keys.entries()) {
    const difference = Number(ones[at]) - Number(others[at])
    if (difference !== 0) return key.down ? -difference : difference
  }
  return ones.at(-1)! < others.at(-1)! === (down ?? false) ? 1 : -1
}
