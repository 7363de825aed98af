import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import type { AssetLoss } from './asset.ts'
import type { RevokeAssetInput } from './asset-input.ts'
import { type AssetRow, lockAsset } from './asset-queries.server.ts'
import { assetStateAfter, mayClaimAssets, mayJudgeAssets } from './asset-rules.ts'
import { assets } from './asset-tables.server.ts'

/** The proof of a locked asset holds no longer: targets that name it are paused. @throws Refusal move_forbidden */
export async function loseAsset(
  tx: Tx,
  actor: Actor,
  row: AssetRow,
  { loss, reason = null }: { loss: AssetLoss; reason?: string | null },
): Promise<void> {
  const state = assetStateAfter(row.state, 'lose') ?? refuse('move_forbidden')
  const lost = { state, loss, reason, lostAt: now(), checkDue: null, unanswered: 0 }
  await tx.update(assets).set(lost).where(eq(assets.id, row.id))
  const { id: assetId, companyId, kind, name } = row
  await record(tx, actor, 'company.asset_lost', companyId, { assetId, assetKind: kind, name, loss })
}

/**
 * The platform team takes a proof away: another person owns it, or it was believed wrongly. @throws Refusal not_found;
 * move_forbidden
 */
export async function revokeAsset(
  actor: Actor,
  assetId: string,
  { reason }: RevokeAssetInput,
): Promise<void> {
  const operator = found(mayJudgeAssets(actor) ? actor : null)
  await transaction(async (tx) => {
    const row = await lockAsset(tx, null, assetId)
    await loseAsset(tx, operator, row, { loss: 'revoked', reason })
  })
}

/** A company gives an asset up; targets that name it are paused. @throws Refusal not_found; forbidden; move_forbidden (done before) */
export async function withdrawAsset(actor: Actor, assetId: string): Promise<void> {
  refuseUnless(mayClaimAssets(actor), 'forbidden')
  const { companyId } = actor
  await transaction(async (tx) => {
    const row = await lockAsset(tx, companyId, assetId)
    const state = assetStateAfter(row.state, 'withdraw') ?? refuse('move_forbidden')
    await tx.update(assets).set({ state, withdrawnAt: now(), checkDue: null }).where(eq(assets.id, row.id))
    const { kind, name } = row
    await record(tx, actor, 'company.asset_withdrawn', companyId, { assetId, assetKind: kind, name })
  })
}
