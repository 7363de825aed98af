import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { sanctionAppeals, sanctions } from './account-status-tables.server.ts'

/**
 * What a person who left wrote in their own defence goes with them; the steps and their decisions stay (legal hold
 * `conduct`).
 */
export async function eraseConduct(tx: Tx, accountId: string): Promise<void> {
  const own = tx.select({ id: sanctions.id }).from(sanctions).where(eq(sanctions.accountId, accountId))
  await tx.update(sanctionAppeals).set({ text: '' }).where(inArray(sanctionAppeals.sanctionId, own))
}
