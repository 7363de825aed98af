import { isId } from '@cakrawala/ids/ids'
import { countIn, keysetQuery, type Wanted } from '@cakrawala/paging/list-order'
import type { CountedPage } from '@cakrawala/paging/paging'
import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type AssetKind, assetKinds, assetLosses, assetProofs, assetStates, isReadable } from './asset.ts'
import { mayClaimAssets, maySeeAssets } from './asset-rules.ts'
import { assetEvidence, assets } from './asset-tables.server.ts'
import { proofPlaces, readProblems } from './read-proof.server.ts'

export const assetLine = z.object({
  ...{ id: text, kind: z.enum(assetKinds), name: text, state: z.enum(assetStates) },
  ...{ proof: z.enum(assetProofs).nullable(), claimedAt: moment, provedAt: moment.nullable() },
})
export type AssetLine = z.infer<typeof assetLine>
/** One thing that was shown. `file`: null where there was none. */
const evidenceView = z.object({ id: text, statement: text, shownAt: moment, file: text.nullable() })
export type EvidenceView = z.infer<typeof evidenceView>
const problem = z.enum(readProblems).nullable()
/** What both sides read of an asset. */
export const assetView = assetLine.extend({
  ...{ lookalike: flag, shownAt: moment.nullable() },
  /** When the first of two operators believed it. */
  firstAt: moment.nullable(),
  ...{ reason: text.nullable(), checkedAt: moment.nullable(), dnsProblem: problem, fileProblem: problem },
  ...{ checkDue: moment.nullable(), lostAt: moment.nullable(), loss: z.enum(assetLosses).nullable() },
  /** Newest first. */
  evidence: z.array(evidenceView),
})
export type AssetView = z.infer<typeof assetView>
/** `places`: where a record or a file proves it; null where neither does. */
export const ownAssetView = assetView
  .extend({
    places: z.object({ recordName: text, fileAddress: text, content: text }).nullable(),
    mayChange: flag,
  })
  .meta({ id: 'Asset' })
export type OwnAssetView = z.infer<typeof ownAssetView>

/** Most evidence that a page shows. */
const mostShown = 20

/** The assets of the actor's company that are not withdrawn, newest first. @throws Refusal forbidden for all who do not write programs of a company */
export async function assetsSeenBy(actor: Actor, wanted: Wanted): Promise<CountedPage<AssetLine>> {
  refuseUnless(maySeeAssets(actor), 'forbidden')
  const { companyId } = actor
  const which = and(eq(assets.companyId, companyId), ne(assets.state, 'withdrawn'))
  const keyset = keysetQuery(
    { keys: [{ by: assets.claimedAt, down: true, as: 'moment' }], id: assets.id, down: true },
    wanted,
  )
  const rows = await database()
    .select({ ...lineColumns, place: keyset.place, total: countIn(assets, which) })
    .from(assets)
    .where(and(which, keyset.beyond))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return keyset.countedPage(rows)
}

/** One of them, with what its company has to do. @throws Refusal forbidden; not_found */
export async function ownAsset(actor: Actor, assetId: string): Promise<OwnAssetView> {
  refuseUnless(maySeeAssets(actor), 'forbidden')
  const { companyId } = actor
  if (!isId(assetId)) refuse('not_found')
  const own = and(eq(assets.id, assetId), eq(assets.companyId, companyId), ne(assets.state, 'withdrawn'))
  const { identity, token, companyId: _company, firstBy: _first, ...asset } = await unsafeAsset(own)
  const places = isReadable(asset) ? proofPlaces(identity, token) : null
  return { ...asset, places, mayChange: mayClaimAssets(actor) }
}

export const lineColumns = {
  id: assets.id,
  kind: assets.kind,
  name: assets.name,
  state: assets.state,
  proof: assets.proof,
  claimedAt: assets.claimedAt,
  provedAt: assets.provedAt,
}

/** One asset and what was shown of it, without scoping. @throws Refusal not_found */
export async function unsafeAsset(which: SQL | undefined) {
  const [row] = await database()
    .select({
      ...lineColumns,
      ...{
        identity: assets.identity,
        token: assets.token,
        lookalike: assets.lookalike,
        reason: assets.reason,
      },
      ...{ shownAt: assets.shownAt, firstAt: assets.firstAt, firstBy: assets.firstBy },
      ...{ checkedAt: assets.checkedAt, dnsProblem: assets.dnsProblem, fileProblem: assets.fileProblem },
      ...{ checkDue: assets.checkDue, lostAt: assets.lostAt, loss: assets.loss, companyId: assets.companyId },
    })
    .from(assets)
    .where(which)
  const asset = found(row)
  return { ...asset, evidence: await evidenceOf(asset.id) }
}

async function evidenceOf(assetId: string): Promise<EvidenceView[]> {
  const { id, statement, shownAt } = assetEvidence
  return database()
    .select({ id, statement, shownAt, file: files.name })
    .from(assetEvidence)
    .leftJoin(files, eq(files.id, assetEvidence.fileId))
    .where(eq(assetEvidence.assetId, assetId))
    .orderBy(desc(shownAt), asc(id))
    .limit(mostShown)
}

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
