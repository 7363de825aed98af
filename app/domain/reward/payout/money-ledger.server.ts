import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { reports } from '#domain/report/report-tables.server.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
  type TransferKind,
} from '#domain/reward/reward-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { refuse } from '#kernel/refusal.ts'

/** One movement of a bughunter's money: what it did to the payable balance and to what is on its way, in rupiah. */
export type MoneyLine = {
  id: string
  kind: TransferKind
  at: Date
  reportId: string | null
  reportHash: string | null
  reportCode: string | null
  payable: bigint
  inPayout: bigint
}

/** The viewer's own movements, newest first. @throws Refusal forbidden for all but bughunters */
export async function moneyLedgerSeenBy(
  viewer: Actor,
  page: number,
  size: number = pageSizes.table,
): Promise<Page<MoneyLine>> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const own = and(
    eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId),
    eq(ledgerAccounts.ownerId, viewer.accountId),
    inArray(ledgerAccounts.kind, ['bughunter_payable', 'bughunter_in_payout']),
  )
  const rows = await database()
    .select({
      ...{ id: ledgerTransfers.id, kind: ledgerTransfers.kind, at: ledgerTransfers.at },
      ...{ reportId: reports.id, reportHash: reports.hash, reportCode: reports.code },
      payable: changeOf('bughunter_payable'),
      inPayout: changeOf('bughunter_in_payout'),
      total: sql<number>`(count(*) OVER ())::int`,
    })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, own)
    .leftJoin(reports, eq(reports.id, ledgerTransfers.reportId))
    .groupBy(ledgerTransfers.id, reports.id)
    .orderBy(desc(ledgerTransfers.at), desc(ledgerTransfers.id))
    .limit(size)
    .offset((page - 1) * size)
  const lines = rows.map(({ total: _, ...line }) => ({
    ...line,
    payable: BigInt(line.payable),
    inPayout: BigInt(line.inPayout),
  }))
  return pageOf(lines, rows[0]?.total ?? 0, page, size)
}

function changeOf(kind: 'bughunter_payable' | 'bughunter_in_payout') {
  return sql<string>`coalesce(sum(${ledgerEntries.amountIdr}) FILTER (WHERE ${ledgerAccounts.kind} = ${kind}), 0)`
}
