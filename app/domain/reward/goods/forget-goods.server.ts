import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { goodsDays } from '../goods.ts'
import { rewardGoods } from '../goods-tables.server.ts'
import { open } from './goods-queries.server.ts'

/** Deletes addresses and parcel numbers 90 days after a good was received or closed. */
export async function forgetGoods(): Promise<void> {
  await database()
    .update(rewardGoods)
    .set({ addressSealed: null, sendingSealed: null })
    .where(lt(rewardGoods.endedAt, after(now(), -goodsDays.address * day)))
}

/** Of a person who left. What still waits for an address waits for nothing any more. */
export async function eraseGoods(tx: Tx, bughunterId: string): Promise<void> {
  const own = tx.select({ id: reports.id }).from(reports).where(eq(reports.reporterId, bughunterId))
  const its = inArray(rewardGoods.reportId, own)
  await tx
    .update(rewardGoods)
    .set({ state: 'closed', endedAt: now() })
    .where(and(its, eq(rewardGoods.state, 'addressed')))
  await tx.update(rewardGoods).set({ addressSealed: null, sendingSealed: null, reason: null }).where(its)
}

/** The goods a bughunter earned, with the address they gave. */
export async function exportGoods(tx: Tx, bughunterId: string) {
  const rows = await tx
    .select({ code: reports.code, goods: rewardGoods })
    .from(rewardGoods)
    .innerJoin(reports, eq(reports.id, rewardGoods.reportId))
    .where(eq(reports.reporterId, bughunterId))
  return rows.map(({ code, goods: { reportId, state, addressSealed, sentAt, reason, endedAt } }) => ({
    ...{ report: code, state, sentAt, reason, endedAt },
    address: open(reportId, addressSealed),
  }))
}
