import { type EventType, isEventType, kindOf } from '#domain/event/event.ts'
import type { PublicTopic } from '#domain/event/kinds/kind.ts'

/** What a public page shows; an event about it drops the page. */
export type Topic = PublicTopic

type Rule = {
  path: RegExp
  /** Names that make a page of their own, and the values they may have. */
  query: Readonly<Record<string, RegExp>>
  /** Names the page does not read: it is the same with and without. */
  unread?: Readonly<Record<string, RegExp>>
  topics: readonly Topic[]
}
/** The one address of a cached page, and those it shares its limit with. */
export type CachedAddress = { key: string; topics: readonly Topic[]; family: string }

const page = /^[1-9]\d{0,3}$/
const slug = '[a-z0-9][a-z0-9_-]{0,99}'

/** Addresses whose answer is the same for every visitor, with the queries that make a page of their own. */
const rules: readonly Rule[] = [
  { path: /^\/$/, query: {}, topics: ['programs', 'companies', 'points', 'people'] },
  { path: /^\/programs$/, query: { page }, topics: ['programs', 'companies', 'people'] },
  {
    path: /^\/programs\/[0-9a-f-]{36}(?:\/board)?$/,
    query: {},
    topics: ['programs', 'reports', 'companies', 'people', 'points'],
  },
  {
    path: /^\/leaderboard$/,
    query: { page, period: /^(?:all|month|december|\d{4})$/ },
    topics: ['points', 'reports', 'people'],
  },
  { path: /^\/publication$/, query: {}, unread: { page }, topics: ['publications', 'people'] },
  {
    path: /^\/publication\/(?:activity|security-awareness|cyber-security-executive|bughunter-write-ups)$/,
    query: { page },
    topics: ['publications', 'people'],
  },
  {
    path: new RegExp(`^/publication/(?:activity|security-awareness)/${slug}$`),
    query: {},
    topics: ['publications'],
  },
  { path: new RegExp(`^/write-ups/${slug}/${slug}$`), query: {}, topics: ['publications', 'people'] },
  {
    path: /^\/(?:term-and-condition|privacy-policy|company|bughunter|program-certificates|letters)$/,
    query: {},
    topics: [],
  },
  { path: new RegExp(`^/${slug}$`), query: {}, topics: ['people', 'points', 'reports', 'publications'] },
]

/** Never from memory, though they look like a profile: they set cookies, refuse, or make something new each time. */
const never =
  /^\/(?:contact-us|cyber-incident-report|external|create-password|reset-password|sign-(?:in|up|out)|forgot-password|hello|incident|api|auth-api|health|assets|error\d+)(?:[/-]|$)/

/** The cache key of a page, or null when its address is not one of those. */
export function cachedAddress(url: string): CachedAddress | null {
  const [address = '', query, ...more] = url.split('?')
  if (more.length > 0 || address.length > 250) return null
  const path = address.replace(/^\/en(?=\/|$)/, '') || '/'
  if (never.test(path)) return null
  const rule = rules.find((one) => one.path.test(path))
  if (!rule) return null
  const asked = query === undefined ? [] : [...new URLSearchParams(query)]
  const names = asked.map(([name]) => name)
  if (new Set(names).size < names.length) return null
  const known = { ...rule.query, ...rule.unread }
  if (!asked.every(([name, value]) => Object.hasOwn(known, name) && known[name]!.test(value))) return null
  const rest = asked
    .filter(([name, value]) => Object.hasOwn(rule.query, name) && usual[name] !== value)
    .map((pair) => pair.join('='))
    .sort()
  const key = rest.length > 0 ? `${address}?${rest.join('&')}` : address
  return { key, topics: rule.topics, family: rule.path.source }
}

/** What an address without the name means as well. */
const usual: Readonly<Record<string, string>> = { page: '1', period: 'all' }

/**
 * Whether a page declares `key` as its canonical address: a query that changes nothing makes no page of its
 * own. An article that is written in one language only names its address there.
 */
export function isCanonical(key: string, html: string): boolean {
  if (!key.includes('?')) return true
  const [, said] = /<link rel="canonical" href="([^"]{1,500})"/.exec(html) ?? []
  if (said === undefined) return false
  const { pathname, search } = new URL(said.replaceAll('&amp;', '&'))
  const [path, query] = key.split('?')
  const plain = (one: string) => one.replace(/^\/en(?=\/|$)/, '')
  return plain(pathname) === plain(path!) && search === `?${query}`
}

/** Which pages an event makes old; another process may send kinds this version does not know. */
export function topicsOf(type: EventType): readonly Topic[] {
  return isEventType(type) ? (kindOf(type).publicTopics ?? []) : []
}
