import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { sessions } from '#domain/account/account-tables.server.ts'
import { database, databasePool } from '#infra/database.ts'
import { tokenHash } from '#infra/token-hash.ts'
import type { Person, Role } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import type { Locale } from '#kernel/locale.ts'

// Written as SQL because companies are a later noun, and prepared because every request asks it.
const personOfTokenQuery = `
  SELECT s.id AS session_id, a.id AS account_id, a.username, a.role, a.locale, a.standing,
    b.identity_status, c.id AS owned_id, m.company_id, m.permission
  FROM sessions s
  JOIN accounts a ON a.id = s.account_id
  LEFT JOIN bughunters b ON b.account_id = a.id AND a.role = 'bughunter'
  LEFT JOIN companies c ON c.owner_id = a.id AND a.role = 'company'
  LEFT JOIN company_members m ON m.account_id = a.id AND m.status = 2 AND a.role = 'company_member'
  WHERE s.token_hash = $1 AND s.ended_at IS NULL AND s.expires_at > $2 AND a.standing <> 'ended'
    AND (a.role <> 'company_member' OR m.company_id IS NOT NULL)`

type PersonRow = {
  session_id: string
  account_id: string
  username: string
  role: Role
  locale: Locale
  standing: 'active' | 'suspended' | 'ended'
  identity_status: number | null
  owned_id: string | null
  company_id: string | null
  permission: 1 | 2 | null
}

/**
 * Whose session a token is. Every request asks anew: an ended session, account or membership is dead at once.
 * @param address where the request comes from; it becomes part of the actor.
 */
export async function personOfToken(token: string, address: string): Promise<Person | null> {
  const answer = await databasePool().query<PersonRow>({
    name: 'person_of_token',
    text: personOfTokenQuery,
    values: [tokenHash(token), now()],
  })
  const row = answer.rows[0]
  if (!row) return null
  return {
    kind: 'person',
    accountId: row.account_id,
    username: row.username,
    role: row.role,
    companyId: row.owned_id ?? row.company_id,
    permission: row.role === 'company' ? 1 : row.permission,
    verified: row.identity_status === 1,
    suspended: row.standing === 'suspended' || row.identity_status === 3,
    locale: row.locale,
    sessionId: row.session_id,
    address,
  }
}

export type SessionView = { id: string; device: string; address: string; createdAt: Date; current: boolean }

/** The open sessions of the actor, newest first. */
export async function sessionsSeenBy(actor: Person): Promise<SessionView[]> {
  const rows = await database()
    .select({
      id: sessions.id,
      device: sessions.device,
      address: sessions.address,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(
      and(eq(sessions.accountId, actor.accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now())),
    )
    .orderBy(desc(sessions.createdAt))
    .limit(100)
  return rows.map((row) => ({ ...row, current: row.id === actor.sessionId }))
}
