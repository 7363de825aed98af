import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq } from 'drizzle-orm'
import { database, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { isReadable } from './asset.ts'
import { lockAsset, lockNeighbourhood } from './asset-queries.server.ts'
import { assetStateAfter, mayClaimAssets } from './asset-rules.ts'
import { assets } from './asset-tables.server.ts'
import { proveAsset } from './prove-asset.server.ts'
import { type ProofReading, type ReadProblem, readProblems, readProof } from './read-proof.server.ts'

/** Readings that one company asks for in an hour. */
const perCompany = rateLimit('asset_checks', 60, 60 * 60)

/**
 * Looks for the record or file of a claimed domain now.
 * @throws Refusal not_found; forbidden; move_forbidden (not a domain, or proved); conflict `asset_lookalike` (it resembles another
 *   company's), `asset_revoked` (by the team), `asset_taken`; step_missing `proof_…` with what was found instead; too_many_requests
 */
export async function checkAsset(actor: Actor, assetId: string): Promise<void> {
  refuseUnless(mayClaimAssets(actor), 'forbidden')
  const { companyId } = actor
  if (!isId(assetId)) refuse('not_found')
  const own = and(eq(assets.id, assetId), eq(assets.companyId, companyId))
  const [seen] = await database().select().from(assets).where(own)
  const asset = found(seen)
  refuseUnless(assetStateAfter(asset.state, 'prove') !== null && asset.kind === 'domain', 'move_forbidden')
  refuseUnless(isReadable(asset), 'conflict', asset.loss === 'revoked' ? 'asset_revoked' : 'asset_lookalike')
  await perCompany.take(companyId)
  const reading = await readProof(asset.identity, asset.token)
  await transaction(async (tx) => {
    await lockNeighbourhood(tx, asset)
    const row = await lockAsset(tx, companyId, assetId)
    if ('proof' in reading) return proveAsset(tx, actor, row, reading.proof)
    const told = { checkedAt: now(), dnsProblem: reading.dns, fileProblem: reading.file }
    await tx.update(assets).set(told).where(own)
  })
  if (!('proof' in reading)) refuse('step_missing', `proof_${mainProblem(reading)}`)
}

/** Of the two problems the more specific one: a wrong value before a missing one. */
function mainProblem({ dns, file }: Exclude<ProofReading, { proof: unknown }>): ReadProblem {
  return readProblems.find((one) => one === dns || one === file) ?? 'missing'
}
