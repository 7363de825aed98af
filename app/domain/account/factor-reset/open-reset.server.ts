import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { factorResets } from '../tables/recovery-tables.server.ts'

type FactorReset = typeof factorResets.$inferSelect

/**
 * Locks an account for the acts around its second factor. All of them lock the account before anything else, so that
 * two that meet wait in one line.
 */
export async function lockForReset(tx: Tx, accountId: string) {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  return row && row.standing !== 'ended' ? row : null
}

/** The reset of a locked account that waits to take effect, or null. */
export async function openResetOf(tx: Pick<Tx, 'select'>, accountId: string): Promise<FactorReset | null> {
  const [row] = await tx
    .select()
    .from(factorResets)
    .where(
      and(
        eq(factorResets.accountId, accountId),
        isNull(factorResets.doneAt),
        isNull(factorResets.cancelledAt),
      ),
    )
  return row ?? null
}
