import { type Listed, sitemapIndex, urlSet } from '@cakrawala/file-formats/sitemap-xml'
import type { FastifyInstance } from 'fastify'
import { listedProgramCount, listedPrograms } from '#domain/program/listed-programs.server.ts'
import { articlePath } from '#domain/publication/article.ts'
import { publicArticleCount, publicArticles } from '#domain/publication/article-queries.server.ts'
import { listedProfileCount, listedProfiles } from '#domain/publication/listed-profiles.server.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale, locales } from '#kernel/locale.ts'
import { publicCacheKey } from '#web/http/cache/cached-addresses.ts'
import { answerOpen } from '#web/http/cache/page-cache.ts'

/** Pages of one part of the sitemap; with two languages a part has at most 1,000 addresses. */
const partSize = 500

type Part = { count: () => Promise<number>; pages: (page: number) => Promise<Listed<Locale>[]> }

/** Everything a search engine may list, by kind; only what a visitor may read. */
const listedPages: Readonly<Record<string, Part>> = {
  pages: { count: async () => fixed().length, pages: async (page) => pageOf(fixed(), page) },
  programs: {
    count: listedProgramCount,
    pages: async (page) => {
      const rows = await listedPrograms({ size: partSize, page })
      return rows.map(({ id, changedAt }) => ({ path: `/programs/${id}`, changedAt }))
    },
  },
  profiles: {
    count: listedProfileCount,
    pages: async (page) => {
      const rows = await listedProfiles({ size: partSize, page })
      return rows.map(({ username, changedAt }) => ({ path: `/${username}`, changedAt }))
    },
  },
  articles: {
    count: publicArticleCount,
    pages: async (page) => {
      const rows = await publicArticles({ size: partSize, page })
      return rows.map(({ updatedAt, languages, ...article }) => ({
        ...{ path: articlePath(article), changedAt: updatedAt, languages },
      }))
    },
  },
}

function pageOf<T>(all: readonly T[], page: number): T[] {
  return all.slice((page - 1) * partSize, page * partSize)
}

/** The pages that are always there; a test holds them against the table of routes. */
export const fixedPaths: readonly string[] = [
  ...['/', '/programs', '/leaderboard', '/company', '/bughunter', '/about-us', '/career', '/career/apply'],
  ...['/contact-us', '/cyber-incident-report', '/publication/activity', '/publication/security-awareness'],
  '/publication/cyber-security-executive',
  ...['/bug-bounty', '/bug-bounty-program', '/challenge-program', '/vulnerability-management-program'],
  ...['/vulnerability-bug-fixing', '/frequently-asked-question', '/publication'],
  ...['/publication/bughunter-write-ups', '/term-and-condition', '/privacy-policy', '/security-policy'],
  ...['/letters', '/program-certificates'],
]

function fixed(): Listed<Locale>[] {
  const off = settings().disabledPages
  return fixedPaths
    .filter((path) => !off.some((page) => path === page || path.startsWith(`${page}/`)))
    .map((path) => ({ path }))
}

/** `/robots.txt` and `/sitemap.xml`: where search engines may go, and what there is to find. */
export async function sitemap(server: FastifyInstance): Promise<void> {
  server.get('/robots.txt', (request, reply) =>
    answerOpen(request, reply, async () => answer(robots(), 'text/plain')),
  )
  server.get('/sitemap.xml', (request, reply) => answerOpen(request, reply, whole))
  server.get('/sitemaps/*', (request, reply) => answerOpen(request, reply, () => partAt(request.url)))
}

/** One list while it is short, else a list of its parts. */
async function whole(): Promise<Response> {
  const { origin } = settings()
  const kinds = Object.entries(listedPages)
  const counts = await Promise.all(kinds.map(([, { count }]) => count()))
  if (counts.reduce((sum, count) => sum + count, 0) <= partSize) {
    const pages = await Promise.all(kinds.map(([, part]) => part.pages(1)))
    return answer(urlSet(site(), pages.flat()), 'application/xml')
  }
  const parts = kinds.flatMap(([kind], index) =>
    Array.from({ length: Math.ceil(counts[index]! / partSize) }, (_, n) => `/sitemaps/${kind}-${n + 1}.xml`),
  )
  return answer(sitemapIndex(origin, parts), 'application/xml')
}

async function partAt(url: string): Promise<Response> {
  const path = publicCacheKey(url)?.key ?? ''
  const [, kind = '', number = ''] = /^\/sitemaps\/([a-z]+)-([1-9]\d*)\.xml$/.exec(path) ?? []
  const pages = Object.hasOwn(listedPages, kind) ? await listedPages[kind]!.pages(Number(number)) : []
  if (pages.length === 0) return new Response(null, { status: 404 })
  return answer(urlSet(site(), pages), 'application/xml')
}

/** Areas behind a sign-in, and the page that leads away. What merely begins like one of them is another page. */
const closed = ['/bughunter/', '/company/', '/hello/', '/incident/', '/account/', '/verify/', '/external?']

function robots(): string {
  const paths = [
    ...locales.flatMap((locale) => closed.map((path) => inLocale(path, locale))),
    '/api/',
    '/auth-api/',
  ]
  const lines = paths.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${settings().origin}/sitemap.xml`, ''].join('\n')
}

function site() {
  const { origin } = settings()
  return { languages: locales, addressOf: (path: string, locale: Locale) => origin + inLocale(path, locale) }
}

function answer(text: string, type: 'text/plain' | 'application/xml'): Response {
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
}
