import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import {
  authenticatorSetups,
  authenticators,
  passkeyChallenges,
  passkeys,
  preAuthTokens,
  recoveryCodes,
} from '../tables/factor-tables.server.ts'

/** Forgets every second factor of an account. Part of a larger act that records. */
export async function eraseFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of [
    authenticators,
    authenticatorSetups,
    recoveryCodes,
    passkeys,
    passkeyChallenges,
    preAuthTokens,
  ]) {
    await tx.delete(table).where(eq(table.accountId, accountId))
  }
}
