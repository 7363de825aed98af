/** Which pages are scored, and which are looked at for barriers. */
export type PublicPaths = { measured: string[]; all: string[] }

/** How many pages of one kind, such as programs, are looked at: they come from one mould. */
const mostOfAKind = 3
/** Pages for everyone that are not listed for search engines. */
const unlisted = [
  '/sign-in',
  '/sign-up',
  '/sign-up-bughunter',
  '/sign-up-company',
  '/forgot-password',
  '/tidak/ada',
]

/** Reads the sitemap of a site: what is public is what it names. */
export async function publicPaths(origin: string): Promise<PublicPaths> {
  const listed = await pathsIn(`${origin}/sitemap.xml`)
  const first = (pattern: RegExp) => listed.find((path) => pattern.test(path)) ?? ''
  const measured = [
    '/',
    '/programs',
    first(/^\/programs\/./),
    '/leaderboard',
    '/elang',
    first(/^\/publication\/security-awareness\/./),
  ]
  return {
    measured: measured.filter(Boolean).flatMap((path) => [path, english(path)]),
    all: [...someOfEach(listed), ...unlisted.flatMap((path) => [path, english(path)])],
  }
}

async function pathsIn(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!))
  if (!text.includes('<sitemapindex')) return places.map(({ pathname }) => pathname)
  return (await Promise.all(places.map(({ href }) => pathsIn(href)))).flat()
}

function someOfEach(paths: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return paths.filter((path) => {
    const parts = path.split('/')
    const kind = `${parts.slice(0, -1).join('/')}/${parts.length}`
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    // Pages right under the root or a language are each of their own kind.
    return parts.length <= 2 || /^\/en\/[^/]+$/.test(path) || count <= mostOfAKind
  })
}

function english(path: string): string {
  return path === '/' ? '/en' : `/en${path}`
}
