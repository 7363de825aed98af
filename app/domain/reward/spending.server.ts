import { now } from '@cakrawala/calendar/clock'
import { firstMomentOf, monthsUpTo } from '@cakrawala/calendar/months'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { maySeeBalance } from './reward-policy.ts'

/** Whole rupiah that left the company in a month: rewards, prizes, paid retests and fees, less what came back. */
export type SpendingMonth = { month: string; spent: bigint }

/**
 * The last `count` months of the viewer's company, oldest first; null for everyone but its owner, who alone knows of
 * money (MON-07). Served by `ledger_transfers_company`.
 */
export async function spendingSeenBy(viewer: Actor, count: number): Promise<SpendingMonth[] | null> {
  if (!maySeeBalance(viewer)) return null
  const months = monthsUpTo(now(), count)
  const rows = await askPrepared<{ month: string; spent: string }>(sql`
    SELECT to_char(t.at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM') AS month, -sum(e.amount) AS spent
    FROM ledger_transfers t CROSS JOIN LATERAL (
        -- A few entries for each transfer of these months: from the company's accounts PostgreSQL would come through all it ever moved.
        SELECT sum(amount_idr) AS amount FROM ledger_entries
        WHERE transfer_id = t.id AND ledger_account_id = ANY (ARRAY(SELECT id FROM ${ledgerAccounts}
          WHERE owner_id = ${viewer.companyId}::uuid AND kind IN ('company_available', 'company_reserved')))
      ) e
    WHERE t.company_id = ${viewer.companyId}::uuid AND t.at >= ${firstMomentOf(months[0]!).toISOString()}::timestamptz
      AND t.kind IN ('reward', 'prize', 'retest', 'fee', 'reversal')
    GROUP BY 1 HAVING sum(e.amount) IS NOT NULL`)
  const known = new Map(rows.map(({ month, spent }) => [month, BigInt(spent)]))
  return months.map((month) => ({ month, spent: known.get(month) ?? 0n }))
}
