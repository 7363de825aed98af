import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { factorResets, recoveryReviews, securityQuestions } from '../tables/recovery-tables.server.ts'

/** Forgets the security question of an account, and what was written about its resets and reviews. Part of a larger act that records. */
export async function eraseRecovery(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(securityQuestions).where(eq(securityQuestions.accountId, accountId))
  await tx
    .update(recoveryReviews)
    .set({ address: '', device: '', reason: null })
    .where(eq(recoveryReviews.accountId, accountId))
  await tx.update(factorResets).set({ reason: null }).where(eq(factorResets.accountId, accountId))
}
