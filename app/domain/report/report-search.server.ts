import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Order, orderOf, placeOf } from '#infra/list-order.ts'
import { foundMost } from '#kernel/paging.ts'
import { reports } from './report-tables.server.ts'

/**
 * What a search leaves of a list. Words that few reports say name these reports; words that many say are looked for in one
 * report after another, in the order of the list, until its piece is full. `known`: how many there are, as far as counted.
 */
export async function metBy(words: string, narrowed: SQL | undefined) {
  if (words === '') return { narrowed, said: undefined, known: undefined }
  const met = await database()
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(narrowed, saysIn(sql`reports`, words)))
    .limit(foundMost + 1)
  if (met.length > foundMost) return { narrowed, said: words, known: met.length }
  const these = inArray(
    reports.id,
    met.map(({ id }) => id),
  )
  return { narrowed: and(narrowed, these), said: undefined, known: met.length }
}

/** The same rows in the same order, each asked for its words only when its turn comes. */
export function saying(words: string, where: SQL | undefined, order: Order, limit: number) {
  const { keys } = order
  const columns = keys.flatMap(({ by, same }, index) =>
    same ? [] : [[`key${index}`, sql`${by}`.as(`key${index}`)]],
  )
  const ordered = database()
    .select({ id: reports.id, ...(Object.fromEntries(columns) as Record<string, SQL.Aliased>) })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(where)
    .orderBy(...orderOf(order))
    .as('ordered')
  const id = sql`${ordered.id}`
  const read = keys.map((key, index) => (key.same ? key : { ...key, by: sql.raw(`ordered.key${index}`) }))
  // What is the same in all rows orders nothing, and PostgreSQL would sort for it once more.
  const telling = read.filter(({ same }) => !same)
  return database()
    .select({ id: ordered.id, place: placeOf({ keys: read, id }).as('place') })
    .from(ordered)
    .where(
      sql`EXISTS (SELECT 1 FROM ${reports} said WHERE said.id = ${id} AND ${saysIn(sql`said`, words)} OFFSET 0)`,
    )
    .orderBy(...orderOf({ ...order, keys: telling, id }))
    .limit(limit)
    .as('some')
}

/** Whether the report of this name in SQL says the words, or is called so. */
export function saysIn(report: SQL, words: string): SQL {
  return sql`(${report}.search @@ websearch_to_tsquery('indonesian', ${words}) OR ${report}.code = upper(${words}))`
}
