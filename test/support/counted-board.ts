import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { type SQL, sql } from 'drizzle-orm'
import type { Span } from '#domain/reward/board-period.ts'

const accepted = sql`(r.stage IN ('valid', 'rated') OR coalesce(r.close_reason IN ('resolved', 'accepted_risk'), false))`

/** A board counted from the ledger and the reports alone, to compare with the stored figures. */
export function countedBoard(span: Span, programId?: string): SQL {
  const here =
    programId === undefined
      ? sql`true`
      : sql`(r.program_id = ${programId}::uuid AND (p.visibility = 'private' OR NOT EXISTS (SELECT 1 FROM program_versions sent
          WHERE sent.program_id = r.program_id AND sent.version = r.program_version AND sent.visibility = 'private')))`
  const ratio = sql`CASE WHEN f.closed >= 4 AND f.valid + f.refused > 0 THEN f.valid::float8 / (f.valid + f.refused) END`
  return sql`WITH points AS (
      SELECT e.bughunter_id, greatest(0, sum(e.points))::int AS total
      FROM point_entries e LEFT JOIN reports r ON r.id = e.report_id LEFT JOIN programs p ON p.id = r.program_id
      WHERE ${within(sql`e.at`, span)} AND ${told(sql`e.at`)} AND ${here}
      GROUP BY e.bughunter_id
    ), told AS (
      SELECT r.*, CASE WHEN ${accepted} THEN r.valid_at ELSE r.closed_at END AS moment, ${accepted} AS accepted, p.visibility,
        p.ends_at, p.results_at
      FROM reports r JOIN programs p ON p.id = r.program_id WHERE ${here}
    ), finds AS (
      SELECT p.reporter_id,
        count(*) FILTER (WHERE accepted)::int AS valid,
        count(*) FILTER (WHERE accepted AND coalesce(risk_level, triaged_level) >= 7)::int AS severe,
        max(valid_at) FILTER (WHERE accepted) AS last_valid_at,
        count(*) FILTER (WHERE close_reason IN ('not_applicable', 'out_of_scope', 'spam'))::int AS refused,
        count(*) FILTER (WHERE close_reason <> 'withdrawn')::int AS closed
      FROM told p
      WHERE p.moment IS NOT NULL AND ${within(sql`p.moment`, span)} AND ${told(sql`p.moment`)}
      GROUP BY p.reporter_id
    ), standing AS (
      SELECT a.id, a.username, b.city, b.country, coalesce(s.total, 0) AS total, coalesce(f.valid, 0) AS valid,
        coalesce(f.severe, 0) AS severe, ${ratio} AS valid_ratio, f.last_valid_at
      FROM accounts a JOIN bughunters b ON b.account_id = a.id
        LEFT JOIN points s ON s.bughunter_id = a.id LEFT JOIN finds f ON f.reporter_id = a.id
      WHERE a.role = 'bughunter' AND a.standing = 'active' AND b.identity_status = 1 AND NOT b.hidden_from_boards
        AND (s.total > 0 OR f.valid > 0)
    )
    SELECT *, (rank() OVER (ORDER BY total DESC, severe DESC, valid_ratio DESC NULLS LAST, last_valid_at NULLS LAST))::int AS rank,
      (count(*) OVER ())::int AS of FROM standing`
}

function told(moment: SQL): SQL {
  const today = new Date(`${jakartaDay(now())}T00:00:00+07:00`)
  return sql`((p.visibility IS DISTINCT FROM 'private' OR ${moment} < ${today.toISOString()}::timestamptz)
    AND (p.ends_at IS NULL OR p.results_at IS NOT NULL OR ${moment} < p.ends_at - interval '1 hour'))`
}

function within(moment: SQL, { from, until }: Span): SQL {
  const start = from ? sql`${moment} >= ${from.toISOString()}::timestamptz` : sql`true`
  const end = until ? sql`${moment} < ${until.toISOString()}::timestamptz` : sql`true`
  return sql`(${start} AND ${end})`
}
