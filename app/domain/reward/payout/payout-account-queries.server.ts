import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { accountInUse, payeeFacts } from '#domain/reward/lock-payee.server.ts'
import { payoutAccounts } from '#domain/reward/payout-tables.server.ts'
import { database } from '#infra/database.ts'
import { keyedHash, seal, unseal } from '#infra/secrets.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { count, flag, type QueueFigures, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { offeredBanks, provider } from './offered-banks.server.ts'
import { mayReadPayouts } from './payout-policy.ts'
import { accountView } from './payout-queries.server.ts'
import { payoutAccountView } from './payout-view.ts'

const purpose = 'payout account'

/** A number as it is stored: encrypted, and as a hash that identifies equal ones. */
export function sealedNumber(provider: string, number: string) {
  return { numberSealed: seal(purpose, Buffer.from(number)), numberHash: hashesOf(provider, number)[0] }
}

/**
 * The hash of an account, and the one it may have from before: banks read `0055` and `55` as one account, so zeros in front do not
 * count; until 24 November 2026 they did.
 */
export function hashesOf(provider: string, number: string): [Buffer, Buffer] {
  const hashOf = (text: string) => keyedHash(purpose, `${provider}:${text}`)
  return [hashOf(number.replace(/^0+/, '')), hashOf(number)]
}

/** The number itself; null once its person was erased. Unscoped: the caller has shown that the reader may know it. */
export function unsafeNumberOf({
  numberSealed,
}: Pick<typeof payoutAccounts.$inferSelect, 'numberSealed'>): string | null {
  return numberSealed.length === 0 ? null : unseal(purpose, numberSealed).toString()
}

export const ownPayoutAccountView = z.object({
  ...{ account: payoutAccountView.nullable(), verified: flag },
  /** As verified: the holder's name must be this. */
  fullName: text,
  /** What may be chosen today. */
  providers: z.array(provider),
})
export type OwnPayoutAccount = z.infer<typeof ownPayoutAccountView>
export const accountInReview = payoutAccountView
  .extend({
    ...{ id: text, bughunterId: text, username: text, verifiedName: text },
    /** How many others named the same number, and the first five of them. */
    sharedWith: count,
    sharers: z.array(z.object({ bughunterId: text, username: text })),
  })
  .meta({ id: 'PayoutAccountInReview' })
export type AccountInReview = z.infer<typeof accountInReview>

type ReviewRow = {
  account: typeof payoutAccounts.$inferSelect
  username: string
  sharers: { bughunterId: string; username: string; of: number }[]
}

/** Where the viewer wants money sent. @throws Refusal forbidden for all but bughunters */
export async function ownPayoutAccount(viewer: Actor): Promise<OwnPayoutAccount> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const row = await accountInUse(database(), viewer.accountId)
  const { verified, fullName } = await payeeFacts(database(), viewer.accountId)
  return { account: row && accountView(row), verified, fullName, providers: offeredBanks() }
}

/** Accounts whose holder is for the team to judge, those that wait longest first. @throws Refusal not_found */
export async function accountsInReview(
  viewer: Actor,
  wanted: Wanted = {},
): Promise<CountedPage<AccountInReview>> {
  found(mayReadPayouts(viewer) ? viewer : null)
  const waiting = and(eq(payoutAccounts.state, 'review'), isNull(payoutAccounts.replacedAt))
  const since = sql`coalesce(${payoutAccounts.sharedAt}, ${payoutAccounts.namedAt})`
  const oldest = [{ by: since, down: false, as: 'moment' as const }]
  const keyset = keysetQuery({ keys: oldest, id: payoutAccounts.id }, wanted)
  const read = await database()
    .select({
      account: payoutAccounts,
      username: accounts.username,
      sharers: sql<ReviewRow['sharers']>`(SELECT coalesce(json_agg(s), '[]') FROM (
        SELECT a.id AS "bughunterId", a.username, count(*) OVER ()::int AS of FROM ${accounts} a WHERE a.id IN (
          SELECT o.bughunter_id FROM payout_accounts o
          WHERE o.number_hash = ${payoutAccounts.numberHash} AND o.bughunter_id <> ${payoutAccounts.bughunterId})
        ORDER BY a.username_key LIMIT 5) s)`,
      ...{ place: keyset.place, total: countIn(payoutAccounts, waiting) },
    })
    .from(payoutAccounts)
    .innerJoin(accounts, eq(accounts.id, payoutAccounts.bughunterId))
    .where(and(waiting, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(read)
  return { rows: rows.map(inReview), ...ways }
}

function inReview({ account, username, sharers }: ReviewRow): AccountInReview {
  const { id, bughunterId, verifiedName } = account
  const names = sharers.map(({ of, ...sharer }) => sharer)
  const shared = { sharedWith: sharers[0]?.of ?? 0, sharers: names }
  return { ...accountView(account), id, bughunterId, username, verifiedName, ...shared }
}

/**
 * Accounts whose holder waits to be judged, and since when the oldest does. Served by `payout_accounts_review`.
 * @throws Refusal forbidden for all but the platform team
 */
export async function payoutAccountFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(mayReadPayouts(viewer), 'forbidden')
  const [row] = await askPrepared<QueueFigures>(
    sql`SELECT count(*)::int AS open, min(coalesce(shared_at, named_at)) AS "oldestAt" FROM payout_accounts
      WHERE state = 'review' AND replaced_at IS NULL`,
  )
  return row!
}
