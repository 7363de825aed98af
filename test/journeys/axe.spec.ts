import type { Page } from '@playwright/test'
import { barriersOn } from './support/axe.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

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
      .concat(['/hello', '/incident/sign-in', '/tidak/ada'])
      .concat([
        '/forgot-password?asked',
        '/reset-password?token=x',
        '/company-member-verification?token=x',
        '/team-invitation?token=x',
      ])
      .concat(['/verify/forgot-totp', '/verify/forgot-totp?held', '/account/keep?token=x', '/account/left'])
      .concat(['/account/undo-change?token=x'])
      .concat(['/external?to=https%3A%2F%2Fcontoh.test%2Fa', '/sign-in?done=session_over'])
      .concat(['/error401', '/error403'])
      .concat(['/about-us', '/bug-bounty', '/bug-bounty-program', '/challenge-program', '/career'])
      .concat(['/vulnerability-management-program', '/vulnerability-bug-fixing'])
      .concat([
        '/cyber-incident-report',
        '/cyber-incident-report?sent=1',
        '/career/apply',
        '/incident/create-password',
      ]),
    first: [
      ['/programs', /^\/programs\/[0-9a-f-]{36}$/],
      ['/programs?kind=challenge', /^\/programs\/[0-9a-f-]{36}$/],
      ['/publication/bughunter-write-ups', /^\/write-ups\/[^/]+\/.+/],
    ],
  },
  // Pages of the areas are looked at on the way through them (`area-links.spec.ts`); here is what no link of theirs leads to.
  { who: 'elang@demo.test', pages: ['/bughunter/profile/curriculum-vitae?add=work'] },
  {
    // Suspended, with an appeal under way.
    who: 'musang@demo.test',
    pages: ['/standing', '/profile', '/profile/curriculum-vitae'].map((path) => `/bughunter${path}`),
  },
  {
    who: 'triase@demo.test',
    pages: ['/hello/npwp?show=decided'],
    first: [
      ['/hello/npwp?show=decided', /^\/hello\/npwp\/[0-9a-f-]{36}$/],
      ['/hello/accounts?q=musang', /^\/hello\/accounts\/[0-9a-f-]{36}$/],
    ],
  },
]

// The walks only look: they need no order, and together they are the longest file.
test.describe.configure({ mode: 'parallel' })

for (const { who, pages, first = [] } of walks) {
  test(`no barrier for ${who ?? 'a visitor'}, light and dark`, async ({ newUser }) => {
    test.setTimeout(240_000)
    const page = await newUser({ colorScheme: 'light', reducedMotion: 'reduce' })
    if (who) await signIn(page, who)
    const barriers: unknown[] = []
    for (const address of [...pages, ...(await found(page, first))])
      barriers.push(...(await barriersOf(page, address)))
    expect(barriers).toEqual([])
  })
}

/** The page in both themes: loaded once, looked at twice. */
async function barriersOf(page: Page, address: string): Promise<unknown[]> {
  await page.goto(address)
  await settled(page)
  return barriersOn(page)
}

/** The first link of a page that looks like this: objects of the demo have ids no one knows. */
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
