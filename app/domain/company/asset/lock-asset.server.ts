import { isId } from '@cakrawala/ids/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { found, refuse } from '#kernel/refusal.ts'
import type { AssetKind } from './asset.ts'
import { assets } from './asset-tables.server.ts'

export type AssetRow = typeof assets.$inferSelect

/** An asset of a company, or of any where `companyId` is null; its row locked until the transaction ends. @throws Refusal not_found */
export async function lockAsset(tx: Tx, companyId: string | null, assetId: string): Promise<AssetRow> {
  if (!isId(assetId)) refuse('not_found')
  const own = companyId === null ? undefined : eq(assets.companyId, companyId)
  const [row] = await tx
    .select()
    .from(assets)
    .where(and(eq(assets.id, assetId), own))
    .for('update')
  return found(row)
}

/** Lets claims of one neighbourhood, and of what resembles it, be proved one after the other. Take it before the row. */
export async function lockNeighbourhood(
  tx: Tx,
  { kind, base, skeleton }: { kind: AssetKind; base: string; skeleton: string | null },
): Promise<void> {
  const key = `asset:${kind}:${skeleton ?? base}`
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}
