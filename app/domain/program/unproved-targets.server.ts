import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { assets } from '#domain/company/asset/asset-tables.server.ts'
import { rereadAssets } from '#domain/company/asset/reread-proofs.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { programs, programVersions } from './program-tables.server.ts'
import { unprovedOf } from './target-state.ts'
import { targetsOf } from './targets.server.ts'

type Asked = { id: string; companyId: string; currentVersion: number }
const system: System = { kind: 'system', job: 'reread-proofs' }

/**
 * Whether a version names a target that is not proved: a program is let in with proved targets alone. What they name stays locked until
 * the caller's transaction ends, so that no proof is lost in between.
 */
export async function namesUnproved(tx: Tx, { id, companyId, currentVersion }: Asked): Promise<boolean> {
  const scope = await scopeOf(tx, id, currentVersion)
  const targets = await targetsOf(tx, { programId: id, companyId, scope })
  if (unprovedOf(targets).length > 0) return true
  const named = targets.flatMap(({ state, assetId }) => (state === 'proved' && assetId ? assetId : []))
  if (named.length === 0) return false
  const locked = await tx
    .select({ state: assets.state })
    .from(assets)
    .where(inArray(assets.id, [...new Set(named)].toSorted()))
    .for('share')
  return locked.some(({ state }) => state !== 'proved')
}

/** Reads the proofs that the targets of a program rest on now: what vanished since is lost before anyone decides. */
export async function rereadProofsOf(programId: string): Promise<void> {
  if (!isId(programId)) return
  const { id, companyId, currentVersion } = programs
  const [program] = await database()
    .select({ id, companyId, currentVersion })
    .from(programs)
    .where(eq(id, programId))
  if (!program) return
  const scope = await scopeOf(database(), programId, program.currentVersion)
  const targets = await targetsOf(database(), { programId, companyId: program.companyId, scope })
  const proved = targets.flatMap(({ state, assetId }) => (state === 'proved' && assetId ? assetId : []))
  await rereadAssets(system, [...new Set(proved)])
}

async function scopeOf(tx: Pick<Tx, 'select'>, programId: string, version: number) {
  const { policy } = programVersions
  const current = and(eq(programVersions.programId, programId), eq(programVersions.version, version))
  const [row] = await tx.select({ policy }).from(programVersions).where(current)
  return row?.policy.scope ?? []
}
