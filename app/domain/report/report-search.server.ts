import { and, eq, type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Order, orderOf, placeOf } from '#infra/list-order.ts'
import { foundMost } from '#kernel/paging.ts'
import { nextDues } from './report-order.server.ts'
import { reports } from './report-tables.server.ts'

/**
 * What a search, or a choice `among` few, leaves of a list. Words that few reports say name these reports; words that many say
 * are looked for in one report after another, in the order of the list, until its piece is full. `known`: how many there are,
 * as far as counted.
 */
export async function metBy(words: string, narrowed: SQL | undefined, among?: readonly string[]) {
  if (words === '' && !among) return { narrowed, few: undefined, said: undefined, known: undefined }
  const most = among?.length ?? foundMost
  const met = await database()
    .select({ id: sql<string>`${reports.id}` })
    .from(among ? theseFew(among) : reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(narrowed, words === '' ? undefined : saysIn(sql`reports`, words)))
    .limit(most + 1)
  if (met.length > most) return { narrowed, few: undefined, said: words, known: met.length }
  const few = met.map(({ id }) => id)
  return { narrowed, few, said: undefined, known: met.length }
}

/** The table with these rows alone, read by their ids: PostgreSQL would else walk a whole index of an order to find them. */
export function theseFew(ids: readonly string[]): SQL {
  return sql`(SELECT * FROM ${reports} WHERE id = ANY (${sql.param([...ids])}::uuid[]) OFFSET 0) ${reports}`
}

/**
 * The rows every list of reports reads, in its order. `joinsDue`: the order reads `next_due`. `said`: each row is asked for these
 * words as it comes, which is wise only where an index holds the order. `few`: only these ids. `more`: columns besides the id and the place.
 */
type Ordered = {
  where: SQL | undefined
  order: Order
  joinsDue: boolean
  few?: readonly string[] | undefined
  said?: string | undefined
}

export function orderedReports(
  { where, order, joinsDue, few, said }: Ordered,
  more: Readonly<Record<string, SQL.Aliased>> = {},
) {
  const rows = database()
    .select({ ...more, id: sql<string>`${reports.id}`.as('listed_id'), place: placeOf(order).as('place') })
    .from(few ? theseFew(few) : reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .$dynamic()
  const joined = joinsDue ? rows.leftJoin(nextDues, sql`next_due.report_id = ${reports.id}`) : rows
  return joined
    .where(said === undefined ? where : and(where, says(said, sql`${reports.id}`)))
    .orderBy(...orderOf(order))
}

/** The same rows in the same order, each asked for its words only when its turn comes. */
export function saying(words: string, { where, order, joinsDue }: Ordered, limit: number) {
  const { keys } = order
  const columns = keys.flatMap(({ by, same }, index) =>
    same ? [] : [[`key${index}`, sql`${by}`.as(`key${index}`)]],
  )
  const ordered = orderedReports({ where, order, joinsDue }, Object.fromEntries(columns)).as('ordered')
  const id = sql`${ordered.id}`
  const read = keys.map((key, index) => (key.same ? key : { ...key, by: sql.raw(`ordered.key${index}`) }))
  // What is the same in all rows orders nothing, and PostgreSQL would sort for it once more.
  const telling = read.filter(({ same }) => !same)
  return database()
    .select({ id: ordered.id, place: placeOf({ keys: read, id }).as('place') })
    .from(ordered)
    .where(says(words, id))
    .orderBy(...orderOf({ ...order, keys: telling, id }))
    .limit(limit)
    .as('some')
}

/** Whether the report of this id says the words: asked of one row after another, never of an index of words. */
function says(words: string, id: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${reports} said WHERE said.id = ${id} AND ${saysIn(sql`said`, words)} OFFSET 0)`
}

/** Whether the report of this name in SQL says the words, or is called so. */
export function saysIn(report: SQL, words: string): SQL {
  return sql`(${report}.search @@ websearch_to_tsquery('indonesian', ${words}) OR ${report}.code = upper(${words}))`
}
