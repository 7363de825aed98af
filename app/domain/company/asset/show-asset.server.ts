import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { eq } from 'drizzle-orm'
import { withUpload } from '#domain/account/files/with-upload.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import type { ShowAssetInput } from './asset-input.ts'
import { lockAsset } from './asset-queries.server.ts'
import { assetStateAfter, mayClaimAssets } from './asset-rules.ts'
import { assetEvidence, assets } from './asset-tables.server.ts'

/** What one company shows in a day. */
const perCompany = rateLimit('asset_evidence', 40, 24 * 60 * 60)

/**
 * Shows the platform team why an asset is the company's own: in words, and with a document. All that was shown is stored;
 * a word of an operator on what was shown before no longer counts.
 * @throws Refusal not_found; forbidden; move_forbidden (proved or withdrawn); as `keepFile` (`document`);
 * too_many_requests
 */
export async function showAsset(
  actor: Actor,
  assetId: string,
  { statement, document }: ShowAssetInput,
): Promise<void> {
  refuseUnless(mayClaimAssets(actor), 'forbidden')
  const { companyId } = actor
  await perCompany.take(companyId)
  await withUpload(actor, 'asset_proof', document ?? null, 'document', (fileId) =>
    transaction((tx) => store(tx, actor, companyId, { assetId, statement, fileId })),
  )
}

async function store(
  tx: Tx,
  actor: Person,
  companyId: string,
  shown: { assetId: string; statement: string; fileId: string | null },
): Promise<void> {
  const row = await lockAsset(tx, companyId, shown.assetId)
  const state = assetStateAfter(row.state, 'show') ?? refuse('move_forbidden')
  const shownAt = now()
  await tx.insert(assetEvidence).values({ id: newId(), ...shown, shownBy: actor.accountId, shownAt })
  await tx
    .update(assets)
    .set({ state, shownAt, firstBy: null, firstAt: null, reason: null })
    .where(eq(assets.id, row.id))
  const { id: assetId, kind, name } = row
  await record(tx, actor, 'company.asset_shown', companyId, {
    assetId,
    assetKind: kind,
    name,
    fileId: shown.fileId,
  })
}
