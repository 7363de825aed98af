import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import {
  type EntryView,
  entriesOf,
} from '#domain/account/curriculum-vitae/curriculum-vitae-queries.server.ts'
import { shownIdentity } from '#domain/account/identity.ts'
import type { ScopeType } from '#domain/program/program.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { type HunterLevel, hunterLevelOf } from '#domain/report/points.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { accepted, countedLevel, unfrozen } from '#domain/reward/board-sql.server.ts'
import type { CertificateView } from '#domain/reward/certificate/certificate.ts'
import { shownCertificates } from '#domain/reward/certificate/certificate-queries.server.ts'
import { standingOf } from '#domain/reward/leaderboard.server.ts'
import { database } from '#infra/database.ts'
import { type Band, bandOf, isRiskLevel } from '#kernel/risk-level.ts'
import { publishedWriteUps, type WriteUpCard } from './write-up-queries.server.ts'

/** What anyone may know of a bughunter. Names, contacts and documents are no part of it. */
export type HunterProfile = {
  username: string
  /** 256 points wide; null without one. */
  picture: string | null
  /** 0 in review, 1 verified, 2 needs correction, 3 suspended, 4 denied. */
  status: 0 | 1 | 2 | 3 | 4
  memberSince: Date
  country: string
  city: string | null
  about: string | null
  /** `about` as safe HTML; null for texts stored before Markdown was supported. */
  aboutHtml: string | null
  skills: string[]
  /** Certifications, work, training and education, newest first. */
  entries: EntryView[]
  /** Programs the bughunter found valid vulnerabilities in. */
  programs: { total: number; private: number; public: number }
  performance: { vulnerabilities: number; riskValue: number; averageSeverity: Band | 'others' }
  /** Kinds of targets with valid finds, the most frequent first. */
  targetTypes: ScopeType[]
  /** Program certificates the bughunter put on show. */
  certificates: CertificateView[]
  /** Null for those the boards leave out. */
  points: number | null
  rank: number | null
  level: { key: HunterLevel; number: number; from: number; next: number | null } | null
  writeUps: WriteUpCard[]
}

/** The public profile of a bughunter, or null: also for closed profiles, ended accounts and people of other roles. */
export async function hunterProfile(username: string): Promise<HunterProfile | null> {
  const shown = shownAs(username)
  if (!shown) return null
  const [person] = await database()
    .select({ account: accounts, hunter: bughunters })
    .from(accounts)
    .innerJoin(bughunters, eq(bughunters.accountId, accounts.id))
    .where(shown)
  if (!person) return null
  const { account, hunter } = person
  const [finds, certificates, standing, writeUps, entries] = await Promise.all([
    findsOf(account.id),
    shownCertificates(account.id),
    standingOf(account.id),
    publishedWriteUps({ username: account.username, page: 1 }),
    entriesOf(account.id),
  ])
  const onBoards = account.standing === 'active' && hunter.identityStatus === 1 && !hunter.hiddenFromBoards
  const points = onBoards ? (standing?.total ?? 0) : null
  return {
    username: account.username,
    // As `showsPicture`: the profile itself is open here.
    picture: account.standing === 'active' && hunter.identityStatus !== 3 ? account.pictureId : null,
    status: shownIdentity(hunter.identityStatus, account.standing),
    memberSince: account.createdAt,
    country: hunter.country,
    city: hunter.city,
    about: hunter.about,
    aboutHtml: hunter.aboutHtml,
    skills: hunter.skills,
    entries,
    programs: { total: finds.programs, private: finds.private, public: finds.programs - finds.private },
    performance: {
      vulnerabilities: finds.valid,
      riskValue: finds.risk,
      averageSeverity: averageOf(finds.mean),
    },
    targetTypes: finds.types ?? [],
    certificates,
    points,
    rank: standing?.rank ?? null,
    level: points === null ? null : hunterLevelOf(points),
    writeUps: writeUps.rows,
  }
}

/** Whether a person of this name has a public profile: what their page asks first, in one statement. */
export async function hasProfile(username: string): Promise<boolean> {
  const shown = shownAs(username)
  if (!shown) return false
  const [person] = await database()
    .select({ id: accounts.id })
    .from(accounts)
    .innerJoin(bughunters, eq(bughunters.accountId, accounts.id))
    .where(shown)
  return person !== undefined
}

/** Some bughunters with a public profile whose name begins so. */
export async function profilesNamed(start: string, most: number): Promise<string[]> {
  if (!/^[\w-]{1,40}$/.test(start)) return []
  const rows = await database()
    .select({ username: accounts.username })
    .from(accounts)
    .innerJoin(bughunters, eq(bughunters.accountId, accounts.id))
    .where(
      and(sql`${accounts.usernameKey} LIKE ${`${start.toLowerCase().replaceAll('_', '\\_')}%`}`, isShown),
    )
    .orderBy(accounts.usernameKey)
    .limit(most)
  return rows.map(({ username }) => username)
}

/** Who of this name has a public profile; undefined for what is no name: addresses carry anything, also bytes the database refuses. */
function shownAs(username: string): SQL | undefined {
  if (!/^[\w-]{1,40}$/.test(username)) return undefined
  return and(eq(accounts.usernameKey, username.toLowerCase()), isShown)
}

const isShown = and(ne(accounts.standing, 'ended'), eq(bughunters.hiddenProfile, false))

type Finds = {
  valid: number
  risk: number
  mean: number | null
  programs: number
  private: number
  types: ScopeType[] | null
}

/**
 * Valid finds until yesterday in private programs, until now in public ones; those of a challenge's last hour wait for its
 * results. `types`: by the kind of target they were found in, as the policy of that time calls it. Served by `reports_finds`.
 */
async function findsOf(hunterId: string): Promise<Finds> {
  const answer = await database().execute<Finds>(sql`
    WITH finds AS MATERIALIZED (
      SELECT r.program_id, ${countedLevel} AS level, r.target, v.policy -> 'scope' AS scope,
        p.visibility = 'public' AND v.visibility IS DISTINCT FROM 'private' AS open
      FROM ${reports} r JOIN ${programs} p ON p.id = r.program_id
        LEFT JOIN ${programVersions} v ON v.program_id = r.program_id AND v.version = r.program_version
      WHERE r.reporter_id = ${hunterId}::uuid AND r.valid_at IS NOT NULL AND ${accepted} AND ${unfrozen(sql`r.valid_at`)}
        AND (p.visibility = 'public' OR r.valid_at < ${dayStart()}::timestamptz)
    )
    SELECT count(*)::int AS valid, coalesce(sum(level), 0)::int AS risk, avg(level)::float8 AS mean,
      count(DISTINCT program_id)::int AS programs,
      (count(DISTINCT program_id) FILTER (WHERE NOT open))::int AS private,
      (SELECT array_agg(type ORDER BY found DESC, type) FROM (
        SELECT item ->> 'type' AS type, count(*) AS found FROM finds CROSS JOIN LATERAL jsonb_array_elements(scope) item
        WHERE item ->> 'target' = target GROUP BY 1) kinds) AS types
    FROM finds`)
  return answer.rows[0]!
}

/** 00.00 WIB of today: what happens in private programs is shown a day later. */
function dayStart(): string {
  return new Date(`${jakartaDay(now())}T00:00:00+07:00`).toISOString()
}

/** The band of the mean level, as a name. */
function averageOf(mean: number | null): Band | 'others' {
  const level = mean === null ? null : Math.round(mean)
  return isRiskLevel(level) ? bandOf(level) : 'others'
}
