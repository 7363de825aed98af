import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockAsset } from './asset-queries.server.ts'
import { assetStateAfter, mayClaimAssets } from './asset-rules.ts'
import { assets } from './asset-tables.server.ts'

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
