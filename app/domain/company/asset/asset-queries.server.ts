import { and, asc, desc, eq, ne, type SQL } from 'drizzle-orm'
import { files } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { countIn, keysetQuery, type Wanted } from '#infra/list-order.ts'
import type { Actor } from '#kernel/actor.ts'
import { isId } from '#kernel/ids.ts'
import type { CountedPage } from '#kernel/paging.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { type AssetKind, type AssetLoss, type AssetProof, type AssetState, isReadable } from './asset.ts'
import { mayClaimAssets, maySeeAssets } from './asset-policy.ts'
import { assetEvidence, assets } from './asset-tables.server.ts'
import { type ProofPlaces, proofPlaces, type ReadProblem } from './read-proof.server.ts'

export type AssetLine = {
  id: string
  kind: AssetKind
  name: string
  state: AssetState
  proof: AssetProof | null
  claimedAt: Date
  provedAt: Date | null
}
/** One thing that was shown. `file`: null where there was none. */
export type EvidenceView = { id: string; statement: string; shownAt: Date; file: string | null }
/** What both sides read of an asset. */
export type AssetView = AssetLine & {
  lookalike: boolean
  shownAt: Date | null
  /** When the first of two operators believed it. */
  firstAt: Date | null
  reason: string | null
  checkedAt: Date | null
  dnsProblem: ReadProblem | null
  fileProblem: ReadProblem | null
  checkDue: Date | null
  lostAt: Date | null
  loss: AssetLoss | null
  /** Newest first. */
  evidence: EvidenceView[]
}
/** `places`: where a record or a file proves it; null where neither does. */
export type OwnAssetView = AssetView & { places: ProofPlaces | null; mayChange: boolean }

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
  const { identity, token, ...asset } = await unsafeAsset(own)
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

/** One asset and what was shown of it, whoever asks. @throws Refusal not_found */
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
