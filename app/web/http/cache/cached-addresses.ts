import { type AddressRule, AddressRules, type CachedAddress } from '@cakrawala/page-cache/address-rules'
import { type EventType, isEventType, kindOf } from '#domain/event/event.ts'
import type { PublicTopic } from '#domain/event/kinds/kind.ts'

/** What a public page shows; an event about it drops the page. */
export type Topic = PublicTopic

const page = /^[1-9]\d{0,3}$/
const slug = '[a-z0-9][a-z0-9_-]{0,99}'

/** Addresses whose answer is the same for every visitor, with the queries that make a page of their own. */
const rules: readonly AddressRule<Topic>[] = [
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

const addresses = new AddressRules<Topic>({
  rules,
  never,
  usual: { page: '1', period: 'all' },
  withoutLanguage: (path) => path.replace(/^\/en(?=\/|$)/, ''),
})

/** The cache key of a page, or null when its address is not one of those. */
export function cachedAddress(url: string): CachedAddress<Topic> | null {
  return addresses.find(url)
}

/** Whether a page declares `key` as its canonical address. */
export function isCanonical(key: string, html: string): boolean {
  return addresses.isCanonical(key, html)
}

/** Which pages an event makes old; another process may send kinds this version does not know. */
export function topicsOf(type: EventType): readonly Topic[] {
  return isEventType(type) ? (kindOf(type).publicTopics ?? []) : []
}

/** The cache key of a file that is the same for every reader, signed in or not. */
type PublicCacheKey = { key: string; topics: readonly Topic[]; family: string; open: true }

const pictures = /^\/og\/(?:id|en)\/([a-z-]{1,40})(?:\/[a-z0-9_-]{1,100}){0,3}\.png$/
const lists = /^\/(?:robots\.txt|sitemap\.xml|sitemaps\/[a-z]{1,20}-\d{1,4}\.xml)$/

/** Null for other addresses. A query counts for nothing: no one asks for the same work under a thousand names. */
export function publicCacheKey(url: string): PublicCacheKey | null {
  const [path = ''] = url.split('?', 1)
  const [, kind] = pictures.exec(path) ?? []
  if (kind !== undefined) return { key: path, topics: of.pictures, family: `picture ${kind}`, open: true }
  return lists.test(path) ? { key: path, topics: of.lists, family: 'list', open: true } : null
}

const of: Record<'pictures' | 'lists', readonly Topic[]> = {
  pictures: ['programs', 'points', 'people', 'companies', 'publications'],
  lists: ['programs', 'people', 'companies', 'publications'],
}
