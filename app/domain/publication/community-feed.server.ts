import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { countedMost, type Page, pageOf, pageSizes } from '@cakrawala/paging/paging'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { isProgramNamed } from '#domain/report/report-programs.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { countedLevel, named, unfrozen } from '#domain/reward/board-sql.server.ts'
import { pointEntries } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Band, bandOf, type RiskLevel } from '#kernel/risk-level.ts'

const r = alias(reports, 'r')
const p = alias(programs, 'p')
const a = alias(accounts, 'a')
const e = alias(pointEntries, 'e')
const b = alias(bughunters, 'b')

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
 * Valid, resolved and published reports of everyone, newest day first. Private programs show a day late and
 * without name, so that their activity cannot be inferred. It goes back to the newest `countedMost` lines;
 * older ones are in profiles and write-ups.
 */
export async function communityFeed(page: number): Promise<Page<FeedLine>> {
  const size = pageSizes.feed
  const most = Math.max(0, Math.min(size, countedMost - (page - 1) * size))
  const today = jakartaDay(now())
  // Asked for first: with the moment itself PostgreSQL knows how few lines there are.
  const reach = await reachOf()
  const answer = await database().execute<Raw>(sql`
    WITH told AS (
      SELECT 'valid' AS kind, ${r.validAt} AS at, ${r.id}, NULL AS title, NULL AS slug FROM ${reports} r
        WHERE ${isFound} AND ${r.validAt} >= ${reach}::timestamptz
      UNION ALL SELECT 'closed', ${r.closedAt}, ${r.id}, NULL, NULL FROM ${reports} r WHERE ${isMended} AND ${r.closedAt} >= ${reach}::timestamptz
      UNION ALL SELECT 'published', d.published_at, d.report_id, d.title, d.slug FROM disclosures d
        WHERE ${isPublished} AND d.published_at >= ${reach}::timestamptz
    ), shown AS (
      SELECT t.*, least(count(*) OVER (), ${countedMost})::int AS total
      FROM told t JOIN ${reports} r ON ${r.id} = t.id JOIN ${programs} p ON ${p.id} = ${r.programId}
      CROSS JOIN LATERAL (SELECT to_char(t.at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS day) d
      WHERE ${unfrozen(sql`t.at`)} AND (${p.visibility} = 'public' OR day < ${today})
      ORDER BY day DESC, md5(t.id::text || t.kind) LIMIT ${most} OFFSET ${(page - 1) * size}
    )
    SELECT t.kind, t.title, t.slug, t.total, to_char(t.at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS day,
      ${countedLevel} AS level,
      CASE WHEN ${isProgramNamed(sql`p`, sql`r`)} THEN ${p.title} END AS program,
      CASE WHEN ${named} THEN ${a.username} END AS username,
      CASE WHEN t.kind <> 'valid' THEN (SELECT sum(points)::int FROM ${pointEntries} e WHERE ${e.reportId} = t.id) END AS points
    FROM shown t JOIN ${reports} r ON ${r.id} = t.id JOIN ${programs} p ON ${p.id} = ${r.programId}
      JOIN ${accounts} a ON ${a.id} = ${r.reporterId} JOIN ${bughunters} b ON ${b.accountId} = ${a.id}
    ORDER BY day DESC, md5(t.id::text || t.kind)`)
  return pageOf(answer.rows.map(lineOf), answer.rows[0]?.total ?? 0, page, size)
}

const isFound = sql`(${r.validAt} IS NOT NULL AND (${r.stage} IN ('valid', 'rated') OR ${r.closeReason} IN ('resolved', 'accepted_risk')))`
const isMended = sql`(${r.closedAt} IS NOT NULL AND ${r.closeReason} = 'resolved')`
const isPublished = sql`(d.state = 'published' AND d.published_at IS NOT NULL)`

/** The moment of the last line of a kind that the feed could come to; none where the kind has fewer. */
function furthest(moments: SQL): SQL {
  return sql`(${moments} ORDER BY at DESC OFFSET ${countedMost - 1} LIMIT 1)`
}

/** From where on the feed lists reports: whole days only, as lines of one day have no meaningful order. */
async function reachOf(): Promise<string> {
  const answer = await database().execute<{ at: string | null }>(sql`
    SELECT date_trunc('day', max(at), 'Asia/Jakarta')::text AS at FROM (
      ${furthest(sql`SELECT valid_at AS at FROM ${reports} r WHERE ${isFound}`)}
      UNION ALL ${furthest(sql`SELECT closed_at AS at FROM ${reports} r WHERE ${isMended}`)}
      UNION ALL ${furthest(sql`SELECT published_at AS at FROM disclosures d WHERE ${isPublished}`)}) kinds`)
  return answer.rows[0]?.at ?? '-infinity'
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
