import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { keysetQuery, type Order, type Wanted } from '@cakrawala/paging/list-order'
import type { ExportedRows, KeysetPage } from '@cakrawala/paging/paging'
import { readAll } from '@cakrawala/paging/read-all'
import { and, desc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import type { Facts } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { payoutAccounts, payoutBatches, payouts } from '#domain/reward/payout-tables.server.ts'
import { payees } from '#domain/reward/tax-rules.ts'
import { taxLine } from '#domain/reward/tax-view.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { moment, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { unsafeNumberOf } from './payout-account-queries.server.ts'
import type { BankBatchInput } from './payout-input.ts'
import { mayPay } from './payout-policy.ts'
import { payoutView } from './payout-queries.server.ts'

/** One transfer of a batch for the bank, with the whole account number. */
export const batchLine = z.object({
  code: text,
  provider: text,
  number: text,
  holder: text,
  net: rupiah,
  batch: text,
})
export type BatchLine = z.infer<typeof batchLine>
/** What was withheld from one person under one rule by one payout. */
export const withholdingLine = z.object({
  ...{ paidAt: moment, code: text, username: text, name: text },
  /** The last digits of the NIK: more of it is never stored. */
  nikLast4: text,
  ...{ payee: z.enum(payees), ...taxLine.shape },
})
export type WithholdingLine = z.infer<typeof withholdingLine>

/** Of the money that goes out and of the tax no line may be left out: these files are whole, however long. */
const most = Number.POSITIVE_INFINITY

/**
 * The transfers of a batch that are still to be paid; each taking of the file is recorded. Asked again it is the same batch.
 * @returns `batch`: its code, null while the actor has taken nothing
 * @throws Refusal forbidden, not_found
 */
export async function exportBankBatch(
  actor: Person,
  { batch: code }: BankBatchInput = {},
): Promise<ExportedRows<BatchLine> & { batch: string | null }> {
  refuseUnless(mayPay(actor), 'forbidden')
  const batch = await batchFor(actor, code || undefined)
  const exported = batch
    ? await readAll([(wanted) => batchLines(batch, wanted)], most)
    : { rows: [], more: false }
  const codes = exported.rows.map(({ code }) => code)
  await transaction((tx) =>
    recordExport(tx, actor, { what: 'bank_batch', batch: batch?.code ?? null, lines: codes.length, codes }),
  )
  return { ...exported, batch: batch?.code ?? null }
}

async function batchLines({ id, code: batch }: Batch, wanted: Wanted): Promise<KeysetPage<BatchLine>> {
  const keyset = keysetQuery({ keys: [], id: payouts.id }, wanted)
  const found = await database()
    .select({ payout: payouts, account: payoutAccounts, place: keyset.place })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .where(and(eq(payouts.batchId, id), eq(payouts.state, 'processing'), keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.cut(found)
  const lines = rows.map(({ payout, account }) => ({
    ...{ code: payout.code, provider: account.provider, number: unsafeNumberOf(account) ?? '' },
    ...{ holder: account.holder, net: payout.netIdr, batch },
  }))
  return { rows: lines, ...ways }
}

/**
 * Everything withheld in a year (Asia/Jakarta), for the tax office; what came back is taken off again, as lines below zero on the day
 * it came back. Each taking is recorded. @throws Refusal forbidden
 */
export async function exportWithholding(
  actor: Person,
  { year }: { year: number },
): Promise<ExportedRows<WithholdingLine>> {
  refuseUnless(mayPay(actor), 'forbidden')
  const [from, until] = [year, year + 1].map((one) => new Date(`${one}-01-01T00:00:00+07:00`))
  const inYear = (moment: typeof payouts.settledAt) => and(gte(moment, from!), lt(moment, until!))
  const paid = and(inArray(payouts.state, ['paid', 'returned']), inYear(payouts.settledAt))
  const returned = and(eq(payouts.state, 'returned'), inYear(payouts.returnedAt))
  const { rows } = await readAll(
    [(wanted) => withheldFrom(paid, 'paid', wanted), (wanted) => withheldFrom(returned, 'returned', wanted)],
    most,
  )
  await transaction((tx) => recordExport(tx, actor, { what: 'withholding', lines: rows.length, year }))
  return { rows: rows.flat(), more: false }
}

/** The lines of each payout. */
async function withheldFrom(
  which: SQL | undefined,
  end: 'paid' | 'returned',
  wanted: Wanted,
): Promise<KeysetPage<WithholdingLine[]>> {
  const by = end === 'paid' ? payouts.settledAt : payouts.returnedAt
  const oldestFirst: Order = {
    keys: [{ by, down: false, as: 'moment' }],
    id: payouts.id,
  }
  const keyset = keysetQuery(oldestFirst, wanted)
  const found = await database()
    .select({
      ...{ payout: payouts, account: payoutAccounts, username: accounts.username },
      ...{ nikLast4: bughunters.nikLast4, place: keyset.place },
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.payoutAccountId))
    .innerJoin(accounts, eq(accounts.id, payouts.bughunterId))
    .innerJoin(bughunters, eq(bughunters.accountId, payouts.bughunterId))
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const { rows, ...ways } = keyset.cut(found)
  const lines = rows.map(({ payout, account, username, nikLast4 }) => {
    const { code, payee, settledAt, taxLines } = payoutView(payout, account)
    const paidAt = end === 'paid' ? settledAt! : payout.returnedAt!
    const known = { paidAt, code, username, name: account.verifiedName, nikLast4: nikLast4 ?? '' }
    const lines = taxLines.map((line) => ({ ...known, payee, ...line }))
    return end === 'paid' ? lines : lines.map(takenOff)
  })
  return { rows: lines, ...ways }
}

function takenOff(line: WithholdingLine): WithholdingLine {
  return { ...line, gross: -line.gross, base: -line.base, tax: -line.tax }
}

function recordExport(tx: Tx, actor: Person, facts: Facts<'reward.payouts_exported'>): Promise<void> {
  return record(tx, actor, 'reward.payouts_exported', actor.accountId, facts)
}

type Batch = { id: string; code: string }

/** `BT-20261123-1A2B3C`: a name people read. */
function batchCode(id: string): string {
  return `BT-${jakartaDay(now()).replaceAll('-', '')}-${id.replaceAll('-', '').slice(-6).toUpperCase()}`
}

/**
 * The batch a person takes to the bank: a new one of what they have taken and is in none, else their last one again. So a
 * file that is downloaded twice is the same batch twice, and no line is in two.
 * @param code of a batch of theirs, to have that one again
 * @returns null while they have taken nothing yet
 * @throws Refusal not_found
 */
function batchFor(actor: Person, code: string | undefined): Promise<Batch | null> {
  return transaction(async (tx) => {
    if (code !== undefined) return found(await ownBatch(tx, actor, code))
    const fresh = await tx
      .select({ id: payouts.id })
      .from(payouts)
      .where(
        and(eq(payouts.state, 'processing'), eq(payouts.takenBy, actor.accountId), isNull(payouts.batchId)),
      )
      .orderBy(payouts.id)
      .for('update')
    if (fresh.length === 0) return ownBatch(tx, actor)
    const id = newId()
    const batch = { id, code: batchCode(id) }
    await tx.insert(payoutBatches).values({ ...batch, madeBy: actor.accountId, madeAt: now() })
    const ids = fresh.map((payout) => payout.id)
    await tx.update(payouts).set({ batchId: id }).where(inArray(payouts.id, ids))
    return batch
  })
}

/** The one of this code, or the last one. */
async function ownBatch(tx: Tx, { accountId }: Person, code?: string): Promise<Batch | null> {
  const which = code === undefined ? undefined : eq(payoutBatches.code, code)
  const [batch] = await tx
    .select({ id: payoutBatches.id, code: payoutBatches.code })
    .from(payoutBatches)
    .where(and(eq(payoutBatches.madeBy, accountId), which))
    .orderBy(desc(payoutBatches.madeAt), desc(payoutBatches.id))
    .limit(1)
  return batch ?? null
}
