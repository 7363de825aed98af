import { and, asc, eq, gte, lt } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { unsafeNumberOf } from './account-number.server.ts'
import { mayPay } from './payout-policy.ts'
import { payoutView } from './payout-queries.server.ts'
import { payoutAccounts, payouts } from './payout-tables.server.ts'
import type { Payee, TaxScheme } from './tax-rules.ts'

/** One transfer of a batch for the bank, with the whole account number. */
export type BatchLine = { code: string; provider: string; number: string; holder: string; net: bigint }
/** What was withheld from one person under one rule by one payout. */
export type WithholdingLine = {
  paidAt: Date
  code: string
  username: string
  name: string
  /** The last digits of the NIK: more of it is never kept. */
  nikLast4: string
  payee: Payee
  scheme: TaxScheme
  ruleId: string
  gross: bigint
  base: bigint
  tax: bigint
}

/** All transfers the actor has taken into processing; each taking of the file is recorded. @throws Refusal forbidden */
export async function exportBankBatch(actor: Person): Promise<BatchLine[]> {
  refuseUnless(mayPay(actor), 'forbidden')
  const rows = await database()
    .select({ payout: payouts, account: payoutAccounts })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .where(and(eq(payouts.state, 'processing'), eq(payouts.takenBy, actor.accountId)))
    .orderBy(asc(payouts.id))
  const codes = rows.map(({ payout }) => payout.code)
  await transaction((tx) => recordExport(tx, actor, { what: 'bank_batch', lines: rows.length, codes }))
  return rows.map(({ payout, account }) => ({
    ...{ code: payout.code, provider: account.provider, number: unsafeNumberOf(account) ?? '' },
    ...{ holder: account.holder, net: payout.netIdr },
  }))
}

/** Everything withheld in a year (Asia/Jakarta), for the tax office; each taking is recorded. @throws Refusal forbidden */
export async function exportWithholding(
  actor: Person,
  { year }: { year: number },
): Promise<WithholdingLine[]> {
  refuseUnless(mayPay(actor), 'forbidden')
  const [from, until] = [year, year + 1].map((one) => new Date(`${one}-01-01T00:00:00+07:00`))
  const rows = await database()
    .select({
      ...{ payout: payouts, account: payoutAccounts, username: accounts.username },
      nikLast4: bughunters.nikLast4,
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .innerJoin(accounts, eq(accounts.id, payouts.bughunterId))
    .innerJoin(bughunters, eq(bughunters.accountId, payouts.bughunterId))
    .where(and(eq(payouts.state, 'paid'), gte(payouts.settledAt, from!), lt(payouts.settledAt, until!)))
    .orderBy(asc(payouts.settledAt), asc(payouts.id))
  await transaction((tx) => recordExport(tx, actor, { what: 'withholding', lines: rows.length, year }))
  return rows.flatMap(({ payout, account, username, nikLast4 }) => {
    const { code, payee, settledAt, taxLines } = payoutView(payout, account)
    const known = { paidAt: settledAt!, code, username, name: account.verifiedName, nikLast4: nikLast4 ?? '' }
    return taxLines.map((line) => ({ ...known, payee, ...line }))
  })
}

function recordExport(tx: Tx, actor: Person, facts: Record<string, unknown>): Promise<void> {
  return record(tx, actor, 'reward.payouts_exported', actor.accountId, facts)
}
