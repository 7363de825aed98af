import { databasePool } from '#infra/database.ts'
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
