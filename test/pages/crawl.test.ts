import { beforeAll, expect, it } from 'vitest'
import { seedDemo } from '#db/seed/seed.ts'
import { useDatabase } from '../support/database.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const origin = 'http://localhost:3000'

type Seen = { status: number; html: string; type: string; place: string | null }
const seen = new Map<string, Promise<Seen>>()
/** Every page with the address it was first met on. */
const met = new Map<string, string>()

beforeAll(async () => {
  await seedDemo()
  for (const start of ['/', '/en']) met.set(start, 'the beginning')
  for (let wave = [...met.keys()]; wave.length > 0; ) wave = await follow(wave)
}, 240_000)

/** Asks for pages, some at a time. @returns the addresses they lead to that no one met before */
async function follow(wave: readonly string[]): Promise<string[]> {
  const next: string[] = []
  const rest = [...wave]
  const walk = async () => {
    for (let address = rest.shift(); address !== undefined; address = rest.shift()) {
      const { html, place } = await asked(address)
      for (const one of place === null ? linksOf(html, address) : [place]) {
        const page = withoutAnchor(one)
        if (met.has(page)) continue
        met.set(page, address)
        next.push(page)
      }
    }
  }
  await Promise.all(Array.from({ length: 6 }, walk))
  return next
}

function asked(address: string): Promise<Seen> {
  const known = seen.get(address)
  if (known) return known
  const asking = site.ask(address).then(async (answer) => {
    const type = answer.headers.get('content-type') ?? ''
    const place = answer.headers.get('location')
    return { status: answer.status, html: /html/.test(type) ? await answer.text() : '', type, place }
  })
  seen.set(address, asking)
  return asking
}

/** Addresses of ours a page leads to: links, and what its head names. */
function linksOf(html: string, from: string): string[] {
  return [...html.matchAll(/<(?:a|link) [^>]*?href="([^"]*)"/g)].flatMap(([tag, href]) => {
    if (/rel="(?:modulepreload|preload|preconnect)"/.test(tag)) return []
    const url = new URL(plain(href!), origin + from)
    return url.origin === origin ? [url.pathname + url.search + url.hash] : []
  })
}

const plain = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<')
const withoutAnchor = (address: string) => address.split('#')[0]!
const pages = async () => {
  const all = await Promise.all(
    [...met].map(async ([address, from]) => ({ address, from, ...(await asked(address)) })),
  )
  return all.filter(({ html, status }) => html !== '' && status === 200)
}

const bad = (found: readonly (string | false)[]) => found.filter((one) => one !== false)

it('every link leads to a page', async () => {
  const all = await Promise.all([...met].map(async ([to, from]) => ({ to, from, ...(await asked(to)) })))
  // A redirect's own place is one of the addresses met.
  const dead = all.map(
    ({ to, from, status, place }) => status !== 200 && place === null && `${to} on ${from}: ${status}`,
  )
  expect(bad(dead)).toEqual([])
  expect(
    all.filter(({ to }) => /^\/(?:en\/)?(?:programs|write-ups|publication)\//.test(to)).length,
  ).toBeGreaterThan(20)
  expect((await pages()).length).toBeGreaterThan(100)
})

it('every anchor exists', async () => {
  const lost: string[] = []
  for (const { address, html } of await pages()) {
    for (const link of linksOf(html, address).filter((one) => one.includes('#'))) {
      const [page, anchor] = link.split('#') as [string, string]
      const target = page === address ? html : (await asked(page)).html
      if (anchor !== 'top' && anchor !== '' && !target.includes(`id="${decodeURIComponent(anchor)}"`))
        lost.push(`${link} on ${address}`)
    }
  }
  expect(lost).toEqual([])
})

it('every page has one heading, a title, its language, and no id twice', async () => {
  const wrong = (await pages()).flatMap(({ address, html }) => {
    const headings = html.match(/<h1[ >]/g)?.length ?? 0
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    const language = /<html lang="(\w+)"/.exec(html)?.[1]
    const ids = [...html.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/g)].map(([, id]) => id)
    return bad([
      headings !== 1 && `${address} has ${headings} h1`,
      !/\S · .*Cakrawala|^Cakrawala, /.test(title) && `${address} is called ${title}`,
      language !== (/^\/en(?:[/?]|$)/.test(address) ? 'en' : 'id') && `${address} is in ${language}`,
      new Set(ids).size < ids.length && `${address} has an id twice`,
    ])
  })
  expect(wrong).toEqual([])
})

it('every listed page has its title, its address, and its address in the other language', async () => {
  const sitemap = await (await site.ask('/sitemap.xml')).text()
  let listed = 0
  for (const { address, html } of await pages()) {
    if (html.includes('content="noindex, nofollow"')) continue
    listed++
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    expect([address, description.length > 20]).toEqual([address, true])
    const canonical = plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')
    expect([address, canonical.startsWith(`${origin}/`)]).toEqual([address, true])
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/g)]
    expect(alternates.length).toBeGreaterThanOrEqual(2)
    for (const place of [canonical, ...alternates.map(([, href]) => plain(href!))]) {
      const { status, html: other } = await asked(place.slice(origin.length))
      expect([address, place, status]).toEqual([address, place, 200])
      // The canonical address of a page names itself.
      if (place === canonical)
        expect(other).toContain(`<link rel="canonical" href="${place.replaceAll('&', '&amp;')}"/>`)
    }
    const plainPage = !canonical.includes('?')
    expect([canonical, !plainPage || sitemap.includes(`<loc>${canonical}</loc>`)]).toEqual([canonical, true])
  }
  expect(listed).toBeGreaterThan(80)
})

it('titles and descriptions are unique', async () => {
  const names = new Map<string, string[]>()
  for (const { html } of await pages()) {
    if (html.includes('content="noindex, nofollow"')) continue
    // A program's own words are the same in both languages.
    const address = plain(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '')
    const canonical = address.split('?')[0]!.replace(`${origin}/en`, origin)
    for (const part of [/<title>([^<]*)</, /<meta name="description" content="([^"]*)"/]) {
      const name = part.exec(html)?.[1] ?? ''
      names.set(name, [...new Set([...(names.get(name) ?? []), canonical])])
    }
  }
  expect([...names].filter(([, places]) => places.length > 1)).toEqual([])
})

it('everything in the sitemap exists, and can be reached by links', async () => {
  const sitemap = await (await site.ask('/sitemap.xml')).text()
  const places = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, place]) => place!.slice(origin.length) || '/',
  )
  expect(places.length).toBeGreaterThan(60)
  for (const place of places) expect([place, (await asked(place)).status]).toEqual([place, 200])
  expect(places.filter((place) => !met.has(place))).toEqual([])
})
