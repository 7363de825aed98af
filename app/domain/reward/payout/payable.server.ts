import { and, asc, eq, gt, notExists, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { defaultTaxScheme, type TaxScheme } from '#domain/program/tax/tax-scheme.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { ledgerTransfers, retests, rewards } from '#domain/reward/reward-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { payoutLines } from './payout-tables.server.ts'
import type { PayoutPart } from './payout-view.ts'

/**
 * One part of what is owed: a reward (`reportId`), or a prize or a retest (`transferId`). `name`: the report's code, the
 * challenge's title.
 */
export type PayablePart = {
  kind: PayoutPart
  reportId: string | null
  transferId: string | null
  name: string
  /** Of a retest: which paid one of its report. */
  round: number | null
  amount: bigint
  scheme: TaxScheme
}

/** What is owed to somebody and in no payout yet; `lock` keeps the rewards as they are until the transaction ends. */
export async function payableParts(tx: Tx, bughunterId: string, lock = false): Promise<PayablePart[]> {
  return [
    ...(await payableRewards(tx, bughunterId, lock)),
    ...(await payablePrizes(tx, bughunterId)),
    ...(await payableRetests(tx, bughunterId)),
  ]
}

async function payableRewards(tx: Tx, bughunterId: string, lock: boolean): Promise<PayablePart[]> {
  const owed = [
    eq(reports.reporterId, bughunterId),
    // Written out as `reports_payable` has it.
    sql`${reports.rewardState} = 'payable'`,
    gt(rewards.amountIdr, 0n),
  ]
  const query = tx
    .select({
      ...{ reportId: reports.id, code: reports.code, amount: rewards.amountIdr },
      ...{ scheme: rewards.taxScheme, programKind: programs.kind },
    })
    .from(reports)
    .innerJoin(rewards, eq(rewards.reportId, reports.id))
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(...owed))
    .orderBy(asc(reports.id))
  const rows = await (lock ? query.for('update', { of: reports }) : query)
  return rows.map(({ reportId, code, amount, programKind, scheme }) => ({
    ...{ kind: 'reward' as const, reportId, transferId: null, name: code ?? '', round: null, amount },
    scheme: scheme ?? defaultTaxScheme(programKind),
  }))
}

/** Prizes are known by the movement that made them payable; its key names the challenge. */
async function payablePrizes(tx: Tx, bughunterId: string): Promise<PayablePart[]> {
  const answer = await tx.execute<{
    id: string
    title: string
    amount: string
    scheme: TaxScheme | null
  }>(sql`
    SELECT t.id, p.title, e.amount_idr AS amount, p.tax_scheme AS scheme
    FROM ledger_accounts a
    JOIN ledger_entries e ON e.ledger_account_id = a.id AND e.amount_idr > 0
    JOIN ledger_transfers t ON t.id = e.transfer_id AND t.kind = 'prize'
    JOIN programs p ON p.id = split_part(t.key, ':', 2)::uuid
    WHERE a.kind = 'bughunter_payable' AND a.owner_id = ${bughunterId}::uuid
      AND NOT EXISTS (SELECT 1 FROM payout_lines l WHERE l.transfer_id = t.id AND l.counts)
    ORDER BY t.id`)
  return answer.rows.map(({ id, title, amount, scheme }) => ({
    ...{ kind: 'prize' as const, reportId: null, transferId: id, name: title, round: null },
    ...{ amount: BigInt(amount), scheme: scheme ?? defaultTaxScheme('challenge') },
  }))
}

/** Done retests; like prizes they are known by their movement, and nothing takes them back. */
async function payableRetests(tx: Tx, bughunterId: string): Promise<PayablePart[]> {
  const transfer = sql`${ledgerTransfers.key} = 'retest:' || ${retests.reportId} || ':' || ${retests.round}`
  const inPayout = and(eq(payoutLines.transferId, ledgerTransfers.id), eq(payoutLines.counts, true))
  const rows = await tx
    .select({
      ...{ transferId: ledgerTransfers.id, code: reports.code, round: retests.round },
      ...{ amount: retests.amountIdr, scheme: retests.taxScheme },
    })
    .from(retests)
    .innerJoin(ledgerTransfers, transfer)
    .innerJoin(reports, eq(reports.id, retests.reportId))
    .where(
      and(
        ...[eq(retests.bughunterId, bughunterId), eq(retests.state, 'owed')],
        notExists(tx.select({ one: sql`1` }).from(payoutLines).where(inPayout)),
      ),
    )
    .orderBy(asc(ledgerTransfers.id))
  return rows.map(({ code, ...row }) => ({
    ...{ kind: 'retest' as const, reportId: null, name: code ?? '' },
    ...row,
  }))
}
