import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { found } from '#kernel/refusal.ts'
import { assets } from './asset-tables.server.ts'

/** What never changes of an asset and names its neighbourhood; read before the lock. @throws Refusal not_found */
export async function neighbourhoodOf(tx: Tx, assetId: string) {
  const { kind, base, skeleton } = assets
  const [row] = await tx.select({ kind, base, skeleton }).from(assets).where(eq(assets.id, assetId))
  return found(row)
}
