import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { factsOf } from '#domain/report/report-facts.server.ts'
import { isReporter, maySee } from '#domain/report/report-policy.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { seal, unseal } from '#infra/secrets.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { goodsMoves, goodsStateAfter, isGoodsMover, sendsGoods } from '../goods.ts'
import { type GoodsRow, rewardGoods } from '../goods-tables.server.ts'
import { rewards } from '../reward-tables.server.ts'
import type { GoodsView } from './goods-view.ts'

/**
 * The good a report earned; null where it earned none. @throws Refusal not_found for unknown reports and for those the viewer
 * may not see
 */
export async function goodsSeenBy(viewer: Actor, reportId: string): Promise<GoodsView | null> {
  if (!isId(reportId)) refuse('not_found')
  const [report] = await database().select().from(reports).where(eq(reports.id, reportId))
  const known = report ? await factsOf(database(), viewer, report) : null
  const { facts } = found(known && maySee(viewer, known.facts) ? known : null)
  const item = await itemOf(database(), reportId)
  if (item === null) return null
  const row = await goodsOf(database(), reportId)
  const state = row?.state ?? 'granted'
  const told = isReporter(viewer, facts) || sendsGoods(viewer, facts)
  return {
    ...{ item, state },
    address: told ? open(reportId, row?.addressSealed) : null,
    sending: told ? open(reportId, row?.sendingSealed) : null,
    ...{ sentAt: row?.sentAt ?? null, reason: row?.reason ?? null, endedAt: row?.endedAt ?? null },
    moves: goodsMoves.filter(
      (move) => isGoodsMover(viewer, facts, move) && goodsStateAfter(state, move) !== null,
    ),
  }
}

/** The good that was given for a report; null where none was. */
export async function itemOf(tx: Tx, reportId: string): Promise<string | null> {
  const [row] = await tx
    .select({ item: rewards.otherReward, givenAt: rewards.givenAt })
    .from(rewards)
    .where(eq(rewards.reportId, reportId))
  return row?.givenAt ? row.item : null
}

export async function goodsOf(tx: Tx, reportId: string): Promise<GoodsRow | undefined> {
  const [row] = await tx.select().from(rewardGoods).where(eq(rewardGoods.reportId, reportId))
  return row
}

export function sealFor(reportId: string, text: string): Buffer {
  return seal(`goods:${reportId}`, Buffer.from(text))
}

/** Null where there is nothing, and where it was sealed with a key that was lost. */
export function open(reportId: string, sealed: Buffer | null | undefined): string | null {
  try {
    return sealed ? unseal(`goods:${reportId}`, sealed).toString() : null
  } catch {
    return null
  }
}
