import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { operatorsFor } from './asset.ts'
import type { JudgeAssetInput } from './asset-input.ts'
import { type AssetRow, lockAsset, lockNeighbourhood } from './asset-queries.server.ts'
import { assetStateAfter, mayJudgeAssets } from './asset-rules.ts'
import { assets } from './asset-tables.server.ts'
import { proveAsset } from './prove-asset.server.ts'

/**
 * An operator's word on what a company showed. A domain is proved by the word of two; anything else by that of one.
 * @returns whether it is proved now
 * @throws Refusal not_found; conflict `asset_changed` (judged by a colleague, or something else was shown since), `asset_taken`;
 *   forbidden `second_operator` (the first cannot be the second)
 */
export async function judgeAsset(
  actor: Actor,
  assetId: string,
  { decision, shownAt, reason }: JudgeAssetInput,
): Promise<{ proved: boolean }> {
  const operator = found(mayJudgeAssets(actor) && isId(assetId) ? actor : null)
  return transaction(async (tx) => {
    await lockNeighbourhood(tx, await neighbourhoodOf(tx, assetId))
    const row = await lockAsset(tx, null, assetId)
    const unchanged = row.state === 'waiting' && row.shownAt?.toISOString() === shownAt
    refuseUnless(unchanged, 'conflict', 'asset_changed')
    if (decision === 'refuse') return refuseAsset(tx, operator, row, reason)
    if (operatorsFor[row.kind] === 2 && row.firstBy === null) return firstWord(tx, operator, row)
    refuseUnless(row.firstBy !== operator.accountId, 'forbidden', 'second_operator')
    await proveAsset(tx, operator, row, 'operators')
    return { proved: true }
  })
}

async function firstWord(tx: Tx, operator: Person, { id, companyId, kind, name }: AssetRow) {
  await tx.update(assets).set({ firstBy: operator.accountId, firstAt: now() }).where(eq(assets.id, id))
  await record(tx, operator, 'company.asset_believed', companyId, { assetId: id, assetKind: kind, name })
  return { proved: false }
}

async function refuseAsset(tx: Tx, operator: Person, row: AssetRow, reason: string) {
  const state = assetStateAfter(row.state, 'refuse') ?? refuse('move_forbidden')
  await tx.update(assets).set({ state, reason, firstBy: null, firstAt: null }).where(eq(assets.id, row.id))
  const { id: assetId, companyId, kind, name } = row
  await record(tx, operator, 'company.asset_refused', companyId, { assetId, assetKind: kind, name })
  return { proved: false }
}

/** What never changes of an asset and names its neighbourhood; read before the lock. @throws Refusal not_found */
async function neighbourhoodOf(tx: Tx, assetId: string) {
  const { kind, base, skeleton } = assets
  const [row] = await tx.select({ kind, base, skeleton }).from(assets).where(eq(assets.id, assetId))
  return found(row)
}
