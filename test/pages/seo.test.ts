import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { isReservedName } from '#domain/account/reserved-names.ts'
import { fixedPaths } from '#web/http/sitemap/sitemap.ts'
import { publicPageOf } from '#web/parts/seo/public-page.ts'
import { pagePatterns } from '../access/page-patterns.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { buildEnvironment, type Environment } from '../support/environment.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const origin = 'http://localhost:3000'
let environment: Environment

beforeAll(async () => {
  environment = await buildEnvironment()
})

async function read(address: string, { as, status = 200 }: { as?: string; status?: number } = {}) {
  const answer = await site.ask(address, as ? { as } : {})
  expect([address, answer.status]).toEqual([address, status])
  return answer.text()
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null
const alternatesOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(
      ([, language, href]) => [language, href],
    ),
  )
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? null
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown> & { '@type': string },
  )
const openProgram = () => `/programs/${environment.programs.open.id}`
const disclosureText = () => `/write-ups/${environment.writeUp.username}/${environment.writeUp.slug}`

describe('the canonical address of a page', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/programs?page=1', '/programs'],
    ['/programs?q=bank', '/programs'],
    ['/PROGRAMS/', '/programs'],
    ['/leaderboard?period=month&x=1', '/leaderboard?period=month'],
    ['/leaderboard?period=all', '/leaderboard'],
    ['/contact-us?topic=career', '/contact-us'],
    ['/publication/bughunter-write-ups?topic=beli+obat', '/publication/bughunter-write-ups'],
    ['/publication/bughunter-write-ups?topic=web&q=x', '/publication/bughunter-write-ups?topic=web'],
    ['/company', '/company'],
  ])('%s is %s, and names its other language', async (asked, own) => {
    const english = own === '/' ? '/en' : `/en${own}`
    const both = { id: origin + own, en: origin + english, 'x-default': origin + own }
    const askedInEnglish = asked.startsWith('/?') || asked === '/' ? `/en${asked.slice(1)}` : `/en${asked}`
    for (const [address, canonical] of [
      [asked, own],
      [askedInEnglish, english],
    ] as const) {
      const html = await read(address)
      expect([address, canonicalOf(html)]).toEqual([address, origin + canonical])
      expect(alternatesOf(html)).toEqual(both)
      expect(metaOf(html, 'robots')).toBeNull()
      expect(metaOf(html, 'og:url')).toBe(origin + canonical)
    }
  })

  it('is that of the language a text is written in, where it is only one', async () => {
    const html = await read(`/en${disclosureText()}`)
    expect(canonicalOf(html)).toBe(origin + disclosureText())
    expect(Object.keys(alternatesOf(html))).toEqual(['id', 'x-default'])
  })
})

describe('unlisted pages', () => {
  async function expectUnlisted(html: string, address: string): Promise<void> {
    expect([address, metaOf(html, 'robots')]).toEqual([address, 'noindex, nofollow'])
    expect([address, canonicalOf(html), alternatesOf(html), metaOf(html, 'og:image')]).toEqual([
      address,
      null,
      {},
      null,
    ])
    expect(factsOf(html)).toEqual([])
  }

  it.each([
    ['/sign-in', 200],
    ['/en/sign-in', 200],
    ['/incident/sign-in', 200],
    ['/sign-up', 200],
    ['/sign-up-company', 200],
    ['/sign-up-bughunter', 200],
    ['/forgot-password', 200],
    ['/reset-password?token=x', 404],
    ['/create-password?token=x', 404],
    ['/verify/forgot-totp', 200],
    ['/incident/ticket?token=x', 404],
    ['/hello', 200],
    ['/external?to=https%3A%2F%2Fevil.test', 200],
    ['/error401', 401],
    ['/en/error403', 403],
    ['/error404', 404],
    ['/error500', 500],
    ['/tidak/ada', 404],
    ['/tidak-ada-orang-ini', 404],
  ])('%s, answered %i', async (address, status) => expectUnlisted(await read(address, { status }), address))

  it('the areas of signed-in people', async () => {
    const { reporter, owner, hello: team, incident } = environment.people
    for (const [person, addresses] of [
      [
        reporter,
        [
          '/bughunter',
          '/bughunter/profile',
          '/en/bughunter/programs',
          openProgram().replace('/', '/bughunter/').replace('programs/', 'programs/detail/'),
        ],
      ],
      [owner, ['/company', '/company/reports']],
      [team, ['/hello', '/hello/accounts']],
      [incident, ['/incident']],
    ] as const) {
      const as = await sessionOf(person)
      for (const address of addresses) await expectUnlisted(await read(address, { as }), address)
    }
  })

  it('a private program, also for an invited bughunter', async () => {
    const as = await sessionOf(environment.people.reporter)
    const address = `/programs/${environment.programs.inner.id}`
    await expectUnlisted(await read(address, { as }), address)
    await expectUnlisted(await read(address, { status: 404 }), address)
  })

  it('a bughunter who is on no board', async () => {
    const address = `/${environment.people.unverified.username}`
    const html = await read(address)
    await expectUnlisted(html, address)
    expect(metaOf(html, 'description')).not.toMatch(/poin/)
  })
})

// The person who adds a page under `pages/public` decides here whether it is to be found, and puts it into the sitemap.
it('every public page is in the sitemap or unlisted on purpose', async () => {
  type Build = {
    routes: Record<
      string,
      { id: string; path?: string; parentId?: string; module: { handle?: unknown; default?: unknown } }
    >
  }
  const { routes } = (await import(path.resolve('build/server/index.js'))) as Build
  const address = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${address(route.parentId)}/${route.path ?? ''}`.replace(/\/{2,}/g, '/') : ''
  }
  const listed = Object.values(routes)
    .filter(
      ({ id, module }) =>
        module.default && /^pages\/(public|company|bughunter)\/(?!frame|not-found)/.test(id),
    )
    .filter(({ id, module: { handle } }) => mayBeListed(id, handle))
    .map(
      ({ id }) =>
        address(id)
          .replace(/^\/en\?/, '')
          .replace(/(.)\/$/, '$1') || '/',
    )
  expect(pagePatterns()).toEqual(expect.arrayContaining(listed.filter((one) => !one.includes('?'))))
  const own = ['/:username', '/programs/:id', '/write-ups/:username?/:slug?']
  const articles = ['activity', 'security-awareness', 'cyber-security-executive'].map(
    (kind) => `/publication/${kind}/:slug`,
  )
  expect([...new Set(listed)].sort()).toEqual([...fixedPaths, ...own, ...articles].sort())
})

/** Whether it is ever listed: what asks its data stumbles over none, or takes it for a visitor's. */
function mayBeListed(id: string, handle: unknown): boolean {
  try {
    return publicPageOf({ id, handle, loaderData: null }) !== null
  } catch {
    return true
  }
}

describe('the sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place!)

  it('lists every public page in its languages, and nothing else', async () => {
    const places = locations(await read('/sitemap.xml'))
    const { reporter, other, unverified } = environment.people
    const paths = [
      ...fixedPaths,
      openProgram(),
      `/programs/${environment.programs.rivals.id}`,
      `/programs/${environment.contests.open.id}`,
      `/${reporter.username}`,
      `/${other.username}`,
    ]
    const { username, slug } = environment.articles.own
    const texts = [disclosureText(), `/write-ups/${username}/${slug}`]
    const wanted = [...paths.flatMap((one) => [one, one === '/' ? '/en' : `/en${one}`]), ...texts]
    expect(places.filter((place) => !place.includes('/publication/')).sort()).toEqual(
      wanted
        .filter((one) => !one.includes('/publication/'))
        .map((one) => origin + one)
        .sort(),
    )
    expect(places).not.toContain(`${origin}/${unverified.username}`)
  })

  it('has parts too, and no part for missing kinds', async () => {
    expect(locations(await read('/sitemaps/programs-1.xml'))).toHaveLength(6)
    expect(locations(await read('/sitemaps/pages-1.xml'))).toHaveLength(fixedPaths.length * 2)
    for (const part of [
      'programs-2',
      'programs-0',
      'programs-01',
      'toString-1',
      'constructor-1',
      'reports-1',
      'x',
    ])
      await read(`/sitemaps/${part}.xml`, { status: 404 })
  })

  it('is in the robots file, which excludes the areas and nothing a visitor reads', async () => {
    const text = await read('/robots.txt')
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, start]) => start!)
    const isClosed = (address: string) => closed.some((start) => address.startsWith(start))
    for (const one of fixedPaths)
      expect([one, isClosed(one), isClosed(`/en${one}`)]).toEqual([one, false, false])
    for (const one of [
      '/bughunter/profile',
      '/en/company/reports',
      '/hello/accounts',
      '/incident/sign-in',
      '/api/v1/user',
    ])
      expect([one, isClosed(one)]).toEqual([one, true])
    for (const one of ['/company-member-verification', '/sign-in', '/og/id/site.png'])
      expect(isClosed(one)).toBe(false)
  })
})

describe('the sharing preview of a page', () => {
  it('is in its tags, with a picture of 1200 × 630', async () => {
    for (const address of [
      '/',
      '/en',
      openProgram(),
      `/en${openProgram()}`,
      `/${environment.people.reporter.username}`,
      disclosureText(),
    ]) {
      const html = await read(address)
      for (const name of [
        'og:title',
        'og:description',
        'og:site_name',
        'og:type',
        'og:locale',
        'twitter:card',
      ])
        expect([address, name, metaOf(html, name)]).not.toEqual([address, name, null])
      const image = metaOf(html, 'og:image')!
      expect(image).toMatch(/^http:\/\/localhost:3000\/og\/(id|en)\/[\w/-]+\.png$/)
      expect(metaOf(html, 'og:locale')).toBe(address.startsWith('/en') ? 'en_US' : 'id_ID')
      const answer = await site.ask(image.slice(origin.length))
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'image/png',
      ])
      // Other sites show it.
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'png'])
    }
  })

  it('is absent for what is private, unfinished, unknown or misspelt', async () => {
    const { inner, draft } = environment.programs
    const { owner, hello: team } = environment.people
    const as = await sessionOf(environment.people.reporter)
    for (const name of [
      ...[
        `programs/${inner.id}`,
        `programs/${draft.id}`,
        'programs/018f0000-0000-7000-8000-000000000000',
        'programs/x',
      ],
      ...[`profiles/${owner.username}`, `profiles/${team.username}`, 'profiles/tidak-ada', 'profiles'],
      ...[`write-ups/${environment.writeUp.username}/tidak-ada`, `write-ups/${environment.writeUp.username}`],
      ...['publication/activity/tidak-ada', 'site/x', 'reports/x', '../site', 'programs/%00', 'site.svg'],
    ]) {
      for (const address of [`/og/id/${name}.png`, `/og/en/${name}.png`]) {
        const answer = await site.ask(address, { as })
        expect([address, answer.status, await answer.text()]).toEqual([address, 404, ''])
      }
    }
    expect((await site.ask('/og/fr/site.png')).status).toBe(404)
  })
})

describe('structured data', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/en', ['Organization', 'WebSite']],
    ['/frequently-asked-question', ['FAQPage']],
    ['/frequently-asked-question?q=nik', []],
    ['/publication/bughunter-write-ups', ['BreadcrumbList']],
    ['program', ['BreadcrumbList']],
    ['profile', ['ProfilePage']],
    ['telling', ['BreadcrumbList', 'BlogPosting']],
  ])('on %s are %j', async (page, types) => {
    const address =
      {
        program: openProgram(),
        profile: `/${environment.people.reporter.username}`,
        telling: disclosureText(),
      }[page] ?? page
    const facts = factsOf(await read(address))
    expect(facts.map((one) => one['@type'])).toEqual(types)
    for (const one of facts) expect(one['@context']).toBe('https://schema.org')
  })
})

describe('unsupported languages', () => {
  it.each(['/fr', '/fr/', '/fr/programs', '/de-DE/leaderboard', '/id/programs', '/xx/yy', '/en/en/programs'])(
    '%s is not found, with a message',
    async (address) => {
      const html = await read(address, { status: 404 })
      expect(html).toContain(
        address.startsWith('/en/') ? 'This page could not be found' : 'Halaman ini tidak dapat ditemukan',
      )
      expect(html).toMatch(new RegExp(`<a[^>]*href="${address.startsWith('/en/') ? '/en' : '/'}"`))
    },
  )

  it('leave similar names alone', async () => {
    for (const name of ['deu', 'fra', 'eng', 'en-us', 'ind']) {
      expect([name, isReservedName(name)]).toEqual([name, false])
      await hunter({ name })
      expect(await read(`/${name}`)).toContain(`>${name}</h1>`)
      expect(canonicalOf(await read(`/en/${name}`))).toBe(`${origin}/en/${name}`)
    }
  })
})
