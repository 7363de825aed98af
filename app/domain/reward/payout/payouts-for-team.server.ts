import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { KeysetPage } from '@cakrawala/paging/paging'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { flag, type QueueFigures, text } from '#kernel/view-fields.ts'
import type { z } from '#kernel/zod.ts'
import { type PayoutState, payoutCodesLike, payoutStates } from '../payout.ts'
import { payoutAccounts, payouts } from '../payout-tables.server.ts'
import { providerName } from './offered-banks.server.ts'
import { mayReadPayouts, needsTwoPeople } from './payout-policy.ts'
import { payoutView } from './payout-view.ts'

export type PayoutFilter = {
  state: PayoutState | null
  /** A payout's code or a part of it, or the beginning of a username. */
  q: string
}
export const payoutInList = payoutView
  .pick({ id: true, code: true, state: true, gross: true, net: true, requestedAt: true })
  .extend({ username: text, provider: text, providerName: text, twoPeople: flag })
export type PayoutInList = z.infer<typeof payoutInList>
export type PayoutList = KeysetPage<PayoutInList>
/** Reads the filter of an address; words it does not know count as none. */
export function payoutFilterOf(search: URLSearchParams): PayoutFilter {
  return {
    state: payoutStates.find((state) => state === search.get('state')) ?? null,
    q: (search.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 40),
  }
}

/** Payouts for the team: those that wait oldest first, others newest first; both ways along ids. @throws Refusal not_found */
export async function payoutsSeenBy(
  viewer: Actor,
  { state, q }: PayoutFilter,
  wanted: Wanted = {},
): Promise<PayoutList> {
  found(mayReadPayouts(viewer) ? viewer : null)
  const waiting = state === 'requested' || state === 'processing'
  const keyset = keysetQuery({ keys: [], id: payouts.id, down: !waiting }, wanted)
  const rows = await database()
    .select({
      ...{ id: payouts.id, code: payouts.code, state: payouts.state, gross: payouts.grossIdr },
      ...{ net: payouts.netIdr, requestedAt: payouts.requestedAt, forced: payouts.twoPeople },
      ...{ username: accounts.username, provider: payoutAccounts.provider },
      place: keyset.place,
    })
    .from(payouts)
    .innerJoin(accounts, eq(accounts.id, payouts.bughunterId))
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .where(and(state ? eq(payouts.state, state) : undefined, named(q), keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows: cut, ...ways } = keyset.cut(rows)
  const shown = cut.map(({ forced, ...row }) => ({
    ...row,
    providerName: providerName(row.provider),
    twoPeople: needsTwoPeople({ gross: row.gross, twoPeople: forced, alone: 0n }),
  }))
  return { rows: shown, ...ways }
}

function named(q: string): SQL | undefined {
  if (q === '') return undefined
  const prefix = `${q.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const codes = [q.toUpperCase(), ...payoutCodesLike(q, Number(jakartaDay(now()).slice(0, 4)))]
  // One search after the other, each along its own index.
  return sql`${payouts.id} IN (SELECT id FROM payouts WHERE code = ANY (${sql.param(codes)}::text[])
    UNION ALL SELECT p.id FROM payouts p JOIN ${accounts} a ON a.id = p.bughunter_id WHERE a.username_key LIKE ${prefix})`
}

/** How many wait to be taken, and since when the oldest does. @throws Refusal not_found */
export async function payoutFigures(viewer: Actor): Promise<QueueFigures> {
  found(mayReadPayouts(viewer) ? viewer : null)
  const [row] = await database()
    .select({ open: count(), oldestAt: sql<string | null>`min(${payouts.requestedAt})` })
    .from(payouts)
    .where(eq(payouts.state, 'requested'))
  return { open: row!.open, oldestAt: row!.oldestAt ? new Date(row!.oldestAt) : null }
}
