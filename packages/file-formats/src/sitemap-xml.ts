/** The site: its languages, the usual one first, and the address of a path in one of them. */
export type ListedSite<Language extends string> = {
  languages: readonly Language[]
  addressOf: (path: string, language: Language) => string
}

/** A page as the sitemap names it. */
export type Listed<Language extends string = string> = {
  /** Without its language. */
  path: string
  changedAt?: Date
  /** Those it is written in; all by default. */
  languages?: readonly Language[]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A list of pages (https://www.sitemaps.org/protocol.html), each in all its languages, which name one another. */
export function urlSet<Language extends string>(
  site: ListedSite<Language>,
  pages: readonly Listed<Language>[],
): string {
  const urls = pages.flatMap((page) => urlsOf(site, page))
  return `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** A list of such lists. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${text(origin + path)}</loc></sitemap>\n`)
  return `${head}<sitemapindex xmlns="${sitemaps}">\n${parts.join('')}</sitemapindex>\n`
}

function urlsOf<Language extends string>(
  { languages: all, addressOf }: ListedSite<Language>,
  { path, changedAt, languages = all }: Listed<Language>,
): string[] {
  const at = (language: Language) => text(addressOf(path, language))
  const link = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const others = [...languages.map((one) => link(one, at(one))), link('x-default', at(all[0]!))].join('')
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
  return languages.map((one) => `<url><loc>${at(one)}</loc>${changed}${others}</url>\n`)
}

function text(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
