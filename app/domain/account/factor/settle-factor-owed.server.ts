import { eq, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { authenticators, passkeys } from '#domain/account/tables/factor-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { securityQuestions } from '../tables/recovery-tables.server.ts'

/**
 * Ends what a reset of the second factor left owed, once a new factor and a new security question are both
 * set (a factor alone for the platform team). Called by every act that sets one of the two.
 * @returns whether anything is owed still
 */
export async function settleFactorOwed(tx: Tx, accountId: string): Promise<boolean> {
  const [account] = await tx
    .select({ role: accounts.role, owed: accounts.factorOwed })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (!account?.owed) return false
  const { factor, question } = await whatStands(tx, accountId)
  if (!factor || (account.role !== 'hello' && !question)) return true
  await tx.update(accounts).set({ factorOwed: false }).where(eq(accounts.id, accountId))
  return false
}

async function whatStands(tx: Tx, accountId: string): Promise<{ factor: boolean; question: boolean }> {
  const answer = await tx.execute<{ factor: boolean; question: boolean }>(sql`SELECT
    EXISTS (SELECT 1 FROM ${authenticators} WHERE ${authenticators.accountId} = ${accountId})
      OR EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.accountId} = ${accountId}) AS factor,
    EXISTS (SELECT 1 FROM ${securityQuestions} WHERE ${securityQuestions.accountId} = ${accountId}) AS question`)
  return answer.rows[0]!
}
