import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { count, rupiah } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'

const r = alias(reports, 'r')

/**
 * The state of a bughunter's money, whole rupiah. Of what companies hold for reports under way only the
 * number is shown: the amount is theirs.
 */
export const ownMoney = z.object({
  guaranteed: count,
  /** What open retests pay once they are decided: that is shown beforehand. */
  offered: rupiah,
  ...{ owed: rupiah, inPayout: rupiah, paid: rupiah, tax: rupiah },
})
export type OwnMoney = z.infer<typeof ownMoney>

/** The viewer's own. Served by `reports_counted`, `retests_bughunter`, `ledger_accounts_once` and `payouts_once`. @throws Refusal forbidden for all but bughunters */
export async function ownMoneySeenBy(viewer: Actor): Promise<OwnMoney> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  const own = sql`${viewer.accountId}::uuid`
  const [row] = await askPrepared<
    Record<'offered' | 'owed' | 'inPayout' | 'paid' | 'tax', string> & { guaranteed: number }
  >(sql`
    SELECT
      (SELECT count(*) FROM ${reports} r JOIN rewards w ON w.report_id = ${r.id}
        WHERE ${r.reporterId} = ${own} AND ${r.stage} IN ('valid', 'rated') AND w.reserved_idr > 0 AND w.given_at IS NULL)::int AS guaranteed,
      coalesce((SELECT sum(amount_idr) FROM retests WHERE bughunter_id = ${own} AND state = 'offered'), 0) AS offered,
      coalesce((SELECT sum(balance_idr) FROM ${ledgerAccounts} WHERE kind = 'bughunter_payable' AND owner_id = ${own}), 0) AS owed,
      coalesce((SELECT sum(balance_idr) FROM ${ledgerAccounts} WHERE kind = 'bughunter_in_payout' AND owner_id = ${own}), 0) AS "inPayout",
      coalesce(sum(p.net_idr), 0) AS paid, coalesce(sum(p.tax_idr), 0) AS tax
    FROM payouts p WHERE p.bughunter_id = ${own} AND p.state = 'paid'`)
  const { guaranteed, offered, owed, inPayout, paid, tax } = row!
  return {
    guaranteed,
    ...{
      offered: BigInt(offered),
      owed: BigInt(owed),
      inPayout: BigInt(inPayout),
      paid: BigInt(paid),
      tax: BigInt(tax),
    },
  }
}
