import { now } from '@cakrawala/calendar/clock'
import { countryOf } from '@cakrawala/reference-data/network-country'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { needsFactor } from '#domain/account/factor/needs-factor.server.ts'
import { noteSessionUse } from '#domain/account/session-store/session-use.server.ts'
import { admittedSql, type Standing } from '#domain/account/status/account-status-lifecycle.ts'
import { database, databasePool } from '#infra/database.ts'
import {
  type MemberPermission,
  memberPermissions,
  type Person,
  type Role,
  type TeamRole,
} from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

// Prepared, because every request asks it.
const personColumns = `a.id AS account_id, a.username, CASE WHEN o.id IS NULL THEN a.small_picture_id ELSE o.small_picture_id END AS picture, a.role, a.locale, a.standing, a.factor_owed,
    b.identity_status, c.id AS owned_id, m.company_id, m.permission, m.id AS member_id, m.permissions, p.roles AS team_roles,
    o.standing AS company_standing, coalesce(c.factor_required, e.factor_required, false) AS company_needs_factor,
    EXISTS (SELECT 1 FROM authenticators t WHERE t.account_id = a.id)
      OR EXISTS (SELECT 1 FROM passkeys k WHERE k.account_id = a.id) AS factor`
const personJoins = `
  LEFT JOIN bughunters b ON b.account_id = a.id AND a.role = 'bughunter'
  LEFT JOIN companies c ON c.owner_id = a.id AND a.role = 'company'
  LEFT JOIN company_members m ON m.account_id = a.id AND m.status = 2 AND a.role = 'company_member'
  LEFT JOIN operators p ON p.id = a.id AND a.role = 'hello'
  LEFT JOIN companies e ON e.id = m.company_id
  LEFT JOIN accounts o ON o.id = e.owner_id`
const isAdmitted = `${admittedSql}
    AND (a.role <> 'company_member' OR (m.company_id IS NOT NULL AND o.standing <> 'ended'))`
const sessionsOfPeople = `
  SELECT s.id AS session_id, s.address AS opened_address, s.device AS opened_device, ${personColumns}
  FROM sessions s
  JOIN accounts a ON a.id = s.account_id${personJoins}
  WHERE s.ended_at IS NULL AND s.expires_at > $2 AND ${isAdmitted}`
const personOfTokenQuery = `${sessionsOfPeople} AND s.token_hash = $1`
const peopleOfSessionsQuery = `${sessionsOfPeople} AND s.id = ANY ($1::uuid[])`
const personOfAccountQuery = `
  SELECT '' AS session_id, ${personColumns}
  FROM accounts a${personJoins}
  WHERE a.id = $1 AND ${isAdmitted}`

type PersonRow = {
  session_id: string
  opened_address: string
  opened_device: string
  account_id: string
  username: string
  picture: string | null
  role: Role
  locale: Locale
  standing: Standing
  identity_status: number | null
  owned_id: string | null
  company_id: string | null
  permission: 1 | 2 | null
  member_id: string | null
  permissions: MemberPermission[] | null
  team_roles: TeamRole[] | null
  /** Account status of the owner: a company is active or not with it. */
  company_standing: Standing | null
  company_needs_factor: boolean
  factor_owed: boolean
  factor: boolean
}

/** A session and the location it was opened from. */
export type OpenSession = { person: Person; openedAt: { address: string; device: string } }

/**
 * Whose session a token is. Every request asks anew: an ended session, account or membership is dead at once.
 * @param address where the request comes from; it becomes part of the actor.
 */
export async function personOfToken(token: string, address: string): Promise<Person | null> {
  return (await sessionOfToken(token, address))?.person ?? null
}

/** The same with the location the session was opened from, in the one query every request makes. */
export async function sessionOfToken(token: string, address: string): Promise<OpenSession | null> {
  const answer = await databasePool().query<PersonRow>({
    name: 'person_of_token',
    text: personOfTokenQuery,
    values: [tokenHash(token), now()],
  })
  const row = answer.rows[0]
  if (!row) return null
  noteSessionUse(row.session_id)
  return {
    person: personOf(row, address),
    openedAt: { address: row.opened_address, device: row.opened_device },
  }
}

/**
 * Who is behind each of these sessions by now; sessions that are over are not among them. For connections that stay open
 * longer than a request.
 * @param address of each session's connection
 */
export async function peopleOfSessions(addressOf: ReadonlyMap<string, string>): Promise<Map<string, Person>> {
  const answer = await databasePool().query<PersonRow>({
    name: 'people_of_sessions',
    text: peopleOfSessionsQuery,
    values: [[...addressOf.keys()], now()],
  })
  return new Map(
    answer.rows.map((row) => [row.session_id, personOf(row, addressOf.get(row.session_id) ?? '')]),
  )
}

/**
 * A person as they would be if they signed in now, without a session; null where they could not. For the platform's own
 * work.
 */
export async function unsafePersonOfAccount(accountId: string): Promise<Person | null> {
  const answer = await databasePool().query<PersonRow>({
    name: 'person_of_account',
    text: personOfAccountQuery,
    values: [accountId],
  })
  const row = answer.rows[0]
  return row ? personOf(row, '') : null
}

function personOf(row: PersonRow, address: string): Person {
  const permission = row.role === 'company' ? 1 : row.permission
  return {
    kind: 'person',
    accountId: row.account_id,
    username: row.username,
    picture: row.picture,
    role: row.role,
    companyId: row.owned_id ?? row.company_id,
    permission,
    memberId: row.member_id,
    permissions: permission === 1 ? memberPermissions : (row.permissions ?? []),
    teamRoles: row.team_roles ?? [],
    companyNeedsFactor: row.company_needs_factor,
    factorOwed:
      row.factor_owed ||
      (!row.factor && needsFactor({ role: row.role, companyNeedsFactor: row.company_needs_factor })),
    verified: row.identity_status === 1,
    suspended:
      row.standing === 'suspended' || row.company_standing === 'suspended' || row.identity_status === 3,
    locale: row.locale,
    sessionId: row.session_id,
    address,
  }
}

/** `device`: the user agent as sent; `lastUsedAt` to the minute. */
export const sessionView = z.object({
  ...{ id: text, device: text, address: text, place: text.nullable() },
  ...{ createdAt: moment, lastUsedAt: moment, expiresAt: moment, current: flag },
})
export type SessionView = z.infer<typeof sessionView>

/** The open sessions of the actor, newest first. */
export async function sessionsSeenBy(actor: Person): Promise<SessionView[]> {
  const rows = await database()
    .select({
      id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      createdAt: sessions.createdAt,
      lastUsedAt: sql<Date>`coalesce(${sessions.lastUsedAt}, ${sessions.createdAt})`.mapWith(
        sessions.createdAt,
      ),
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.accountId, actor.accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now())),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(100)
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      place: await countryOf(row.address),
      current: row.id === actor.sessionId,
    })),
  )
}
