import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq, sql } from 'drizzle-orm'
import { inPayoutOf, payableTo } from '#domain/reward/ledger.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { AccountRow, PayeeFacts } from '../lock-payee.server.ts'
import { payoutCode } from '../payout.ts'
import { payoutLines, payouts } from '../payout-tables.server.ts'
import type { Withholding } from '../tax.ts'
import { moveRewards, type PayoutRow, postPayout, system } from './move-payout.server.ts'
import type { PayablePart } from './payable.server.ts'

/** Who of the team asks for a person who left, why, and the document they sent. */
export type AskedFor = { requestedBy: string; requestReason: string; requestFileId: string }
type Placed = {
  bughunterId: string
  key: string
  account: Pick<AccountRow, 'id'>
  payee: PayeeFacts
  parts: readonly PayablePart[]
  sums: Withholding
  askedFor?: AskedFor
}

/** A request of the same bughunter under the same key; null where there is none. */
export async function sameRequest(
  tx: Tx,
  bughunterId: string,
  requestKey: string,
): Promise<PayoutRow | null> {
  const [before] = await tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.bughunterId, bughunterId), eq(payouts.requestKey, requestKey)))
  return before ?? null
}

/**
 * Writes a payout of these parts and moves their money out of what is payable. It moves reports, which record: the caller records
 * the payout itself last, and has locked the payee.
 */
export async function placePayout(
  tx: Tx,
  actor: Person,
  placed: Placed,
): Promise<{ id: string; code: string }> {
  const { bughunterId, parts, sums } = placed
  const { id, code } = await insertPayout(tx, placed)
  await tx.insert(payoutLines).values(
    parts.map(({ reportId, transferId, amount, scheme }) => ({
      ...{ id: newId(), payoutId: id, reportId, transferId, amountIdr: amount, taxScheme: scheme },
    })),
  )
  await postPayout(tx, actor, id, 'payout_request', [
    [payableTo(bughunterId), -sums.gross],
    [inPayoutOf(bughunterId), sums.gross],
  ])
  const reportIds = parts.flatMap(({ reportId }) => reportId ?? [])
  await moveRewards(tx, system, reportIds, 'start_payout')
  return { id, code }
}

async function insertPayout(tx: Tx, { bughunterId, key, account, payee, sums, askedFor }: Placed) {
  const answer = await tx.execute<{ serial: string }>(sql`SELECT nextval('payout_serials') AS serial`)
  const code = payoutCode(Number(jakartaDay(now()).slice(0, 4)), Number(answer.rows[0]!.serial))
  const id = newId()
  await tx.insert(payouts).values({
    ...{ id, code, bughunterId, payoutAccountId: account.id, state: 'requested' },
    ...{ grossIdr: sums.gross, taxIdr: sums.tax, netIdr: sums.net, payee: payee.payee },
    taxLines: sums.lines.map(({ scheme, ruleId, gross, base, tax }) => ({
      ...{ scheme, ruleId, gross: String(gross), base: String(base), tax: String(tax) },
    })),
    ...{ requestKey: key, requestedAt: now(), twoPeople: payee.suspended || askedFor !== undefined },
    ...askedFor,
  })
  return { id, code }
}
