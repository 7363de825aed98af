import { emailKey, parseEmail } from '#domain/account/email.ts'
import type { Standing } from '#domain/account/status/account-status-lifecycle.ts'
import { databasePool } from '#infra/database.ts'
import type { Role } from '#kernel/actor.ts'

export type NamedAccount = {
  id: string
  role: Role
  email: string
  username: string
  standing: Standing
  /** An authenticator app or a passkey is on. */
  factor: boolean
}

const query = `
  SELECT a.id, a.role, a.email, a.username, a.standing,
    EXISTS (SELECT 1 FROM authenticators t WHERE t.account_id = a.id)
      OR EXISTS (SELECT 1 FROM passkeys k WHERE k.account_id = a.id) AS factor
  FROM accounts a WHERE a.email_key = $1 OR a.username_key = $2
  LIMIT 1`

/** The account an address or a username belongs to, in any spelling, or null. */
export async function namedAccount(identifier: string): Promise<NamedAccount | null> {
  const key = identifierKey(identifier)
  const answer = await databasePool().query<NamedAccount>({
    name: 'named_account',
    text: query,
    values: [key.includes('@') ? key : '', key.includes('@') ? '' : key],
  })
  return answer.rows[0] ?? null
}

/** One key for all spellings of what was typed: an e-mail key, or a username in lower case. */
export function identifierKey(identifier: string): string {
  const email = parseEmail(identifier)
  return email ? emailKey(email) : identifier.trim().toLowerCase()
}
