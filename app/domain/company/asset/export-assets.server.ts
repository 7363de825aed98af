import { asc, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { assetEvidence, assets } from './asset-tables.server.ts'

/** All that a company claimed, and what it showed for it. */
export async function exportAssets(tx: Tx, companyId: string) {
  const { id, kind, name, state, proof, claimedAt, provedAt, lostAt, loss, reason, withdrawnAt } = assets
  const rows = await tx
    .select({ id, kind, name, state, proof, claimedAt, provedAt, lostAt, loss, reason, withdrawnAt })
    .from(assets)
    .where(eq(assets.companyId, companyId))
    .orderBy(asc(claimedAt), asc(id))
  const shown = await tx
    .select({ assetId: assets.id, statement: assetEvidence.statement, shownAt: assetEvidence.shownAt })
    .from(assetEvidence)
    .innerJoin(assets, eq(assets.id, assetEvidence.assetId))
    .where(eq(assets.companyId, companyId))
    .orderBy(asc(assetEvidence.shownAt))
  const evidenceOf = Map.groupBy(shown, (one) => one.assetId)
  return rows.map(({ id: assetId, ...asset }) => ({
    ...asset,
    evidence: (evidenceOf.get(assetId) ?? []).map(({ statement, shownAt }) => ({ statement, shownAt })),
  }))
}
