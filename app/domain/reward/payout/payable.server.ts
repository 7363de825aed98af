import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { defaultTaxScheme, type TaxScheme } from '#domain/program/tax-scheme.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { rewards } from '#domain/reward/reward-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { PayoutLine } from './payout-view.ts'

/**
 * One part of what is owed: a reward (`reportId`), or a prize or a retest (`transferId`). `name`: the report's code, the
 * challenge's title.
 */
export type PayablePart = PayoutLine & { transferId: string | null }

/** A part as its readers see it. */
export function payableLine({ transferId: _, ...line }: PayablePart): PayoutLine {
  return line
}

/** What is owed to a person and in no payout yet; `lock` keeps the rewards as they are until the transaction ends. */
export async function payableParts(tx: Tx, bughunterId: string, lock = false): Promise<PayablePart[]> {
  return [...(await payableRewards(tx, bughunterId, lock)), ...(await payableMovements(tx, bughunterId))]
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

/** Prizes and done retests are known by the movement that made them payable; the key of a prize names the challenge. */
async function payableMovements(tx: Tx, bughunterId: string): Promise<PayablePart[]> {
  const isFree = sql`NOT EXISTS (SELECT 1 FROM payout_lines l WHERE l.transfer_id = t.id AND l.counts)`
  const answer = await tx.execute<Movement>(sql`
    SELECT t.id, 'prize' AS kind, p.title AS name, NULL::int AS round, e.amount_idr AS amount, p.tax_scheme AS scheme
    FROM ${ledgerAccounts} a
    JOIN ledger_entries e ON e.ledger_account_id = a.id AND e.amount_idr > 0
    JOIN ledger_transfers t ON t.id = e.transfer_id AND t.kind = 'prize'
    JOIN ${programs} p ON p.id = split_part(t.key, ':', 2)::uuid
    WHERE a.kind = 'bughunter_payable' AND a.owner_id = ${bughunterId}::uuid AND ${isFree}
    UNION ALL
    SELECT t.id, 'retest', r.code, x.round, x.amount_idr, x.tax_scheme
    FROM retests x
    JOIN ledger_transfers t ON t.key = 'retest:' || x.report_id || ':' || x.round
    JOIN ${reports} r ON r.id = x.report_id
    WHERE x.bughunter_id = ${bughunterId}::uuid AND x.state = 'owed' AND ${isFree}
    ORDER BY kind, id`)
  return answer.rows.map(({ id, amount, scheme, ...row }) => ({
    ...{ ...row, reportId: null, transferId: id, amount: BigInt(amount) },
    scheme: scheme ?? defaultTaxScheme('challenge'),
  }))
}

type Movement = {
  id: string
  kind: 'prize' | 'retest'
  name: string
  round: number | null
  amount: string
  scheme: TaxScheme | null
}
