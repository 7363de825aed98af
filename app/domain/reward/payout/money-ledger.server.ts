import { keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { ledgerEntries, ledgerTransfers, transferKinds } from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { newestTransfers } from '../ledger-queries.server.ts'

/** One movement of a bughunter's money: what it did to the payable balance and to what is on its way, in rupiah. */
export const moneyLine = z.object({
  ...{ id: text, kind: z.enum(transferKinds), at: moment },
  ...{ reportId: text.nullable(), reportHash: text.nullable(), reportCode: text.nullable() },
  ...{ payable: rupiah, inPayout: rupiah },
})
export type MoneyLine = z.infer<typeof moneyLine>

/** The viewer's own movements, newest first. @throws Refusal forbidden for all but bughunters */
export async function moneyLedgerSeenBy(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<MoneyLine>> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const own = and(
    eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId),
    eq(ledgerAccounts.ownerId, viewer.accountId),
    inArray(ledgerAccounts.kind, ['bughunter_payable', 'bughunter_in_payout']),
  )
  const keyset = keysetQuery(newestTransfers, wanted)
  const rows = await database()
    .select({
      ...{ id: ledgerTransfers.id, kind: ledgerTransfers.kind, at: ledgerTransfers.at },
      ...{ reportId: reports.id, reportHash: reports.hash, reportCode: reports.code },
      payable: changeOf('bughunter_payable'),
      inPayout: changeOf('bughunter_in_payout'),
      ...{ place: keyset.place, total: countOfOwn(viewer.accountId) },
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, own)
    .leftJoin(reports, eq(reports.id, ledgerTransfers.reportId))
    .where(keyset.beyond)
    .groupBy(ledgerTransfers.id, reports.id)
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  const lines = shown.map((line) => ({
    ...line,
    payable: BigInt(line.payable),
    inPayout: BigInt(line.inPayout),
  }))
  return { rows: lines, ...ways }
}

function countOfOwn(bughunterId: string) {
  return sql<number>`(SELECT count(DISTINCT e.transfer_id)::int
    FROM ledger_entries e JOIN ${ledgerAccounts} a ON a.id = e.ledger_account_id
    WHERE a.owner_id = ${bughunterId} AND a.kind IN ('bughunter_payable', 'bughunter_in_payout'))`
}

function changeOf(kind: 'bughunter_payable' | 'bughunter_in_payout') {
  return sql<string>`coalesce(sum(${ledgerEntries.amountIdr}) FILTER (WHERE ${ledgerAccounts.kind} = ${kind}), 0)`
}
