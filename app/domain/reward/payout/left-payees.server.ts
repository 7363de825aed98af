import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { leavings } from '#domain/account/status/leaving-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { knownTaxRules } from '#domain/reward/tax-in-force.server.ts'
import { isSwitchOn } from '#domain/setting/settings-memory.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { flag, moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type PayeeFacts, payeeFacts } from '../lock-payee.server.ts'
import { payouts } from '../payout-tables.server.ts'
import { withholdingOf } from '../tax.ts'
import { offeredBanks, provider } from './offered-banks.server.ts'
import { payableLine, payableParts } from './payable.server.ts'
import { mayReadPayouts, mayRequestFor } from './payout-policy.ts'
import { payoutOffer } from './payout-view.ts'
import { obstacleToPayoutFor, payoutForObstacles } from './requesting-policy.ts'

/** A person who cannot sign in and is owed money no one has asked for. `left`: they closed the account themselves. */
export const leftPayee = z.object({
  id: text,
  username: text,
  left: flag,
  owed: rupiah,
  since: moment.nullable(),
})
export type LeftPayee = z.infer<typeof leftPayee>

/** What one of them would get, and what prevents asking for it. */
export const leftPayeeOffer = payoutOffer
  .pick({ gross: true, tax: true, net: true, taxLines: true, payee: true, parts: true })
  .extend({
    obstacle: z.enum(payoutForObstacles).nullable(),
    /** The payout that is on its way; null where none is. */
    underWay: z.object({ id: text, code: text, gross: rupiah }).nullable(),
    ...{ banks: z.array(provider), mayRequest: flag },
  })
  .meta({ id: 'LeftPayeeOffer' })
export type LeftPayeeOffer = z.infer<typeof leftPayeeOffer>

/** Those the team may ask for, in the order in which they registered. @throws Refusal not_found */
export async function leftPayeesSeenBy(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<LeftPayee>> {
  found(mayReadPayouts(viewer) ? viewer : null)
  const owed = and(eq(ledgerAccounts.kind, 'bughunter_payable'), gt(ledgerAccounts.balanceIdr, 0n))
  const ended = sql`EXISTS (SELECT 1 FROM ${accounts} e WHERE e.id = ${ledgerAccounts.ownerId} AND e.standing = 'ended')`
  const keyset = keysetQuery({ keys: [], id: accounts.id }, wanted)
  const read = await database()
    .select({
      ...{ id: accounts.id, username: accounts.username, owed: ledgerAccounts.balanceIdr },
      left: sql<boolean>`EXISTS (SELECT 1 FROM ${leavings} l WHERE l.account_id = ${accounts.id} AND l.cancelled_at IS NULL)`,
      since: sql<string | null>`coalesce(
        (SELECT max(l.left_at) FROM ${leavings} l WHERE l.account_id = ${accounts.id} AND l.cancelled_at IS NULL),
        (SELECT max(s.taken_at) FROM ${sanctions} s WHERE s.account_id = ${accounts.id} AND s.step = 'end' AND s.lifted_at IS NULL))`,
      ...{ place: keyset.place, total: countIn(ledgerAccounts, and(owed, ended)) },
    })
    .from(ledgerAccounts)
    .innerJoin(accounts, eq(accounts.id, ledgerAccounts.ownerId))
    .where(and(owed, eq(accounts.standing, 'ended'), keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(read)
  return { rows: rows.map((row) => ({ ...row, since: row.since ? new Date(row.since) : null })), ...ways }
}

/**
 * What is owed to one who left or was ended; null for everyone else, and where nothing is owed and nothing on its way.
 * @throws Refusal not_found for all but the platform team
 */
export async function leftPayeeSeenBy(viewer: Actor, accountId: string): Promise<LeftPayeeOffer | null> {
  found(mayReadPayouts(viewer) && isId(accountId) ? viewer : null)
  const tx = database()
  const { role, standing } = accounts
  const [row] = await tx.select({ role, standing }).from(accounts).where(eq(accounts.id, accountId))
  if (found(row).role !== 'bughunter' || row?.standing !== 'ended') return null
  const [payee, parts, underWay] = await Promise.all([
    payeeFacts(tx, accountId),
    payableParts(tx, accountId),
    underWayOf(tx, accountId),
  ])
  if (parts.length === 0 && !underWay) return null
  const { lines, ...sums } = withholdingOf(parts, payee, jakartaDay(now()), knownTaxRules())
  const obstacle = obstacleToPayoutFor({
    ...{ ended: true, taken: isSwitchOn('payouts') },
    ...{ named: isNamed(payee), underWay: underWay !== null, owed: sums.net > 0n },
  })
  return {
    ...{ ...sums, taxLines: lines, payee: payee.payee, parts: parts.map(payableLine), underWay },
    obstacle,
    banks: offeredBanks().filter(({ kind }) => kind === 'bank'),
    mayRequest: obstacle === null && mayRequestFor(viewer, accountId),
  }
}

/** Whether the name of an account is known, so that a holder can be compared with it. */
export function isNamed({ verified, fullName }: PayeeFacts): boolean {
  return verified && fullName !== ''
}

export async function underWayOf(
  tx: Pick<Tx, 'select'>,
  bughunterId: string,
): Promise<LeftPayeeOffer['underWay']> {
  const { id, code, grossIdr: gross, state } = payouts
  const [row] = await tx
    .select({ id, code, gross })
    .from(payouts)
    .where(and(eq(payouts.bughunterId, bughunterId), inArray(state, ['requested', 'processing'])))
    .orderBy(id)
    .limit(1)
  return row ?? null
}
