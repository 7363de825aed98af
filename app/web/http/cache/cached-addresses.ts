import type { EventType } from '#domain/event/event.ts'

/** What a public page tells of; an event about it drops the page. */
export type Topic = 'programs' | 'reports' | 'points' | 'people' | 'companies' | 'publications'

type Rule = {
  path: RegExp
  /** Names that make a page of their own, and the values they may have. */
  query: Readonly<Record<string, RegExp>>
  /** Names the page does not read: it is the same with and without. */
  unread?: Readonly<Record<string, RegExp>>
  topics: readonly Topic[]
}
/** The one address of a page in memory, and those it shares its room with. */
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

/** The place of a page in memory, or null when its address is not one of those. */
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
 * Whether a page says of itself that `key` is its address: a query that changes nothing makes no page of its own. An
 * article that is written in one language only names its address there.
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

/** Which pages an event makes old. Events that are not here change nothing a visitor sees. */
export function topicsOf(type: EventType): readonly Topic[] {
  if (type.startsWith('program.')) return ['programs']
  if (type.startsWith('publication.')) return unread.has(type) ? [] : ['publications']
  if (type.startsWith('privacy.'))
    return type.endsWith('_exported') ? [] : ['people', 'programs', 'publications']
  return news[type] ?? []
}

/** What happens to texts before and beside their public version. */
const unread: ReadonlySet<EventType> = new Set([
  'publication.article_created',
  'publication.article_edited',
  'publication.article_sent',
  'publication.article_taken_back',
  'publication.article_returned',
  'publication.article_scheduled',
  'publication.article_unscheduled',
  'publication.article_removed',
  'publication.download_asked',
  'publication.downloads_exported',
])

const news: Partial<Record<EventType, readonly Topic[]>> = {
  'account.signed_up': ['people'],
  'account.identity_decided': ['people'],
  'account.identity_corrected': ['people'],
  'account.identity_appeal_decided': ['people'],
  'account.profile_changed': ['people'],
  'account.curriculum_vitae_changed': ['people'],
  'account.sanctioned': ['people', 'programs', 'companies'],
  'account.sanction_lifted': ['people', 'programs', 'companies'],
  'account.sanction_appeal_decided': ['people', 'programs', 'companies'],
  'company.profile_changed': ['companies'],
  // Whether a target may be tested hangs on the proof of the asset it names.
  'company.asset_proved': ['programs'],
  'company.asset_lost': ['programs'],
  'company.asset_withdrawn': ['programs'],
  'report.moved': ['reports'],
  'report.rated': ['reports'],
  'reward.points_granted': ['points'],
  'reward.given': ['points', 'reports', 'programs'],
  // Whether a program takes new reports hangs on the balance of its company.
  'reward.reserved': ['programs'],
  'reward.top_up_decided': ['programs'],
  'reward.top_up_reversed': ['programs'],
  'reward.results_confirmed': ['programs', 'points', 'reports'],
  'reward.certificate_revoked': ['people'],
  'reward.certificate_shown': ['people'],
  'reward.certificate_issued': ['people'],
}
