import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { ledgerTransfers, retests } from '#domain/reward/reward-tables.server.ts'
import { knownTaxRules } from '#domain/reward/tax-in-force.server.ts'
import { isSwitchOn } from '#domain/setting/settings-memory.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { type AccountRow, accountInUse, payeeFacts } from '../lock-payee.server.ts'
import { payoutAccounts, payoutLines, payouts } from '../payout-tables.server.ts'
import { withholdingOf } from '../tax.ts'
import type { PayoutRow } from './move-payout.server.ts'
import { providerName } from './offered-banks.server.ts'
import { payableLine, payableParts } from './payable.server.ts'
import { mayReadPayouts } from './payout-policy.ts'
import type { PayoutAccountView, PayoutLine, PayoutOffer, PayoutPart, PayoutView } from './payout-view.ts'
import { payoutObstacleOf } from './requesting-obstacle.server.ts'

/** What the viewer would get if they asked for it now. @throws Refusal forbidden for all but bughunters */
export async function payoutOfferSeenBy(viewer: Actor): Promise<PayoutOffer> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const tx = database()
  const payee = await payeeFacts(tx, viewer.accountId)
  const account = await accountInUse(tx, viewer.accountId)
  const parts = await payableParts(tx, viewer.accountId)
  const { lines, ...sums } = withholdingOf(parts, payee, jakartaDay(now()), knownTaxRules())
  return {
    ...{ ...sums, taxLines: lines, payee: payee.payee, numberKnown: payee.numberKnown },
    parts: parts.map(payableLine),
    residence: payee.residence,
    account: account && accountView(account),
    obstacle: payoutObstacleOf(payee, account, sums.gross, isSwitchOn('payouts')),
  }
}

/** The payouts of the viewer, newest first. @throws Refusal forbidden for all but bughunters */
export async function ownPayouts(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<PayoutView>> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const own = eq(payouts.bughunterId, viewer.accountId)
  const keyset = keysetQuery({ keys: [], id: payouts.id, down: true }, wanted)
  const found = await database()
    .select({
      ...{ payout: payouts, account: payoutAccounts },
      ...{ place: keyset.place, total: countIn(payouts, own) },
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .where(and(own, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.countedPage(found)
  return { rows: rows.map(({ payout, account }) => payoutView(payout, account)), ...ways }
}

/** What of the viewer's money is asked for and not yet settled, in rupiah. @throws Refusal forbidden for all but bughunters */
export async function ownMoneyUnderWay(viewer: Actor): Promise<bigint> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const [row] = await database()
    .select({ gross: sql<string>`coalesce(sum(${payouts.grossIdr}), 0)` })
    .from(payouts)
    .where(
      and(eq(payouts.bughunterId, viewer.accountId), inArray(payouts.state, ['requested', 'processing'])),
    )
  return BigInt(row!.gross)
}

/** A payout for its slip: its bughunter and the team. @throws Refusal not_found for everyone else */
export async function payoutSlipSeenBy(
  viewer: Actor,
  payoutId: string,
): Promise<{ payout: PayoutView; name: string; lines: PayoutLine[] }> {
  if (!isId(payoutId)) refuse('not_found')
  const [row] = await database()
    .select({ payout: payouts, account: payoutAccounts })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .where(eq(payouts.id, payoutId))
  const own = isBughunter(viewer) && row?.payout.bughunterId === viewer.accountId
  const { payout, account } = found(row && (own || mayReadPayouts(viewer)) ? row : null)
  found(payout.state === 'paid' ? payout : null)
  const lines = await linesOf(database(), payoutId)
  return { payout: payoutView(payout, account), name: account.verifiedName, lines }
}

/** What a payout consists of. Unscoped: the caller has shown that the reader may know the payout. */
export function linesOf(tx: Tx, payoutId: string): Promise<PayoutLine[]> {
  return tx
    .select({
      kind: sql<PayoutPart>`coalesce(${ledgerTransfers.kind}, 'reward')`,
      reportId: reports.id,
      name: sql<string>`coalesce(${reports.code}, ${programs.title}, '')`,
      round: retests.round,
      amount: payoutLines.amountIdr,
      scheme: payoutLines.taxScheme,
    })
    .from(payoutLines)
    .leftJoin(ledgerTransfers, eq(ledgerTransfers.id, payoutLines.transferId))
    .leftJoin(reports, sql`${reports.id} = coalesce(${payoutLines.reportId}, ${ledgerTransfers.reportId})`)
    .leftJoin(programs, sql`${programs.id}::text = split_part(${ledgerTransfers.key}, ':', 2)`)
    .leftJoin(
      retests,
      and(
        eq(retests.reportId, ledgerTransfers.reportId),
        sql`${ledgerTransfers.key} = 'retest:' || ${retests.reportId} || ':' || ${retests.round}`,
      ),
    )
    .where(eq(payoutLines.payoutId, payoutId))
    .orderBy(payoutLines.id)
}

export function payoutView(row: PayoutRow, account: AccountRow): PayoutView {
  const { id, code, state, payee, requestedAt, takenAt, settledAt, reference, failReason } = row
  return {
    ...{ id, code, state, payee, requestedAt, takenAt, settledAt, reference, failReason },
    ...{ gross: row.grossIdr, tax: row.taxIdr, net: row.netIdr },
    taxLines: row.taxLines.map(({ scheme, ruleId, gross, base, tax }) => ({
      ...{ scheme, ruleId, gross: BigInt(gross), base: BigInt(base), tax: BigInt(tax) },
    })),
    account: accountView(account),
    returned: returnOf(row),
  }
}

function returnOf({ returnedAt: at, returnReference, returnReason }: PayoutRow): PayoutView['returned'] {
  return at && { at, reference: returnReference ?? '', reason: returnReason ?? '' }
}

export function accountView(row: AccountRow): PayoutAccountView {
  const { kind, provider, numberMasked, holder, state, namedAt, usableFrom, reason } = row
  const names = { provider, providerName: providerName(provider) }
  return { kind, ...names, number: numberMasked, holder, state, namedAt, usableFrom, reason }
}
