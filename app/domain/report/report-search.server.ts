import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { type keysetQuery, orderOf } from '@cakrawala/paging/list-order'
import { countedMost, foundMost } from '@cakrawala/paging/paging'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Actor } from '#kernel/actor.ts'
import { reportCodesLike } from './report-code.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { readsEverything } from './report-policy.ts'
import { lineScope, reportScope } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** Words that PostgreSQL expects in more reports than this are looked for in one report after another. */
const fewMost = 2_000
/** Its guess may be short of them; more than these are not counted. */
const fewCounted = 3_000
/** A slip is looked for in this many titles, as far as words are this much alike. */
const likeAmong = 3_000
const muchLike = 0.55
const likeMost = 50

/** The words a list asks for, none if empty, and the ids it is chosen among. */
export type Chosen = { words: string; among: readonly string[] | undefined }
export type Place = { id: string; place: string }
/** The first rows of a list in its order, and how many there are: as far as `counted`, if not to `countedMost`. */
export type Places = { places: Place[]; total: number; counted?: number }
type Keyset = ReturnType<typeof keysetQuery>

/**
 * Reads the order of a list from `report_lines`. Reports that are chosen among few, or contain rare words,
 * are gathered first; frequent words are looked for in one report after another, in the order of the list,
 * until its page is full.
 */
export async function placesIn(
  viewer: Actor,
  where: SQL | undefined,
  chosen: Chosen,
  keyset: Keyset,
): Promise<Places> {
  const { words, among } = chosen
  if (words === '' && !among) {
    const [total, places] = await Promise.all([countOf(where), inOrder(where, keyset)])
    return { places, total }
  }
  if (among || (await expectedToSay(words)) <= fewMost) return gathered(where, idsOf(viewer, chosen), keyset)
  const some = await database()
    .select({ id: lines.reportId })
    .from(lines)
    .where(and(where, sql`${lines.reportId} IN (${saying(words)})`))
    .limit(foundMost + 1)
  const ids = some.map(({ id }) => id)
  if (ids.length <= foundMost) return gathered(where, named(ids), keyset)
  const said = sql`EXISTS (${saying(words)} AND ${reports.id} = ${lines.reportId} OFFSET 0)`
  return { places: await inOrder(and(where, said), keyset), total: foundMost + 1, counted: foundMost }
}

/** An index of the order is read from its begin or, for each range beyond a cursor, from the first row of it. */
async function inOrder(
  where: SQL | undefined,
  { ranges, order, orderBy, place, limit }: Keyset,
): Promise<Place[]> {
  const keys = order.keys.map(({ by }, at) => sql`${by} AS ${sql.identifier(`key${at}`)}`)
  const reading = (
    part: SQL | undefined,
  ) => sql`(SELECT ${sql.join([sql`${lines.reportId} AS id`, sql`${place} AS place`, ...keys], sql`, `)}
    FROM ${lines} WHERE ${and(where, part)} ORDER BY ${sql.join(orderBy, sql`, `)} LIMIT ${limit})`
  if (ranges.length === 0) return (await database().execute<Place>(reading(undefined))).rows
  const merged = orderOf({
    ...order,
    keys: order.keys.map((key, at) => ({ ...key, by: sql`${sql.identifier(`key${at}`)}` })),
    id: sql`id`,
  })
  const { rows } =
    await database().execute<Place>(sql`SELECT id, place FROM (${sql.join(ranges.map(reading), sql` UNION ALL `)})
    page ORDER BY ${sql.join(merged, sql`, `)} LIMIT ${limit}`)
  return rows
}

/** How many there are, up to one more than `countedMost`: the count of a long list costs no more than that of a short one. */
async function countOf(where: SQL | undefined): Promise<number> {
  const answer = await database().execute<{ total: number }>(sql`SELECT count(*)::int AS total
    FROM (SELECT 1 FROM ${lines} WHERE ${where ?? sql`true`} LIMIT ${countedMost + 1}) counted`)
  return answer.rows[0]!.total
}

/** The list made of the reports with these ids, each asked for what else the list asks for. */
async function gathered(where: SQL | undefined, ids: SQL, keyset: Keyset): Promise<Places> {
  const { beyond = sql`true`, orderBy, place, limit } = keyset
  const { rows } = await database().execute<Place & { total: number }>(sql`
    WITH chosen AS MATERIALIZED (${ids}), met AS MATERIALIZED (
      SELECT ${lines}.* FROM chosen JOIN ${lines} ON ${lines.reportId} = chosen.id WHERE ${where ?? sql`true`})
    SELECT counted.total, its.id, its.place FROM (SELECT count(*)::int AS total FROM met) counted LEFT JOIN (
      SELECT ${lines.reportId} AS id, ${place} AS place, row_number() OVER (ORDER BY ${sql.join(orderBy, sql`, `)}) AS turn
      FROM met ${lines} WHERE ${beyond} ORDER BY turn LIMIT ${limit}) its ON true ORDER BY its.turn`)
  const { total } = rows[0]!
  const places = rows.filter(({ id }) => id !== null).map(({ id, place }) => ({ id, place }))
  return total > fewCounted
    ? { places, total: foundMost + 1, counted: foundMost }
    : { places, total, counted: total }
}

function idsOf(viewer: Actor, { words, among }: Chosen): SQL {
  if (!among) return idsOfWords(viewer, words)
  return words === ''
    ? named(among)
    : sql`${saying(words)} AND ${reports.id} = ANY (${sql.param([...among])}::uuid[])`
}

function named(ids: readonly string[]): SQL {
  return sql`SELECT DISTINCT unnest(${sql.param([...ids])}::uuid[]) AS id`
}

function saying(words: string): SQL {
  return sql`SELECT ${reports.id} AS id FROM ${reports} WHERE ${saysIn(sql`reports`, words)}`
}

/** The index of words is asked first, then the scope: the other way round the texts of all its reports would be read. */
export function idsOfWords(viewer: Actor, words: string): SQL {
  if (readsEverything(viewer)) return saying(words)
  return sql`SELECT ${reports.id} AS id FROM (SELECT * FROM ${reports} WHERE ${saysIn(sql`reports`, words)} OFFSET 0) ${reports}
    JOIN ${programs} ON ${eq(programs.id, reports.programId)} WHERE ${reportScope(viewer)}`
}

/**
 * In how many reports PostgreSQL expects these words, regardless of who may read them; it reads none of them for that.
 */
async function expectedToSay(words: string): Promise<number> {
  const answer = await database().execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`EXPLAIN (FORMAT JSON) ${saying(words)}`,
  )
  return answer.rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']
}

/** Whether the report of this name in SQL contains the words, or has the code they are a part of. */
export function saysIn(report: SQL, words: string): SQL {
  return sql`(${report}.search @@ search_query(${words}) OR ${report}.code = ANY (${sql.param(codesIn(words))}::text[]))`
}

function codesIn(words: string): string[] {
  return [
    words.toUpperCase(),
    ...reportCodesLike(words, settings().brandSlug, Number(jakartaDay(now()).slice(0, 4))),
  ]
}

/** The reports this viewer sees that have the code a text is a part of: the few it may stand for. */
export async function idsOfCode(viewer: Actor, text: string): Promise<string[]> {
  const rows = await database()
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(sql`${reports.code} = ANY (${sql.param(codesIn(text))}::text[])`, reportScope(viewer)))
  return rows.map(({ id }) => id)
}

/**
 * Of the newest reports a viewer sees, those whose title has words much like these: for words with a slip, which no report
 * says. The scope comes first, so that nothing tells what others' titles say.
 */
export async function idsMuchLike(viewer: Actor, words: string): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`SELECT id FROM (
      SELECT ${lines.reportId} AS id FROM ${lines} WHERE ${lineScope(viewer)}
      ORDER BY ${lines.updatedAt} DESC LIMIT ${likeAmong}) newest JOIN ${reports} USING (id)
    WHERE word_similarity(${words}, ${reports.title}) >= ${muchLike}
    ORDER BY word_similarity(${words}, ${reports.title}) DESC LIMIT ${likeMost}`)
  return rows.map(({ id }) => id)
}
