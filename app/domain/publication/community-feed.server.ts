import { sql } from 'drizzle-orm'
import { toldOpenly } from '#domain/report/told-openly.server.ts'
import { named, unfrozen } from '#domain/reward/board-sql.server.ts'
import { database } from '#infra/database.ts'
import { jakartaDay } from '#kernel/business-days.ts'
import { now } from '#kernel/clock.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { type Band, bandOf, type RiskLevel } from '#kernel/risk-level.ts'

export const feedKinds = ['valid', 'closed', 'published'] as const
export type FeedKind = (typeof feedKinds)[number]

/** One thing that happened in the community, redacted: a day instead of a moment, no title before publication. */
export type FeedLine = {
  key: string
  kind: FeedKind
  /** `YYYY-MM-DD` in Asia/Jakarta. */
  day: string
  band: Band | 'others'
  /** Null for bughunters who hide, and for those the boards leave out. */
  username: string | null
  /** Null for private programs. */
  program: string | null
  points: number | null
  title: string | null
  /** `/write-ups/…` of a published one. */
  path: string | null
}

/**
 * Valid, resolved and published reports of everybody, newest day first. Private programs show a day late and without name, so
 * that nobody reads their pulse here.
 */
export async function communityFeed(page: number): Promise<Page<FeedLine>> {
  const size = pageSizes.feed
  const today = jakartaDay(now())
  const answer = await database().execute<Raw>(sql`
    WITH told AS (
      SELECT 'valid' AS kind, r.valid_at AS at, r.id, NULL AS title, NULL AS slug FROM reports r
        WHERE r.valid_at IS NOT NULL AND (r.stage IN ('valid', 'rated') OR r.close_reason IN ('resolved', 'accepted_risk'))
      UNION ALL SELECT 'closed', r.closed_at, r.id, NULL, NULL FROM reports r WHERE r.close_reason = 'resolved'
      UNION ALL SELECT 'published', d.published_at, d.report_id, d.title, d.slug FROM disclosures d WHERE d.state = 'published'
    ), line AS (
      SELECT t.kind, t.id, t.title, t.slug, to_char(t.at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS day,
        coalesce(r.risk_level, r.triaged_level) AS level, p.visibility,
        CASE WHEN ${toldOpenly(sql`p`, sql`r`)} THEN p.title END AS program,
        CASE WHEN ${named} THEN a.username END AS username,
        CASE WHEN t.kind <> 'valid' THEN (SELECT sum(points)::int FROM point_entries e WHERE e.report_id = r.id) END AS points
      FROM told t JOIN reports r ON r.id = t.id JOIN programs p ON p.id = r.program_id
        JOIN accounts a ON a.id = r.reporter_id JOIN bughunters b ON b.account_id = a.id
      WHERE ${unfrozen(sql`t.at`)}
    )
    SELECT *, (count(*) OVER ())::int AS total FROM line
    WHERE visibility = 'public' OR day < ${today}
    ORDER BY day DESC, md5(id::text || kind) LIMIT ${size} OFFSET ${(page - 1) * size}`)
  return pageOf(answer.rows.map(lineOf), answer.rows[0]?.total ?? 0, page, size)
}

type Raw = {
  kind: FeedKind
  day: string
  level: RiskLevel | null
  program: string | null
  username: string | null
  points: number | null
  title: string | null
  slug: string | null
  total: number
}

function lineOf({ kind, day, level, program, username, points, title, slug }: Raw, at: number): FeedLine {
  // A write-up carries its author's name by its address.
  const path = slug && username ? `/write-ups/${username}/${slug}` : null
  return {
    key: `${day}-${at}`,
    kind,
    day,
    band: bandOf(level),
    username,
    program,
    points,
    title: path ? title : null,
    path,
  }
}
