import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import type { AssetLoss } from './asset.ts'
import type { AssetRow } from './asset-queries.server.ts'
import { assetStateAfter } from './asset-rules.ts'
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
