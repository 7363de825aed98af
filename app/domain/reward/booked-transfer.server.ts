import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { referenceKey } from './bank-reference.ts'

/** A transfer that left the platform's bank, or one that the bank `bank` sent. */
export type BankTransfer = { way: 'out'; reference: string } | { way: 'in'; bank: string; reference: string }

/**
 * Whether this transfer is booked already: one that left pays one payout or one refund, one that came in is one top-up or one
 * return. Its number is locked until the transaction ends, so of two who book it at once the second sees the first; for a transfer that
 * leaves, ask before the sides of the money are locked.
 */
export async function isBooked(tx: Pick<Tx, 'execute'>, transfer: BankTransfer): Promise<boolean> {
  const key = referenceKey(transfer.reference)
  const bank = transfer.way === 'in' ? transfer.bank : ''
  const name = `bank transfer:${transfer.way}:${bank}:${key}`
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const { rows } = await tx.execute<{ booked: boolean }>(
    transfer.way === 'out'
      ? sql`SELECT EXISTS (SELECT 1 FROM payouts WHERE reference_key = ${key})
          OR EXISTS (SELECT 1 FROM refunds WHERE reference_key = ${key}) AS booked`
      : sql`SELECT ${cameIn(sql`${bank}`, sql`${key}`)} AS booked`,
  )
  return rows[0]!.booked
}

/** Whether a transfer that the bank sent is booked; the bank and the key of its reference may be columns of a query. */
export function cameIn(bank: SQLWrapper, key: SQLWrapper): SQL<boolean> {
  return sql`(EXISTS (SELECT 1 FROM payouts p WHERE p.return_bank = ${bank} AND p.return_reference_key = ${key})
    OR EXISTS (SELECT 1 FROM refunds d WHERE d.provider = ${bank} AND d.return_reference_key = ${key})
    OR EXISTS (SELECT 1 FROM top_ups t WHERE t.bank = ${bank} AND t.reference_key = ${key} AND ${topUpStands}))`
}

/**
 * What was taken back whole never came; of what was taken back in part the transfer remains booked. `t` is the top-up.
 */
export const topUpStands = sql`(t.status = 'confirmed' OR (t.status = 'reversed' AND t.reversal_idr < t.received_idr))`
