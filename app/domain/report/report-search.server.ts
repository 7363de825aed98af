import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Order, orderOf, placeOf } from '#infra/list-order.ts'
import { countedMost, foundMost } from '#kernel/paging.ts'
import { nextDues } from './report-order.server.ts'
import { reports } from './report-tables.server.ts'

/** Words that PostgreSQL expects in more reports than this are looked for in one after another. */
const namedMost = 2_000
/** Its guess may be short of them; more than these are never named. */
const namedAtMost = 3_000
/** How many reports of a list are asked for frequent words before it is known how many say them. */
const askedSoon = 400

/** Which reports a list reads: those of a condition, with or without their programs beside them. */
type Scope = { narrowed: SQL | undefined; joinsPrograms: boolean }
/** How a list reads them: these alone, or each asked for words, the first `within` of the list or all. */
export type Met = {
  few?: readonly string[] | undefined
  said?: string | undefined
  within?: number | undefined
}
type Asked = { words: string; among: readonly string[] | undefined; limit: number }
/** `counted`: how far, if not to `countedMost`. */
export type Found<R> = { found: R[]; total: number; counted?: number }

/**
 * The first `limit` rows of a list by what a search, or a choice `among` few, leaves of it, and how many there are. Words that
 * few reports say name these reports; words that many say are looked for in one report after another, in the order of the list,
 * until its piece is full.
 */
export async function metBy<R>(
  { words, among, limit }: Asked,
  scope: Scope,
  list: (met: Met) => Promise<R[]>,
): Promise<Found<R>> {
  if (words === '' && !among) {
    const [total, found] = await Promise.all([countOf(scope), list({})])
    return { found, total }
  }
  const frequent = !among && (await expectedToSay(words)) > namedMost
  const most = among?.length ?? (frequent ? foundMost : namedAtMost)
  const [few, soon] = await Promise.all([
    named({ words, among, most, first: !frequent }, scope),
    frequent ? list({ said: words, within: Math.max(askedSoon, limit * 8) }) : [],
  ])
  const counts = few
    ? { total: few.length, counted: few.length }
    : { total: foundMost + 1, counted: foundMost }
  // The first of the list that say the words are these, whatever comes after them.
  if (soon.length === limit) return { found: soon, ...counts }
  return { found: await list(few ? { few } : { said: words }), ...counts }
}

/** How many there are, up to one more than `countedMost`: the count of a long list costs no more than that of a short one. */
async function countOf({ narrowed, joinsPrograms }: Scope): Promise<number> {
  const rows = database().select({ one: sql`1` }).from(reports).$dynamic()
  const some = (joinsPrograms ? rows.innerJoin(programs, eq(programs.id, reports.programId)) : rows)
    .where(narrowed)
    .limit(countedMost + 1)
    .as('some')
  const [counted] = await database().select({ total: count() }).from(some)
  return counted!.total
}

/** In how many reports PostgreSQL expects these words, whoever may read them; it reads none of them for that. */
async function expectedToSay(words: string): Promise<number> {
  const answer = await database().execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`EXPLAIN (FORMAT JSON) SELECT 1 FROM ${reports} WHERE ${saysIn(sql`reports`, words)}`,
  )
  return answer.rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

type Naming = { words: string; among: readonly string[] | undefined; most: number; first: boolean }

/**
 * The ids of those that say the words, in no order; null where they are more than `most`. `first`: the index of words is asked
 * before the scope, which would else have the texts of all its reports read for a word that few say.
 */
async function named(
  { words, among, most, first }: Naming,
  { narrowed, joinsPrograms }: Scope,
): Promise<string[] | null> {
  const wordsFirst = first && joinsPrograms && !among
  const rows = database()
    .select({ id: sql<string>`${reports.id}` })
    .from(wordsFirst ? theseSaying(words) : among ? theseFew(among) : reports)
    .$dynamic()
  const asked = words === '' || wordsFirst ? undefined : saysIn(sql`reports`, words)
  const met = await (joinsPrograms ? rows.innerJoin(programs, eq(programs.id, reports.programId)) : rows)
    .where(and(narrowed, asked))
    .limit(most + 1)
  return met.length > most ? null : met.map(({ id }) => id)
}

function theseSaying(words: string): SQL {
  return sql`(SELECT * FROM ${reports} WHERE ${saysIn(sql`reports`, words)} OFFSET 0) ${reports}`
}

/** The table with these rows alone, read by their ids: PostgreSQL would else walk a whole index of an order to find them. */
function theseFew(ids: readonly string[]): SQL {
  return sql`(SELECT * FROM ${reports} WHERE id = ANY (${sql.param([...ids])}::uuid[]) OFFSET 0) ${reports}`
}

/**
 * What every list of reports reads. `joinsPrograms`: the condition reads them. `joinsDue`: the order reads `next_due`. `said`:
 * each row is asked for these words as it comes, which is wise only where an index holds the order. `few`: only these ids.
 */
type Ordered = {
  where: SQL | undefined
  order: Order
  joinsPrograms: boolean
  joinsDue: boolean
  few?: readonly string[] | undefined
  said?: string | undefined
}

/** The ids and places of the rows of a list, in its order. */
export function orderedReports({ said, ...asked }: Ordered) {
  const { where, order } = asked
  return readReports(asked, { place: placeOf(order).as('place') })
    .where(said === undefined ? where : and(where, says(said, sql`${reports.id}`)))
    .orderBy(...orderOf(order))
}

function readReports<More extends Record<string, SQL.Aliased>>(
  { joinsPrograms, joinsDue, few }: Ordered,
  more: More,
) {
  const rows = database()
    .select({ id: sql<string>`${reports.id}`.as('listed_id'), ...more })
    .from(few ? theseFew(few) : reports)
    .$dynamic()
  const run = joinsPrograms ? rows.innerJoin(programs, eq(programs.id, reports.programId)) : rows
  return joinsDue ? run.leftJoin(nextDues, sql`next_due.report_id = ${reports.id}`) : run
}

/**
 * The same rows in the same order, each asked for its words only when its turn comes; no more than the first `within`. Both
 * orders name the same columns: only so PostgreSQL sees that the rows come in order already, and stops at the last it needs.
 */
export function saying(
  words: string,
  asked: Omit<Ordered, 'said'>,
  { limit, within }: { limit: number; within?: number | undefined },
) {
  const keys = asked.order.keys.map((key, at) => ({ ...key, column: sql.identifier(`key${at}`) }))
  // What is the same in all rows orders nothing, and PostgreSQL would sort for it once more.
  const disclosureText = keys.filter(({ same }) => !same)
  const columns = disclosureText.map(({ by, column }) => [column.value, sql`${by}`.as(column.value)])
  const all = readReports(asked, Object.fromEntries(columns))
    .where(asked.where)
    .orderBy(
      ...disclosureText.map(({ column, down }) => (down ? sql`${column} DESC` : sql`${column}`)),
      asked.order.down ? sql`listed_id DESC` : sql`listed_id`,
    )
  const ordered = (within ? all.limit(within) : all).as('ordered')
  const id = sql`${ordered.id}`
  const read = keys.map((key) => (key.same ? key : { ...key, by: sql`ordered.${key.column}` }))
  return database()
    .select({ id: ordered.id, place: placeOf({ keys: read, id }).as('place') })
    .from(ordered)
    .where(says(words, id))
    .orderBy(...orderOf({ ...asked.order, keys: read.filter(({ same }) => !same), id }))
    .limit(limit)
}

/** Whether the report of this id says the words: asked of one row after another, never of an index of words. */
function says(words: string, id: SQL): SQL {
  return sql`EXISTS (SELECT 1 FROM ${reports} said WHERE said.id = ${id} AND ${saysIn(sql`said`, words)} OFFSET 0)`
}

/** Whether the report of this name in SQL says the words, or is called so. */
export function saysIn(report: SQL, words: string): SQL {
  return sql`(${report}.search @@ search_query(${words}) OR ${report}.code = upper(${words}))`
}
