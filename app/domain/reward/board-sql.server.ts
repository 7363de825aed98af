import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { shownPicture } from '#domain/account/picture/shown-picture.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { type BoardPeriod, figuresKeyOf, type Span, spanOf } from './board-period.ts'

/** Reports that count as valid finds; the same rule as `isAccepted`. `r` is the report. */
export const accepted = sql`(r.stage IN ('valid', 'rated') OR coalesce(r.close_reason IN ('resolved', 'accepted_risk'), false))`

/**
 * The level a find counts and is shown with, as `countedLevel` of a rating returns it; the view `board_lines`
 * does so too.
 */
export function countedLevelOf(report: SQL): SQL<RiskLevel | null> {
  return sql<RiskLevel | null>`coalesce(${report}.triaged_level, ${report}.risk_level)`
}

/** The same of the report `r`. */
export const countedLevel = countedLevelOf(sql`r`)

/**
 * Who is named on boards and in the feed: `a` is the account, `b` the bughunter. Asked at each reading, nothing is
 * cached.
 */
export const named = sql`(a.standing = 'active' AND b.identity_status = 1 AND NOT b.hidden_from_boards)`

/**
 * Standings of all bughunters on the boards of a period, ranked. Never asked prepared: a plan for any period and any day reads
 * every line there is to find those of today.
 */
export function rankedStandings(period: BoardPeriod): SQL {
  return ranked(
    sql`SELECT bughunter_id, points, valid, severe, refused, closed, last_valid_at FROM board_figures
      WHERE period = ${figuresKeyOf(period, now())}`,
    within(spanOf(period, now())),
  )
}

/** The same by what was found in one program; what was found while it was private stays with it. */
export function rankedInProgram(programId: string): SQL {
  const here = sql`program_id = ${programId}::uuid
    AND (NOT in_private OR (SELECT visibility = 'private' FROM ${programs} WHERE id = ${programId}::uuid))`
  return ranked(
    sql`SELECT bughunter_id, sum(points) AS points, sum(valid) AS valid, sum(severe) AS severe, sum(refused) AS refused,
      sum(closed) AS closed, max(last_valid_at) AS last_valid_at FROM program_figures WHERE ${here} GROUP BY bughunter_id`,
    here,
  )
}

/**
 * The order of boards: total, Critical and High, valid ratio, earliest last valid. What
 * happens in private programs is added once a day, so that the board does not reveal a program's activity:
 * today's lines are taken off again.
 * @param kept figures by bughunter, and @param among the lines of `board_lines` they were counted from
 */
function ranked(kept: SQL, among: SQL): SQL {
  const today = new Date(`${jakartaDay(now())}T00:00:00+07:00`).toISOString()
  const untold = sql`private AND at >= ${today}::timestamptz`
  const less = (figure: SQL) => sql`(f.${figure} - coalesce(u.${figure}, 0))::int AS ${figure}`
  const lastNotified = sql`(SELECT max(at) FROM board_lines l
    WHERE l.bughunter_id = f.bughunter_id AND ${among} AND l.valid > 0 AND NOT (${untold}))`
  const ratio = sql`CASE WHEN closed >= 4 AND valid + refused > 0 THEN valid::float8 / (valid + refused) END`
  return sql`WITH kept AS (${kept}), untold AS MATERIALIZED (
      SELECT bughunter_id, sum(points) AS points, sum(valid) AS valid, sum(severe) AS severe, sum(refused) AS refused,
        sum(closed) AS closed FROM board_lines
      WHERE ${untold} AND ${among}
        -- Few lines are of today: they are found by their moment, not by all these programs.
        AND (program_id IN (SELECT id FROM ${programs} WHERE visibility = 'private')) IS TRUE
      GROUP BY bughunter_id
    ), told AS (
      SELECT f.bughunter_id AS id, ${sql.join(figures.map(less), sql`, `)},
        CASE WHEN u.valid > 0 THEN ${lastNotified} ELSE f.last_valid_at END AS last_valid_at
      FROM kept f LEFT JOIN untold u ON u.bughunter_id = f.bughunter_id
    ), standing AS (
      SELECT id, greatest(0, points) AS total, valid, severe, ${ratio} AS valid_ratio, last_valid_at FROM told
      WHERE id IN (${isNamed}) AND (points > 0 OR valid > 0)
    )
    SELECT *, (rank() OVER (ORDER BY total DESC, severe DESC, valid_ratio DESC NULLS LAST, last_valid_at NULLS LAST))::int AS rank,
      (count(*) OVER ())::int AS of FROM standing`
}

/** Rows of a board by rank, and by name where that is the same: names are read for those that are shown alone. */
export function rowsOf(board: SQL, { offset = 0, size }: { offset?: number; size: number }): SQL {
  return sql`SELECT a.username, ${shownPicture(sql`a.id`)} AS picture, shown.* FROM (
      SELECT * FROM (${board}) board ORDER BY rank FETCH FIRST (${offset + size}::bigint) ROWS WITH TIES
    ) shown JOIN ${accounts} a ON a.id = shown.id ORDER BY shown.rank, a.username LIMIT ${size} OFFSET ${offset}`
}

/** The same people as `named`; few have left or are suspended, so those are looked for. */
const isNamed = sql`SELECT account_id FROM ${bughunters} b WHERE b.identity_status = 1 AND NOT b.hidden_from_boards
  AND NOT EXISTS (SELECT 1 FROM ${accounts} a WHERE a.id = b.account_id AND a.standing <> 'active')`

const figures = [sql`points`, sql`valid`, sql`severe`, sql`refused`, sql`closed`]

/**
 * Whether what happened then in program `p` is not in the last hour of a challenge, of which no one reads before its
 * results.
 */
export function unfrozen(moment: SQL): SQL {
  return sql`(p.ends_at IS NULL OR p.results_at IS NOT NULL OR ${moment} < p.ends_at - interval '1 hour')`
}

function within({ from, until }: Span): SQL {
  const start = from ? sql`at >= ${from.toISOString()}::timestamptz` : sql`true`
  const end = until ? sql`at < ${until.toISOString()}::timestamptz` : sql`true`
  return sql`(${start} AND ${end})`
}
