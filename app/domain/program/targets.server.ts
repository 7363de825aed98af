import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { holdsRange, rangeOf } from '#domain/company/asset/address-range.server.ts'
import { coversBelow } from '#domain/company/asset/asset.ts'
import { assets } from '#domain/company/asset/asset-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { ScopeItem } from './program.ts'
import { programEarlierTargets } from './program-tables.server.ts'
import { namesOf, type TargetNames } from './target-names.server.ts'
import type { TargetView } from './target-state.ts'

type Asked = { programId: string; companyId: string; scope: readonly Pick<ScopeItem, 'type' | 'target'>[] }
type AssetRow = Pick<typeof assets.$inferSelect, 'id' | 'kind' | 'identity' | 'state' | 'proof'>

/**
 * The state of each target of a scope: computed here alone, for pages, authorization letters, reports and the
 * team. Two statements, however many targets there are.
 */
export async function targetsOf(tx: Pick<Tx, 'select'>, asked: Asked): Promise<TargetView[]> {
  const names = asked.scope.map(namesOf)
  const [owned, earlier] = [
    await assetsNamed(tx, asked.companyId, names),
    await earlierOf(tx, asked.programId),
  ]
  return asked.scope.map(({ type, target }, index) => {
    const named = names[index]!
    const covering = owned.filter((asset) => covers(asset, named))
    const proved = covering.find(({ state }) => state === 'proved')
    if (proved) return { type, target, state: 'proved', assetId: proved.id, claim: null }
    const lost = covering.find(({ state }) => state === 'lost' || state === 'withdrawn')
    const accepted = earlier.some((one) => one.type === type && one.target === target)
    const state = lost ? 'paused' : accepted ? 'earlier' : 'unproved'
    const open = covering.find((asset) => asset.state !== 'withdrawn')
    return { type, target, state, assetId: open?.id ?? null, claim: named.claim }
  })
}

/** The company's assets that some target names: also those it has not proved, and those whose proof is gone. */
async function assetsNamed(
  tx: Pick<Tx, 'select'>,
  companyId: string,
  names: readonly TargetNames[],
): Promise<AssetRow[]> {
  const wanted = new Set(
    names.flatMap(({ candidates }) => candidates.map(({ kind, identity }) => `${kind} ${identity}`)),
  )
  const ranges = names.some(({ range }) => range !== null)
  if (wanted.size === 0 && !ranges) return []
  const { id, kind, identity, state, proof } = assets
  return tx
    .select({ id, kind, identity, state, proof })
    .from(assets)
    .where(
      and(
        eq(assets.companyId, companyId),
        // A claim withdrawn before it was proved has no effect on a target.
        or(ne(state, 'withdrawn'), isNotNull(assets.provedAt)),
        or(
          sql`${kind} || ' ' || ${identity} = ANY (${sql.param([...wanted])}::text[])`,
          ranges ? eq(kind, 'address_range') : undefined,
        ),
      ),
    )
}

async function earlierOf(tx: Pick<Tx, 'select'>, programId: string) {
  const { type, target } = programEarlierTargets
  return tx
    .select({ type, target })
    .from(programEarlierTargets)
    .where(eq(programEarlierTargets.programId, programId))
}

function covers(asset: AssetRow, { candidates, range }: TargetNames): boolean {
  if (asset.kind === 'address_range') {
    const outer = rangeOf(asset.identity)
    return range !== null && outer !== null && holdsRange(outer, range)
  }
  return candidates.some(
    ({ kind, identity, exact }) =>
      kind === asset.kind && identity === asset.identity && (exact || coversBelow(asset)),
  )
}
