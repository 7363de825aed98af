import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from './support/journey.ts'

const walks: { who: string | null; pages: string[]; first?: [string, RegExp][] }[] = [
  {
    who: null,
    pages: ['/', '/en', '/programs', '/leaderboard', '/publication', '/publication/bughunter-write-ups']
      .concat([
        '/elang',
        '/sign-in',
        '/sign-up',
        '/sign-up-bughunter',
        '/sign-up-company',
        '/bughunter',
        '/company',
      ])
      .concat(['/hello', '/incident/sign-in', '/tidak/ada']),
    first: [
      ['/programs', /^\/programs\/[0-9a-f-]{36}$/],
      ['/publication/bughunter-write-ups', /^\/write-ups\/[^/]+\/.+/],
    ],
  },
  {
    who: 'elang@demo.test',
    pages: [
      '',
      '/programs',
      '/hacktivity',
      '/leaderboard',
      '/profile',
      '/profile/reward',
      '/profile/security',
      '/profile/curriculum-vitae',
      '/profile/curriculum-vitae?add=work',
      '/profile/email',
      '/nda',
    ].map((path) => `/bughunter${path}`),
    first: [
      ['/bughunter/programs', /^\/bughunter\/programs\/detail\/[0-9a-f-]{36}$/],
      ['/bughunter/hacktivity', /^\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}$/],
    ],
  },
  {
    who: 'owner@nusabank.test',
    pages: ['', '/programs', '/programs/create', '/reports', '/license', '/profile', '/profile/security']
      .concat(['/profile/edit-personal', '/profile/edit-npwp', '/profile/email'])
      .map((path) => `/company${path}`),
    first: [
      ['/company/programs', /^\/company\/programs\/detail\/[0-9a-f-]{36}$/],
      ['/company/reports', /^\/company\/reports\/detail\/[^/]+\/[0-9a-f-]{36}$/],
    ],
  },
  {
    who: 'triase@demo.test',
    pages: ['', '/programs', '/programs/create', '/reports', '/verification', '/top-ups', '/security']
      .concat(['/npwp', '/npwp?show=decided', '/email'])
      .map((path) => `/hello${path}`),
    first: [
      ['/hello/reports', /^\/hello\/reports\/detail\/[^/]+\/[0-9a-f-]{36}$/],
      ['/hello/npwp?show=decided', /^\/hello\/npwp\/[0-9a-f-]{36}$/],
    ],
  },
]

for (const { who, pages, first = [] } of walks) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no barrier for ${who ?? 'a visitor'}, ${colorScheme}`, async ({ somebody }) => {
      test.setTimeout(180_000)
      const page = await somebody({ colorScheme, reducedMotion: 'reduce' })
      if (who) await signIn(page, who)
      const barriers: unknown[] = []
      for (const address of [...pages, ...(await found(page, first))])
        barriers.push(...(await barriersOf(page, address)))
      expect(barriers).toEqual([])
    })
  }
}

async function barriersOf(page: Page, address: string): Promise<unknown[]> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [
    address,
    id,
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary?.slice(0, 160)}`),
  ])
}

/** The first link of a page that looks like this: objects of the demo have ids nobody knows. */
async function found(page: Page, places: [string, RegExp][]): Promise<string[]> {
  const addresses: string[] = []
  for (const [list, pattern] of places) {
    await page.goto(list)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
    const link = links.find((one) => pattern.test(one))
    expect(link, `a link on ${list}`).toBeTruthy()
    addresses.push(link!)
  }
  return addresses
}
