import { claimedRangeOf, type RangeProblem, rangeOf, spelledRange } from './address-range.server.ts'
import type { AssetKind } from './asset.ts'
import { type DomainProblem, domainNameOf, hostOf } from './domain-name.server.ts'

/** An asset as it is stored. `base`: what claims of one neighbourhood share; they are decided one after the other. */
export type AssetName = { name: string; identity: string; base: string; skeleton: string | null }
type NameProblem = DomainProblem | RangeProblem | 'app_invalid' | 'repository_invalid' | 'device_has_address'

/** What a company typed, as the one spelling that all claims of the same thing share; or why it cannot be claimed. */
export function assetNameOf(
  kind: AssetKind,
  typed: string,
  demo: boolean,
): AssetName | { problem: NameProblem } {
  return readers[kind](typed.trim(), demo)
}

const readers: Record<AssetKind, (typed: string, demo: boolean) => AssetName | { problem: NameProblem }> = {
  domain: (typed, demo) => {
    const read = domainNameOf(typed, demo)
    if ('problem' in read) return read
    return { name: read.domain, identity: read.domain, base: read.base, skeleton: read.skeleton }
  },
  address_range: (typed) => {
    const read = claimedRangeOf(typed)
    if ('problem' in read) return read
    const spelled = spelledRange(read)
    return { ...plain(spelled), base: 'address_range' }
  },
  mobile_app: (typed) => {
    const app = appOf(typed)
    return app ? plain(app) : { problem: 'app_invalid' }
  },
  repository: (typed) => {
    const repository = repositoryOf(typed)
    if (!repository) return { problem: 'repository_invalid' }
    // Host and owner: the person who has the one may have the other.
    return { ...plain(repository), base: repository.split('/').slice(0, 2).join('/') }
  },
  // A device has a name only; what has an address is proved by its address.
  device: (typed) =>
    namesAddress(typed) ? { problem: 'device_has_address' } : plain(deviceOf(typed), typed),
}

/** The package name or number of a mobile application, from itself or from its address in a store; null where it is neither. */
export function appOf(typed: string): string | null {
  const [, fromPlay] =
    /^https:\/\/play\.google\.com\/store\/apps\/details\?(?:[^#]*&)?id=([\w.]+)/.exec(typed) ?? []
  const [, fromApple] = /^https:\/\/apps\.apple\.com\/[^?#]*\/id(\d{5,15})(?:[/?#]|$)/.exec(typed) ?? []
  const app = (fromPlay ?? (fromApple ? `id${fromApple}` : typed)).toLowerCase()
  const isName = /^[a-z][\w-]*(?:\.[a-z0-9_][\w-]*){1,9}$/.test(app) || /^id\d{5,15}$/.test(app)
  return isName && app.length <= 150 ? app : null
}

/** Host and path of a repository; null where the text is no address with a path. */
export function repositoryOf(typed: string): string | null {
  const address = typed.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
  const named = hostOf(address)
  const [, path = ''] = /^(?:[a-z+]+:\/\/)?[^/]+(\/[^?#]*)/i.exec(address) ?? []
  const parts = path
    .replace(/\.git\/?$/, '')
    .split('/')
    .filter((part) => part !== '')
  const sound =
    parts.length > 0 &&
    parts.length <= 8 &&
    parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.+$/.test(part))
  if (!named || named.wildcard || !sound) return null
  return `${named.host}/${parts.join('/')}`.toLowerCase()
}

export function deviceOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}

/** Whether any word of a text is an address: such a thing is claimed as what it is. */
export function namesAddress(typed: string): boolean {
  return typed.split(/[\s,;()<>"']+/).some((word) => rangeOf(word) !== null || namesHost(word))
}

function namesHost(word: string): boolean {
  const named = hostOf(word)
  const read = named && domainNameOf(named.host, true)
  return read !== null && (!('problem' in read) || read.problem === 'domain_suffix')
}

function plain(identity: string, name = identity): AssetName {
  return { name, identity, base: identity, skeleton: null }
}
