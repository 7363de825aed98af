import { now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq, ne, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseField, refuseUnless } from '#kernel/refusal.ts'
import { presentPlanOf } from '../plan-on.server.ts'
import { mostAssets, mostOpenClaims } from './asset.ts'
import type { ClaimAssetInput } from './asset-input.ts'
import { assetNameOf } from './asset-name.server.ts'
import { mayClaimAssets } from './asset-rules.ts'
import { assets } from './asset-tables.server.ts'
import { isTaken, resemblesForeign } from './foreign-asset.server.ts'

/** Claims of one company a day, withdrawn ones included. */
const perCompany = rateLimit('asset_claims', 60, 24 * 60 * 60)

/**
 * A company claims an asset as its own. It counts for nothing until it is proved. The same claim again is the
 * one that is there.
 * @throws Refusal forbidden; invalid_input (`name`: why it cannot be claimed; `asset_taken` by another
 *   company); conflict `assets_full` (of the plan), `asset_claims_open` (too many that are not proved);
 *   too_many_requests
 */
export async function claimAsset(
  actor: Actor,
  { kind, name }: ClaimAssetInput,
): Promise<{ assetId: string }> {
  refuseUnless(mayClaimAssets(actor), 'forbidden')
  const { companyId, accountId } = actor
  await perCompany.take(companyId)
  const read = assetNameOf(kind, name, settings().mode !== 'production')
  if ('problem' in read) refuseField('name', read.problem)
  return transaction(async (tx) => {
    await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
    const earlier = await claimOf(tx, companyId, kind, read.identity)
    if (earlier) return { assetId: earlier }
    await refuseAboveLimits(tx, companyId)
    const asked = { ...read, kind, companyId }
    if (await isTaken(tx, asked)) refuseField('name', 'asset_taken')
    const assetId = newId()
    await tx.insert(assets).values({
      ...{ id: assetId, ...asked, lookalike: await resemblesForeign(tx, asked), token: randomWord(32) },
      ...{ state: 'claimed', claimedBy: accountId, claimedAt: now() },
      // Giving it up and claiming it anew does not undo what the team decided.
      loss: (await wasRevoked(tx, companyId, kind, read.identity)) ? 'revoked' : null,
    })
    await record(tx, actor, 'company.asset_claimed', companyId, { assetId, assetKind: kind, name: read.name })
    return { assetId }
  })
}

async function wasRevoked(
  tx: Tx,
  companyId: string,
  kind: ClaimAssetInput['kind'],
  identity: string,
): Promise<boolean> {
  const same = and(eq(assets.companyId, companyId), eq(assets.kind, kind), eq(assets.identity, identity))
  const rows = await tx.select({ loss: assets.loss }).from(assets).where(same)
  return rows.some(({ loss }) => loss === 'revoked')
}

async function claimOf(tx: Tx, companyId: string, kind: ClaimAssetInput['kind'], identity: string) {
  const [row] = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(
      and(
        eq(assets.companyId, companyId),
        eq(assets.kind, kind),
        eq(assets.identity, identity),
        ne(assets.state, 'withdrawn'),
      ),
    )
  return row?.id ?? null
}

async function refuseAboveLimits(tx: Tx, companyId: string): Promise<void> {
  const [counted] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      open: sql<number>`count(*) FILTER (WHERE ${assets.state} NOT IN ('proved', 'lost'))::int`,
    })
    .from(assets)
    .where(and(eq(assets.companyId, companyId), ne(assets.state, 'withdrawn')))
  const { plan } = await presentPlanOf(tx, companyId)
  refuseUnless(counted!.all < mostAssets[plan], 'conflict', 'assets_full')
  refuseUnless(counted!.open < mostOpenClaims, 'conflict', 'asset_claims_open')
}
