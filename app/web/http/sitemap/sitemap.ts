import { sitemapIndex, urlSet } from '@cakrawala/file-formats/sitemap-xml'
import type { FastifyInstance } from 'fastify'
import { settings } from '#infra/settings.ts'
import { inLocale, type Locale, locales } from '#kernel/locale.ts'
import { answerOpen } from '#web/http/cache/page-cache.ts'
import { publicCacheKey } from '../cache/public-cache-keys.ts'
import { listedPages, partSize } from './listed-pages.ts'

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
