import { jakartaDay } from '@cakrawala/calendar/business-days'
import { type Page, pageOf } from '@cakrawala/paging/paging'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { shownPicture } from '#domain/account/picture/shown-picture.server.ts'
import { database } from '#infra/database.ts'
import { count, day, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import type { BoardPeriod } from './board-period.ts'
import { rankedStandings, rowsOf } from './board-sql.server.ts'

const a = alias(accounts, 'a')

/** `valid` is the specification's "total vulnerabilities": valid reports, duplicates not counted. */
export const boardRow = z
  .object({
    ...{ rank: count, username: text, picture: text.nullable(), total: z.number(), valid: count },
    /** Critical and High among them. */
    severe: count,
    /** 0 … 1; null while too few reports are closed. */
    validRatio: z.number().nullable(),
    /** A day: a moment would reveal a find in a private program (LBD-04). */
    lastValidOn: day.nullable(),
  })
  .meta({ id: 'BoardRow' })
export type BoardRow = z.infer<typeof boardRow>

/** Rows of one page of the leaderboard. */
export const boardSize = 20

/** The public ranking of a period. Hidden, suspended, denied and ended bughunters are not on it. */
export async function leaderboard({
  period,
  page,
}: {
  period: BoardPeriod
  page: number
}): Promise<Page<BoardRow>> {
  const offset = (page - 1) * boardSize
  const { rows } = await database().execute<Raw>(rowsOf(rankedStandings(period), { offset, size: boardSize }))
  return pageOf(rows.map(rowOf), rows[0]?.of ?? 0, page, boardSize)
}

/** A page of the ranking and where one bughunter is in it, ranked once for both. */
export async function leaderboardWith(
  bughunterId: string,
  { period, page }: { period: BoardPeriod; page: number },
): Promise<{ board: Page<BoardRow>; standing: BoardRow | null }> {
  const offset = (page - 1) * boardSize
  const listed = rowsOf(sql`SELECT * FROM ranking`, { offset, size: boardSize })
  const { rows } = await database().execute<Raw & { listed: boolean }>(sql`
    WITH ranking AS MATERIALIZED (${rankedStandings(period)})
    SELECT * FROM (
      SELECT true AS listed, page.* FROM (${listed}) page
      UNION ALL
      SELECT false, ${a.username}, ${shownPicture(sql`${a.id}`)}, ranking.* FROM ranking JOIN ${accounts} a ON ${a.id} = ranking.id WHERE ranking.id = ${bughunterId}::uuid
    ) rows ORDER BY listed DESC, rank, username`)
  const own = rows.find((row) => !row.listed)
  const shown = rows.filter((row) => row.listed)
  return {
    board: pageOf(shown.map(rowOf), shown[0]?.of ?? 0, page, boardSize),
    standing: own ? rowOf(own) : null,
  }
}

/** Where one bughunter is on the board of a period; null when not on it. */
export async function standingOf(bughunterId: string, period: BoardPeriod = 'all'): Promise<BoardRow | null> {
  const answer = await database().execute<Raw>(sql`
    SELECT ${a.username}, ${shownPicture(sql`${a.id}`)} AS picture, board.* FROM (${rankedStandings(period)}) board JOIN ${accounts} a ON ${a.id} = board.id
    WHERE board.id = ${bughunterId}::uuid`)
  const [row] = answer.rows
  return row ? rowOf(row) : null
}

/** The years in which points came, for the filters of the board. */
export async function yearsOfPoints(): Promise<number[]> {
  const rows = await askPrepared<{ year: number }>(sql`
    SELECT year FROM (SELECT extract(year FROM min(at) AT TIME ZONE 'Asia/Jakarta')::int AS first,
        extract(year FROM max(at) AT TIME ZONE 'Asia/Jakarta')::int AS last FROM point_entries) ends
      CROSS JOIN LATERAL generate_series(first, last) year
    WHERE EXISTS (SELECT 1 FROM point_entries WHERE at >= ${newYear(sql`year`)} AND at < ${newYear(sql`year + 1`)}) ORDER BY year`)
  return rows.map(({ year }) => year)
}

function newYear(year: SQL): SQL {
  return sql`make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Asia/Jakarta')`
}

type Raw = {
  username: string
  picture: string | null
  rank: number
  of: number
  total: number
  valid: number
  severe: number
  valid_ratio: number | null
  last_valid_at: string | Date | null
}

function rowOf(row: Raw): BoardRow {
  return {
    rank: row.rank,
    username: row.username,
    picture: row.picture,
    total: row.total,
    valid: row.valid,
    severe: row.severe,
    validRatio: row.valid_ratio,
    lastValidOn: row.last_valid_at === null ? null : jakartaDay(new Date(row.last_valid_at)),
  }
}
