import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { payoutBatches, payouts } from '../payout-tables.server.ts'

export type Batch = { id: string; code: string }

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
export function batchFor(actor: Person, code: string | undefined): Promise<Batch | null> {
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
