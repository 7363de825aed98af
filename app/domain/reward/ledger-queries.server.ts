import { countIn, keysetQuery, type Order, orderOf, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { maySeeBalance } from './reward-policy.ts'
import { ledgerEntries, ledgerTransfers, transferKinds } from './reward-tables.server.ts'

/** One movement as the company reads it: what it did to the free balance and to what is reserved, in rupiah. */
export const ledgerLine = z.object({
  ...{ id: text, kind: z.enum(transferKinds), at: moment },
  ...{ reportId: text.nullable(), reportCode: text.nullable(), available: rupiah, reserved: rupiah },
})
export type LedgerLine = z.infer<typeof ledgerLine>

/** The movements of the owner's company, newest first. @throws Refusal forbidden for everyone but the owner */
export async function ledgerSeenBy(viewer: Actor, wanted: Wanted = {}): Promise<CountedPage<LedgerLine>> {
  if (!maySeeBalance(viewer)) return refuse('forbidden')
  const its = eq(ledgerTransfers.companyId, viewer.companyId)
  const keyset = keysetQuery(newestTransfers, wanted)
  // Which ones; then what each did.
  const some = database()
    .select({ id: ledgerTransfers.id, place: keyset.place.as('place') })
    .from(ledgerTransfers)
    .where(and(its, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
    .as('some')
  const own = and(
    eq(ledgerAccounts.ownerId, viewer.companyId),
    inArray(ledgerAccounts.kind, ['company_available', 'company_reserved']),
  )
  const rows = await database()
    .select({
      ...{ id: ledgerTransfers.id, kind: ledgerTransfers.kind, at: ledgerTransfers.at },
      ...{ reportId: reports.id, reportCode: reports.code },
      available: changeOf('company_available'),
      reserved: changeOf('company_reserved'),
      ...{ place: some.place, total: countIn(ledgerTransfers, its) },
    })
    .from(some)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, some.id))
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, and(eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId), own))
    .leftJoin(reports, eq(reports.id, ledgerTransfers.reportId))
    .groupBy(ledgerTransfers.id, reports.id, some.place)
    .orderBy(...orderOf(keyset.order))
  const { rows: shown, ...ways } = keyset.countedPage(rows)
  const lines = shown.map((line) => ({
    ...line,
    available: BigInt(line.available),
    reserved: BigInt(line.reserved),
  }))
  return { rows: lines, ...ways }
}

/** Movements of money, newest first. */
export const newestTransfers: Order = {
  keys: [{ by: ledgerTransfers.at, down: true, as: 'moment' }],
  ...{ id: ledgerTransfers.id, down: true },
}

function changeOf(kind: 'company_available' | 'company_reserved') {
  return sql<string>`coalesce(sum(${ledgerEntries.amountIdr}) FILTER (WHERE ${ledgerAccounts.kind} = ${kind}), 0)`
}
