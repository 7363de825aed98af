import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { pageSizes } from '#kernel/paging.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { accountInUse, payeeFacts } from './hold-payee.server.ts'
import { offeredBanks, type Provider } from './offered-banks.server.ts'
import { mayReadPayouts } from './payout-policy.ts'
import { accountView } from './payout-queries.server.ts'
import { payoutAccounts } from './payout-tables.server.ts'
import type { PayoutAccountView } from './payout-view.ts'

export type OwnPayoutAccount = {
  account: PayoutAccountView | null
  verified: boolean
  /** As verified: the holder's name must be this. */
  fullName: string
  /** What may be chosen today. */
  providers: Provider[]
}
export type AccountInReview = PayoutAccountView & {
  id: string
  bughunterId: string
  username: string
  verifiedName: string
  sharedWith: number
}

/** Where the viewer wants money sent. @throws Refusal forbidden for all but bughunters */
export async function ownPayoutAccount(viewer: Actor): Promise<OwnPayoutAccount> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const row = await accountInUse(database(), viewer.accountId)
  const { verified, fullName } = await payeeFacts(database(), viewer.accountId)
  return { account: row && accountView(row), verified, fullName, providers: offeredBanks() }
}

/** Accounts whose holder is for the team to judge, oldest first. @throws Refusal not_found */
export async function accountsInReview(viewer: Actor): Promise<AccountInReview[]> {
  found(mayReadPayouts(viewer) ? viewer : null)
  const rows = await database()
    .select({
      account: payoutAccounts,
      username: accounts.username,
      sharedWith: sql<number>`(SELECT count(DISTINCT o.bughunter_id)::int FROM payout_accounts o
        WHERE o.number_hash = ${payoutAccounts.numberHash} AND o.bughunter_id <> ${payoutAccounts.bughunterId})`,
    })
    .from(payoutAccounts)
    .innerJoin(accounts, eq(accounts.id, payoutAccounts.bughunterId))
    .where(and(eq(payoutAccounts.state, 'review'), isNull(payoutAccounts.replacedAt)))
    .orderBy(asc(payoutAccounts.namedAt))
    .limit(pageSizes.most)
  return rows.map(({ account, username, sharedWith }) => {
    const { id, bughunterId, verifiedName } = account
    return { ...accountView(account), id, bughunterId, username, verifiedName, sharedWith }
  })
}
