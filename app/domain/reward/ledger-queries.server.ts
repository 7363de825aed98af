import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { type Page, pageOf, pageSizes } from '#kernel/paging.ts'
import { refuse } from '#kernel/refusal.ts'
import { maySeeBalance } from './reward-policy.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransfers, type TransferKind } from './reward-tables.server.ts'

/** One movement as the company reads it: what it did to the free balance and to what is reserved, in rupiah. */
export type LedgerLine = {
  id: string
  kind: TransferKind
  at: Date
  reportId: string | null
  reportCode: string | null
  available: bigint
  reserved: bigint
}

/** The movements of the owner's company, newest first. @throws Refusal forbidden for everybody but the owner */
export async function ledgerSeenBy(
  viewer: Actor,
  page: number,
  size: number = pageSizes.table,
): Promise<Page<LedgerLine>> {
  if (!maySeeBalance(viewer)) return refuse('forbidden')
  // Which ones, and how many there are; then what each did.
  const some = database()
    .select({
      id: ledgerTransfers.id,
      total: sql<number>`(count(*) OVER ())::int`.as('total'),
    })
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.companyId, viewer.companyId))
    .orderBy(desc(ledgerTransfers.at), desc(ledgerTransfers.id))
    .limit(size)
    .offset((page - 1) * size)
    .as('some')
  const own = and(
    eq(ledgerAccounts.ownerId, viewer.companyId),
    inArray(ledgerAccounts.kind, ['company_available', 'company_reserved']),
  )
  const rows = await database()
    .select({
      id: ledgerTransfers.id,
      kind: ledgerTransfers.kind,
      at: ledgerTransfers.at,
      reportId: reports.id,
      reportCode: reports.code,
      available: changeOf('company_available'),
      reserved: changeOf('company_reserved'),
      total: some.total,
    })
    .from(some)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, some.id))
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, and(eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId), own))
    .leftJoin(reports, eq(reports.id, ledgerTransfers.reportId))
    .groupBy(ledgerTransfers.id, reports.id, some.total)
    .orderBy(desc(ledgerTransfers.at), desc(ledgerTransfers.id))
  const lines = rows.map(({ total, ...line }) => ({
    ...line,
    available: BigInt(line.available),
    reserved: BigInt(line.reserved),
  }))
  return pageOf(lines, rows[0]?.total ?? 0, page, size)
}

function changeOf(kind: 'company_available' | 'company_reserved') {
  return sql<string>`coalesce(sum(${ledgerEntries.amountIdr}) FILTER (WHERE ${ledgerAccounts.kind} = ${kind}), 0)`
}
