import { revokeLinksOf } from '#domain/account/link/send-link.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { databasePool, type Tx } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import type { OwnWords } from './password-rule.ts'

const query = `
  SELECT a.username, a.email,
    (SELECT c.name FROM companies c LEFT JOIN company_members m ON m.company_id = c.id
      WHERE c.owner_id = a.id OR m.account_id = a.id LIMIT 1) AS "companyName"
  FROM accounts a WHERE a.id = $1`

/** What an account is called: a password or an answer that holds such a word is guessable. */
export async function ownWordsOf(accountId: string): Promise<OwnWords> {
  const answer = await databasePool().query<{ username: string; email: string; companyName: string | null }>(
    query,
    [accountId],
  )
  const { companyName, ...names } = found(answer.rows[0])
  return { ...names, companyName: companyName ?? undefined }
}

/**
 * What a new password of any kind ends: sessions (but the one that set it), half-finished sign-ins, and every link that
 * would set another. Part of the act that records.
 * @returns how many sessions ended
 */
export async function endWhatOldPasswordOpened(
  tx: Tx,
  accountId: string,
  sessionId: string | null,
): Promise<number> {
  await revokeLinksOf(tx, accountId, 'reset_password')
  await revokeLinksOf(tx, accountId, 'create_password')
  return endSessionsBut(tx, accountId, sessionId, 'password')
}
