import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { RevokeAssetInput } from './asset-input.ts'
import { lockAsset } from './asset-queries.server.ts'
import { mayJudgeAssets } from './asset-rules.ts'
import { loseAsset } from './lose-asset.server.ts'

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
