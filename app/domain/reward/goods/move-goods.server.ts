import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { type GoodsMove, goodsStateAfter, isGoodsMover } from '../goods.ts'
import { rewardGoods } from '../goods-tables.server.ts'
import { lockCase } from '../reward-case.server.ts'
import { goodsOf, itemOf, sealFor } from './goods-queries.server.ts'

const eventOf = {
  give_address: 'reward.goods_addressed',
  send: 'reward.goods_sent',
  confirm: 'reward.goods_received',
  miss: 'reward.goods_missing',
  close: 'reward.goods_closed',
} as const satisfies Record<GoodsMove, string>

/** A bughunter says where the good of a report is to go; until it is sent they may change it. @throws Refusal as `moveGoods` */
export function giveGoodsAddress(
  actor: Actor,
  reportId: string,
  { address }: { address: string },
): Promise<void> {
  return moveGoods(actor, reportId, 'give_address', {
    addressSealed: sealFor(reportId, address),
    reason: null,
  })
}

/** It is on its way, for the first time or again. @throws Refusal as `moveGoods` */
export function sendGoods(actor: Actor, reportId: string, { sending }: { sending: string }): Promise<void> {
  const sentBy = actor.kind === 'person' ? actor.accountId : null
  const sent = { sendingSealed: sealFor(reportId, sending), sentBy, sentAt: now(), reason: null }
  return moveGoods(actor, reportId, 'send', sent)
}

/** Its bughunter has it. @throws Refusal as `moveGoods` */
export function confirmGoods(actor: Actor, reportId: string): Promise<void> {
  return moveGoods(actor, reportId, 'confirm', { endedAt: now(), reason: null })
}

/** It did not arrive. @throws Refusal as `moveGoods` */
export function missGoods(actor: Actor, reportId: string, { reason }: { reason: string }): Promise<void> {
  return moveGoods(actor, reportId, 'miss', { reason })
}

/** The platform team ends what will not be settled otherwise. @throws Refusal as `moveGoods` */
export function closeGoods(actor: Actor, reportId: string, { reason }: { reason: string }): Promise<void> {
  return moveGoods(actor, reportId, 'close', { reason, endedAt: now() })
}

type Written = Partial<Omit<typeof rewardGoods.$inferInsert, 'reportId' | 'state'>>

/** @throws Refusal not_found (report, or it earned no good); forbidden; move_forbidden */
async function moveGoods(actor: Actor, reportId: string, move: GoodsMove, set: Written): Promise<void> {
  await transaction(async (tx) => {
    const { facts } = await lockCase(tx, actor, reportId)
    refuseUnless(isGoodsMover(actor, facts, move), 'forbidden')
    found(await itemOf(tx, reportId))
    const before = await goodsOf(tx, reportId)
    const state = goodsStateAfter(before?.state ?? 'granted', move) ?? refuse('move_forbidden')
    if (!before) await tx.insert(rewardGoods).values({ reportId, state, ...set })
    else
      await tx
        .update(rewardGoods)
        .set({ state, ...set })
        .where(eq(rewardGoods.reportId, reportId))
    await record(tx, actor, eventOf[move], reportId)
  })
}
