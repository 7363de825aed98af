import { type AddressRange, rangeOf } from '#domain/company/asset/address-range.server.ts'
import type { AssetKind } from '#domain/company/asset/asset.ts'
import { appOf, deviceOf, namesAddress, repositoryOf } from '#domain/company/asset/asset-name.server.ts'
import { type HostName, hostOf, registeredPart } from '#domain/company/asset/domain-name.server.ts'
import type { ScopeItem, ScopeType } from './program.ts'

/**
 * What a target may be of: any of these, proved, is what it names. `exact`: also a proof of this host alone will do;
 * elsewhere only one that represents all below it.
 */
export type Candidate = { kind: AssetKind; identity: string; exact: boolean }
/** `claim`: what to claim so that it is proved; null where the target names nothing that can be owned. */
export type TargetNames = {
  candidates: Candidate[]
  range: AddressRange | null
  claim: { kind: AssetKind; name: string } | null
}

const nothing: TargetNames = { candidates: [], range: null, claim: null }
/** Kinds of targets that need no address: a thing with a name is enough. */
const named: readonly ScopeType[] = ['desktop', 'cloud', 'hardware', 'other']

/** What the text of a target names. A text that could be read in two ways names nothing. */
export function namesOf({ type, target }: Pick<ScopeItem, 'type' | 'target'>): TargetNames {
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
