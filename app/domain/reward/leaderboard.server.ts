import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { now } from '#kernel/clock.ts'
import { type Page, pageOf } from '#kernel/paging.ts'
import { type BoardPeriod, spanOf } from './board-period.ts'
import { rankedStandings } from './board-sql.server.ts'

/** `valid` is the specification's "total vulnerabilities": valid reports, duplicates not counted. */
export type BoardRow = {
  rank: number
  username: string
  total: number
  valid: number
  /** Critical and High among them. */
  severe: number
  /** 0 … 1; null while too few reports are closed. */
  validRatio: number | null
  lastValidAt: Date | null
}

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
  const standings = rankedStandings(spanOf(period, now()))
  const offset = (page - 1) * boardSize
  const answer = await database().execute<Raw>(
    sql`${standings} ORDER BY rank, username LIMIT ${boardSize} OFFSET ${offset}`,
  )
  return pageOf(answer.rows.map(rowOf), answer.rows[0]?.of ?? 0, page, boardSize)
}

/** Where one bughunter stands on the board of a period; null when not on it. */
export async function standingOf(bughunterId: string, period: BoardPeriod = 'all'): Promise<BoardRow | null> {
  const standings = rankedStandings(spanOf(period, now()))
  const answer = await database().execute<Raw>(
    sql`SELECT * FROM (${standings}) board WHERE id = ${bughunterId}::uuid`,
  )
  return answer.rows[0] ? rowOf(answer.rows[0]) : null
}

/** The years in which points came, for the filters of the board. */
export async function yearsOfPoints(): Promise<number[]> {
  const answer = await database().execute<{ year: number }>(
    sql`SELECT DISTINCT extract(year FROM at AT TIME ZONE 'Asia/Jakarta')::int AS year FROM point_entries ORDER BY year`,
  )
  return answer.rows.map(({ year }) => year)
}

type Raw = {
  username: string
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
    total: row.total,
    valid: row.valid,
    severe: row.severe,
    validRatio: row.valid_ratio,
    lastValidAt: row.last_valid_at === null ? null : new Date(row.last_valid_at),
  }
}
