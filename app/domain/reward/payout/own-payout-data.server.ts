import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { payoutAccounts, payouts } from '../payout-tables.server.ts'

/** Payouts and the accounts named for them; numbers as their owner sees them. */
export async function exportPayoutData(tx: Tx, bughunterId: string) {
  const { kind, provider, numberMasked, holder, state, namedAt, replacedAt } = payoutAccounts
  const { code, grossIdr, taxIdr, netIdr, taxLines, requestedAt, settledAt, reference, failReason } = payouts
  const { returnReason, returnedAt } = payouts
  return {
    payoutAccounts: await tx
      .select({ kind, provider, numberMasked, holder, state, namedAt, replacedAt })
      .from(payoutAccounts)
      .where(eq(payoutAccounts.bughunterId, bughunterId))
      .orderBy(asc(namedAt)),
    payouts: await tx
      .select({
        ...{ code, state: payouts.state, grossIdr, taxIdr, netIdr, taxLines },
        ...{ requestedAt, settledAt, reference, failReason, returnReason, returnedAt },
      })
      .from(payouts)
      .where(eq(payouts.bughunterId, bughunterId))
      .orderBy(asc(requestedAt)),
  }
}

/**
 * Forgets account numbers. Of accounts money went to, the name stays: the tax law wants ten years of who was paid; all others
 * lose it too. Nothing is under way any more: what is owed or being paid holds the erasing itself.
 */
export async function erasePayoutData(tx: Tx, bughunterId: string): Promise<void> {
  const mine = eq(payoutAccounts.bughunterId, bughunterId)
  const none = Buffer.alloc(0)
  await tx.update(payoutAccounts).set({ numberSealed: none, numberHash: none, numberMasked: '' }).where(mine)
  const paid = tx
    .select({ one: sql`1` })
    .from(payouts)
    .where(and(eq(payouts.payoutAccountId, payoutAccounts.id), inArray(payouts.state, ['paid', 'returned'])))
  await tx
    .update(payoutAccounts)
    .set({ holder: '', verifiedName: '' })
    .where(and(mine, notExists(paid)))
}
