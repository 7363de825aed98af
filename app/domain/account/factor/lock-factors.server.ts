import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { type FactorsOn, factorsOn, isOn } from './factor-queries.server.ts'
import type { FactorShown } from './factor-shown.ts'

/** Locks an account for an act on its factors or its ways in: of several at once each sees what the one before left. */
export async function lockFactors(tx: Tx, accountId: string): Promise<FactorsOn> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  return factorsOn(tx, accountId)
}

/**
 * The same after a proof, which is worth nothing where a factor was switched on since and not shown.
 * @throws Refusal conflict
 */
export async function lockProved(
  tx: Tx,
  { accountId }: Person,
  shown: FactorShown | null,
): Promise<FactorsOn> {
  const on = await lockFactors(tx, accountId)
  refuseUnless(shown !== null || !isOn(on), 'conflict')
  return on
}
