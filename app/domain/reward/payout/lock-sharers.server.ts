import { now } from '@cakrawala/calendar/clock'
import { and, asc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { AccountRow } from '../lock-payee.server.ts'
import { payoutAccounts } from '../payout-tables.server.ts'
import { system } from './move-payout.server.ts'
import { hashesOf } from './payout-account-queries.server.ts'

/**
 * Locks every account other people named with this number, also those they replaced, and the one in use of `bughunterId`; of two
 * who name one number at once the second sees the first.
 */
export async function lockSharers(
  tx: Tx,
  bughunterId: string,
  { provider, number }: { provider: string; number: string },
): Promise<AccountRow[]> {
  const [hash, former] = hashesOf(provider, number)
  const name = `payout account:${hash.toString('hex')}`
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const own = and(eq(payoutAccounts.bughunterId, bughunterId), isNull(payoutAccounts.replacedAt))
  const rows = await tx
    .select()
    .from(payoutAccounts)
    .where(or(inArray(payoutAccounts.numberHash, [hash, former]), own))
    .orderBy(asc(payoutAccounts.id))
    .for('update')
  return rows.filter((row) => row.bughunterId !== bughunterId)
}

/**
 * Sends accounts in use that others share to the team. One the team has judged since it knew that it was
 * shared remains as it is: else any user who knows a number could stop its owner's payouts repeatedly.
 */
export async function reviewShared(tx: Tx, sharers: readonly AccountRow[]): Promise<void> {
  const fresh = sharers.filter(({ replacedAt, sharedAt }) => replacedAt === null && sharedAt === null)
  for (const { id, bughunterId } of fresh) {
    await tx.update(payoutAccounts).set({ sharedAt: now() }).where(eq(payoutAccounts.id, id))
    const moved = await tx
      .update(payoutAccounts)
      .set({ state: 'review', decidedBy: null, decidedAt: null })
      .where(and(eq(payoutAccounts.id, id), ne(payoutAccounts.state, 'refused')))
      .returning({ id: payoutAccounts.id })
    if (moved.length > 0)
      await record(tx, system, 'reward.payout_account_shared', bughunterId, {
        ...{ bughunterId, payoutAccountId: id },
      })
  }
}
