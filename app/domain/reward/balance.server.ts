import { now } from '@cakrawala/calendar/clock'
import { firstMomentOf, monthsUpTo } from '@cakrawala/calendar/months'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { maySeeBalance } from './reward-policy.ts'

/**
 * Whole rupiah. `balance` is what is free to give, `reserved` is set aside for valid reports, `minimumBalance` is one top of
 * Medium for every live program that pays money.
 */
export type Balance = { balance: bigint; reserved: bigint; minimumBalance: bigint }

/** The balance of the viewer's company; null for everyone but its owner (role 80431). */
export async function balanceSeenBy(viewer: Actor): Promise<Balance | null> {
  if (!maySeeBalance(viewer)) return null
  const { companyId } = viewer
  const [accounts, minimumBalance] = await Promise.all([holdings(companyId), minimumOf(companyId)])
  const locked = new Map(accounts.map(({ kind, balanceIdr }) => [kind, balanceIdr]))
  return {
    balance: locked.get('company_available') ?? 0n,
    reserved: locked.get('company_reserved') ?? 0n,
    minimumBalance,
  }
}

function holdings(companyId: string) {
  const own = inArray(ledgerAccounts.kind, ['company_available', 'company_reserved'])
  return database()
    .select({ kind: ledgerAccounts.kind, balanceIdr: ledgerAccounts.balanceIdr })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.ownerId, companyId), own))
}

const topOfMedium = sql`(${programVersions.policy}->'grid'->'medium'->>'most')::bigint`
const current = and(
  eq(programVersions.programId, programs.id),
  eq(programVersions.version, programs.currentVersion),
)

/** Live programs of a company that pay money. */
function payingPrograms(companyId: string) {
  return and(
    eq(programs.companyId, companyId),
    eq(programs.status, 'accepted'),
    inArray(programs.rewardType, ['money', 'money_and_other']),
  )
}

async function minimumOf(companyId: string): Promise<bigint> {
  const [row] = await database()
    .select({ least: sql<string>`coalesce(sum(${topOfMedium}), 0)` })
    .from(programs)
    .innerJoin(programVersions, current)
    .where(payingPrograms(companyId))
  return BigInt(row?.least ?? 0)
}

/** What one program adds to the minimum balance, in rupiah. */
export type MinimumPart = { id: string; title: string; amount: bigint }

/** What the minimum balance of the owner's company is made of, at most 20 programs, the largest first. */
export async function minimumPartsSeenBy(viewer: Actor): Promise<MinimumPart[]> {
  if (!maySeeBalance(viewer)) return []
  const amount = sql`coalesce(${topOfMedium}, 0)`.mapWith(BigInt)
  return database()
    .select({ id: programs.id, title: programs.title, amount })
    .from(programs)
    .innerJoin(programVersions, current)
    .where(payingPrograms(viewer.companyId))
    .orderBy(desc(amount), programs.id)
    .limit(20)
}

/** Whole rupiah that left the company in a month: rewards, prizes, paid retests and fees, less what came back. */
export const spendingMonth = z.object({ month: text, spent: rupiah })
export type SpendingMonth = z.infer<typeof spendingMonth>

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
