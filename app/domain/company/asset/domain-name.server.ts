import { domainToUnicode } from 'node:url'
import { remove as latinOf } from 'confusables'
import { parse } from 'tldts'

/** A host name as it is asked for: lower case, in its ASCII form. `wildcard`: everything below it is meant. */
export type HostName = { host: string; wildcard: boolean }

/** A claimed domain. `base`: the part that a person registered. */
type DomainName = { domain: string; base: string; skeleton: string }
export type DomainProblem = 'domain_invalid' | 'domain_suffix' | 'domain_unlisted' | 'domain_is_address'

/** Suffixes that exist in demonstrations and tests alone. */
const demoSuffixes: readonly string[] = ['test']

/**
 * The host a text names: of a URL, or as written, `*.` before it. Null where it names none.
 * @param text at most some hundred letters
 */
export function hostOf(text: string): HostName | null {
  const [, , rest = ''] = /^([a-z][a-z0-9+.-]{0,20}:\/\/)?(.*)$/is.exec(text.trim()) ?? []
  // A second address in the same line, or a spelling that programs read in two ways, names nothing for certain.
  if (/[\s\\]|:\/\//.test(rest)) return null
  const [authority = ''] = rest.split(/[/?#]/, 1)
  const wildcard = authority.startsWith('*.')
  const plain = `https://${wildcard ? authority.slice(2) : authority}`
  if (authority.includes('@') || !URL.canParse(plain)) return null
  const host = new URL(plain).hostname.replace(/\.$/, '')
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return { host, wildcard }
  return isHostName(host) ? { host, wildcard } : null
}

/** A domain as a company may claim it, or why not. `demo`: names below `.test` are admitted. */
export function domainNameOf(text: string, demo: boolean): DomainName | { problem: DomainProblem } {
  const named = hostOf(text)
  if (!named) return { problem: 'domain_invalid' }
  const { host } = named
  if (host.startsWith('[') || /^[\d.]+$/.test(host)) return { problem: 'domain_is_address' }
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true })
  const listed = isIcann === true || isPrivate === true || (demo && demoSuffixes.includes(publicSuffix ?? ''))
  if (!listed) return { problem: 'domain_unlisted' }
  if (!domain) return { problem: 'domain_suffix' }
  return { domain: host, base: domain, skeleton: skeletonOf(domain) }
}

/** The part of a host that a person registered, below a public suffix; null for suffixes and single words. */
export function registeredPart(host: string): string | null {
  return parse(host, { allowPrivateDomains: true }).domain
}

/** Whether `host` is `domain` or is below it. */
export function isWithin(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`)
}

/**
 * What a name looks like: two domains with one skeleton are taken for each other. Letters of other scripts become the Latin ones they
 * resemble (Unicode confusables), marks fall away, and what is alike within Latin becomes one.
 */
export function skeletonOf(domain: string): string {
  const latin = latinOf(domainToUnicode(domain) || domain)
  return latin
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('cl', 'd')
    .replace(/[1il|]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('5', 's')
    .replaceAll('-', '')
}

function isHostName(host: string): boolean {
  const labels = host.split('.')
  return (
    host.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?$/.test(label))
  )
}
