import { after, now } from '@cakrawala/calendar/clock'
import { and, eq, gt } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { factorResets } from '../tables/recovery-tables.server.ts'
import { factorResetHold } from './factor-reset.ts'

/**
 * Refuses a password by mail where a mailed link has just taken the second factor at once: `isResetHeld` the other way
 * round, or one stolen mailbox would open the account. Who knows the password signs in and sets a new factor meanwhile.
 * @throws Refusal conflict `reset_too_soon`
 */
export async function refuseFreshReset(tx: Tx, accountId: string): Promise<void> {
  const [fresh] = await tx
    .select({ id: factorResets.id })
    .from(factorResets)
    .innerJoin(accounts, eq(accounts.id, factorResets.accountId))
    .where(
      and(
        eq(factorResets.accountId, accountId),
        eq(factorResets.way, 'link'),
        // Of a held one every channel was notified a day before.
        eq(factorResets.effectiveAt, factorResets.askedAt),
        gt(factorResets.doneAt, after(now(), -factorResetHold)),
        eq(accounts.factorOwed, true),
      ),
    )
  refuseUnless(!fresh, 'conflict', 'reset_too_soon')
}
