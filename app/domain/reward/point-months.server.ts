import { day, minute, now } from '@cakrawala/calendar/clock'
import { firstMomentOf, monthsUpTo } from '@cakrawala/calendar/months'
import { cachedFor } from '@cakrawala/pg-access/cached-for'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { named, rankedStandings } from './board-sql.server.ts'

const a = alias(accounts, 'a')
const b = alias(bughunters, 'b')

/** Points that came in a month, and the rank on the board of all time at its end; null when not on it. */
export const pointMonth = z.object({ month: text, points: z.number(), rank: count.nullable() })
export type PointMonth = z.infer<typeof pointMonth>

/** The viewer's own last `count` months, oldest first; the last one is the present. @throws Refusal forbidden for all but bughunters */
export async function pointMonthsSeenBy(viewer: Actor, count: number): Promise<PointMonth[]> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const months = monthsUpTo(now(), count)
  const [points, past, rank] = await Promise.all([
    pointsByMonth(viewer.accountId, months),
    cachedFor('ranks', months.join(), day, () => readRanks(months)),
    presentRankOf(viewer.accountId),
  ])
  const own = past.get(viewer.accountId)
  return months.map((month, index) => ({
    month,
    points: points.get(month) ?? 0,
    // Who is not on the board has no course on it either.
    rank: index === count - 1 ? rank : rank && (own?.get(month) ?? null),
  }))
}

/** The rank on the board of all time, at most a minute old; null for those not on it. */
export async function presentRankOf(bughunterId: string): Promise<number | null> {
  const present = await cachedFor('present ranks', 'all', minute, readPresent)
  return present.get(bughunterId)?.get('present') ?? null
}

/** Served by `point_entries_bughunter`. */
async function pointsByMonth(bughunterId: string, months: readonly string[]): Promise<Map<string, number>> {
  const since = firstMomentOf(months[0]!).toISOString()
  const rows = await askPrepared<{ month: string; points: number }>(sql`
    SELECT to_char(at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') AS month, sum(points)::int AS points FROM point_entries
    WHERE bughunter_id = ${bughunterId}::uuid AND at >= ${since}::timestamptz GROUP BY 1`)
  return new Map(rows.map(({ month, points }) => [month, points]))
}

/**
 * The ranks of everyone, read through at once and cached: at the end of each month but the last, which stay
 * as the ledger of points only grows, for a day; the present ones for a minute.
 */
type Ranks = Map<string, Map<string, number>>

async function readPresent(): Promise<Ranks> {
  const board = rankedStandings('all')
  const { rows } = await database().execute<{ id: string; rank: number }>(
    sql`SELECT id, rank FROM (${board}) board`,
  )
  return new Map(rows.map(({ id, rank }) => [id, new Map([['present', rank]])]))
}

async function readRanks(months: readonly string[]): Promise<Ranks> {
  const ends = sql.join(
    months.slice(0, -1).map((month) => sql`(${month})`),
    sql`, `,
  )
  const rows = await askPrepared<{ id: string; month: string; rank: number }>(sql`
    WITH sums AS (
      SELECT f.bughunter_id AS id, f.period, f.points FROM board_figures f JOIN ${accounts} a ON ${a.id} = f.bughunter_id
        JOIN ${bughunters} b ON ${b.accountId} = ${a.id}
      WHERE ${named} AND length(f.period) = 7
    ), totals AS (
      SELECT s.id, m.month, sum(s.points) AS total FROM (VALUES ${ends}) m (month) JOIN sums s ON s.period <= m.month
      GROUP BY 1, 2
    )
    SELECT id, month, (rank() OVER (PARTITION BY month ORDER BY total DESC))::int AS rank FROM totals WHERE total > 0`)
  const ranks: Ranks = new Map()
  for (const { id, month, rank } of rows) ranks.set(id, (ranks.get(id) ?? new Map()).set(month, rank))
  return ranks
}
