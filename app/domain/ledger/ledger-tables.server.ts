import { id, rupiah } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Sides of the double entry. Cash is the outside world and the only one that may be negative. */
const ledgerKinds = [
  'cash',
  'company_available',
  'company_reserved',
  'company_in_refund',
  'bughunter_payable',
  'bughunter_in_payout',
  'platform_fee',
  'tax_withheld',
] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    /** Company or account id; the nil UUID for the platform's own. */
    ownerId: uuid('owner_id').notNull(),
    /** Maintained by a trigger as the sum of the entries; CHECK: never below zero except for cash. */
    balanceIdr: rupiah('balance_idr').notNull().default(sql`0`),
  },
  (t) => [uniqueIndex('ledger_accounts_once').on(t.kind, t.ownerId)],
)
