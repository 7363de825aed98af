import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { type LedgerKind, ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { sqlState, type Tx } from '#infra/database.ts'
import { type Actor, isPerson } from '#kernel/actor.ts'
import { sum } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { ledgerEntries, ledgerTransfers, type TransferKind } from './reward-tables.server.ts'

/** The owner of the platform's own sides: cash and fees. */
const platformId = '00000000-0000-0000-0000-000000000000'

/** One side of the double entry; its account is made when it is first used. */
export type Side = { kind: LedgerKind; ownerId: string }
/** Whole rupiah that come to a side; negative where they leave it. */
export type Entry = { side: Side; amount: bigint }
export type Transfer = {
  kind: TransferKind
  /** `(what, which)` in words: one key moves money once. */
  key: string
  reportId?: string | null
  companyId: string | null
  actor: Actor
  entries: readonly Entry[]
}

export const cash: Side = { kind: 'cash', ownerId: platformId }
export const platformFee: Side = { kind: 'platform_fee', ownerId: platformId }
export const availableOf = (companyId: string): Side => ({ kind: 'company_available', ownerId: companyId })
export const reservedOf = (companyId: string): Side => ({ kind: 'company_reserved', ownerId: companyId })
/** Free balance its owner asked back: on its way to the company's bank account. */
export const inRefundOf = (companyId: string): Side => ({ kind: 'company_in_refund', ownerId: companyId })
/** Tax taken from payouts, until the tax office has it. */
export const taxWithheld: Side = { kind: 'tax_withheld', ownerId: platformId }
export const payableTo = (bughunterId: string): Side => ({ kind: 'bughunter_payable', ownerId: bughunterId })
/** Money of a bughunter on its way out: asked for, not yet arrived. */
export const inPayoutOf = (bughunterId: string): Side => ({
  kind: 'bughunter_in_payout',
  ownerId: bughunterId,
})

/**
 * Moves money between sides. Post before anything is recorded: the history makes writers wait in one line.
 * @returns false when this key has moved its money before; nothing is written then.
 * @throws Refusal balance_insufficient when a side would fall below zero
 */
export async function post(tx: Tx, { entries, ...transfer }: Transfer): Promise<boolean> {
  if (entries.length < 2 || sum(entries.map(({ amount }) => amount)) !== 0n) {
    throw new RangeError(`the entries of ${transfer.key} do not sum to zero`)
  }
  const transferId = await claimKey(tx, transfer)
  if (transferId === null) return false
  const accounts = await lockSides(
    tx,
    entries.map(({ side }) => side),
  )
  const rows = entries.map(({ side, amount }) => ({
    transferId,
    ledgerAccountId: accounts.get(nameOf(side))!.id,
    amountIdr: amount,
  }))
  try {
    await tx.insert(ledgerEntries).values(rows)
  } catch (error) {
    if (sqlState(error) === '23514') refuse('balance_insufficient')
    throw error
  }
  return true
}

/** Locks the accounts of these sides until the transaction ends, always in the order of their ids, and reads them. */
export async function lockSides(
  tx: Tx,
  sides: readonly Side[],
): Promise<Map<string, { id: string; balance: bigint }>> {
  await openMissing(tx, sides)
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(or(...sides.map(isSide)))
    .orderBy(asc(ledgerAccounts.id))
    .for('update')
  return new Map(rows.map((row) => [nameOf(row), { id: row.id, balance: row.balanceIdr }]))
}

/** What a side holds now, locked as `lockSides` does. */
export async function lockedBalance(tx: Tx, side: Side): Promise<bigint> {
  return (await lockSides(tx, [side])).get(nameOf(side))!.balance
}

/** How many transfers of these kinds a report has had: the turn in the keys of the next one. Lock the report first. */
export async function turnsOf(tx: Tx, reportId: string, ...kinds: TransferKind[]): Promise<number> {
  const [row] = await tx
    .select({ turns: sql<number>`count(*)::int` })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.reportId, reportId), inArray(ledgerTransfers.kind, kinds)))
  return row!.turns
}

async function claimKey(tx: Tx, transfer: Omit<Transfer, 'entries'>): Promise<string | null> {
  const { actor, kind, key, companyId, reportId = null } = transfer
  const [row] = await tx
    .insert(ledgerTransfers)
    .values({ kind, key, companyId, reportId, actorId: isPerson(actor) ? actor.accountId : null, at: now() })
    .onConflictDoNothing({ target: ledgerTransfers.key })
    .returning({ id: ledgerTransfers.id })
  return row?.id ?? null
}

async function openMissing(tx: Tx, sides: readonly Side[]): Promise<void> {
  const known = await tx
    .select({ kind: ledgerAccounts.kind, ownerId: ledgerAccounts.ownerId })
    .from(ledgerAccounts)
    .where(or(...sides.map(isSide)))
  const names = new Set(known.map(nameOf))
  const missing = new Map(
    sides.filter((side) => !names.has(nameOf(side))).map((side) => [nameOf(side), side]),
  )
  if (missing.size === 0) return
  const rows = [...missing].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, side]) => ({ id: newId(), ...side }))
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing()
}

function isSide({ kind, ownerId }: Side) {
  return and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.ownerId, ownerId))
}

function nameOf({ kind, ownerId }: Side): string {
  return `${kind}:${ownerId}`
}

/** The free balance of a company; not locked: entries that it does not cover are refused when they are posted. */
export async function freeBalanceOf(reader: Pick<Tx, 'select'>, companyId: string): Promise<bigint> {
  const { kind, ownerId } = availableOf(companyId)
  const [row] = await reader
    .select({ balance: ledgerAccounts.balanceIdr })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.kind, kind), eq(ledgerAccounts.ownerId, ownerId)))
  return row?.balance ?? 0n
}
