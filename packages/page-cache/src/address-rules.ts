/** Addresses whose answer is the same for every visitor. */
export type AddressRule<Topic extends string> = {
  /** Of the path, without its language. */
  path: RegExp
  /** Names that make a page of their own, and the values they may have. */
  query: Readonly<Record<string, RegExp>>
  /** Names the page does not read: it is the same with and without. */
  unread?: Readonly<Record<string, RegExp>>
  topics: readonly Topic[]
}
/** The one address of a cached page, and those it shares its limit with. */
export type CachedAddress<Topic extends string> = { key: string; topics: readonly Topic[]; family: string }

type Options<Topic extends string> = {
  rules: readonly AddressRule<Topic>[]
  /** Never from memory, though they look like one of the rules. */
  never: RegExp
  /** What an address without the name means as well. */
  usual: Readonly<Record<string, string>>
  /** A path without the language it begins with. */
  withoutLanguage: (path: string) => string
}

/** Which addresses are cached, and under which key: those of one page have one key. */
export class AddressRules<Topic extends string> {
  readonly #options: Options<Topic>

  constructor(options: Options<Topic>) {
    this.#options = options
  }

  /** The cache key of a page, or null when its address is not one of those. */
  find(url: string): CachedAddress<Topic> | null {
    const { rules, never, usual, withoutLanguage } = this.#options
    const [address = '', query, ...more] = url.split('?')
    if (more.length > 0 || address.length > 250) return null
    const path = withoutLanguage(address) || '/'
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

  /**
   * Whether a page declares `key` as its canonical address: a query that changes nothing makes no page of its
   * own. A text that is written in one language only names its address there.
   */
  isCanonical(key: string, html: string): boolean {
    if (!key.includes('?')) return true
    const [, said] = /<link rel="canonical" href="([^"]{1,500})"/.exec(html) ?? []
    if (said === undefined) return false
    const { pathname, search } = new URL(said.replaceAll('&amp;', '&'))
    const [path, query] = key.split('?')
    const { withoutLanguage } = this.#options
    return withoutLanguage(pathname) === withoutLanguage(path!) && search === `?${query}`
  }
}
