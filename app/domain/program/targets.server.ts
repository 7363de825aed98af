import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { type AddressRange, holdsRange, rangeOf } from '#domain/company/asset/address-range.server.ts'
import { type AssetKind, coversBelow } from '#domain/company/asset/asset.ts'
import { appOf, deviceOf, namesAddress, repositoryOf } from '#domain/company/asset/asset-name.server.ts'
import { assets } from '#domain/company/asset/asset-tables.server.ts'
import { type HostName, hostOf, registeredPart } from '#domain/company/asset/domain-name.server.ts'
import type { Tx } from '#infra/database.ts'
import type { ScopeItem, ScopeType } from './program.ts'
import { programEarlierTargets } from './program-tables.server.ts'
import type { TargetView } from './target-state.ts'

/**
 * What a target may be of: any of these, proved, is what it names. `exact`: also a proof of this host alone will do;
 * elsewhere only one that represents all below it.
 */
type Candidate = { kind: AssetKind; identity: string; exact: boolean }
/** `claim`: what to claim so that it is proved; null where the target names nothing that can be owned. */
type TargetNames = {
  candidates: Candidate[]
  range: AddressRange | null
  claim: { kind: AssetKind; name: string } | null
}

const nothing: TargetNames = { candidates: [], range: null, claim: null }
/** Kinds of targets that need no address: a thing with a name is enough. */
const named: readonly ScopeType[] = ['desktop', 'cloud', 'hardware', 'other']

/** What the text of a target names. A text that could be read in two ways names nothing. */
function namesOf({ type, target }: Pick<ScopeItem, 'type' | 'target'>): TargetNames {
  if (type === 'android' || type === 'ios') return ofApp(target)
  const range = rangeOf(target)
  if (range) return ofRange(range)
  if (type === 'source_code') {
    const repository = repositoryOf(target)
    if (repository) return ofRepository(repository)
  }
  const host = hostOf(target)
  const inHost = host && rangeOf(host.host)
  if (inHost) return ofRange(inHost)
  const base = host && registeredPart(host.host)
  if (host && base) return ofHost(host, base)
  return named.includes(type) && !namesAddress(target) ? ofDevice(target) : nothing
}

function ofApp(target: string): TargetNames {
  const app = appOf(target.trim())
  return app ? one('mobile_app', app) : nothing
}

function ofRange(range: AddressRange): TargetNames {
  return { candidates: [], range, claim: { kind: 'address_range', name: `${range.network}/${range.bits}` } }
}

/** A repository is of the person who has it, what it is in, or the host it is on. */
function ofRepository(repository: string): TargetNames {
  const parts = repository.split('/')
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/')).slice(1)
  const candidates = paths.map((identity) => ({ kind: 'repository' as const, identity, exact: true }))
  const [host = ''] = parts
  const base = registeredPart(host)
  const inHost = base ? ofHost({ host, wildcard: false }, base).candidates : []
  return {
    candidates: [...candidates, ...inHost],
    range: null,
    claim: { kind: 'repository', name: repository },
  }
}

/**
 * A host is of the person who has it, or a domain above it up to the registered one; a wildcard needs the domain itself.
 */
function ofHost({ host, wildcard }: HostName, base: string): TargetNames {
  const labels = host.split('.')
  const most = labels.length - base.split('.').length
  const candidates = labels.slice(0, most + 1).map((_, index) => ({
    ...{ kind: 'domain' as const, identity: labels.slice(index).join('.') },
    exact: index === 0 && !wildcard,
  }))
  return { candidates, range: null, claim: { kind: 'domain', name: base } }
}

function ofDevice(target: string): TargetNames {
  return { ...one('device', deviceOf(target)), claim: { kind: 'device', name: target.trim() } }
}

function one(kind: AssetKind, identity: string): TargetNames {
  return { candidates: [{ kind, identity, exact: true }], range: null, claim: { kind, name: identity } }
}

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
