import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { flawsOf, jumpsOn, treeOf } from './support/reading-order.ts'
import { settled } from './support/settled.ts'

// Public pages as they are heard, and as the Tab key walks them.

const pages = [
  '/',
  '/programs',
  '/leaderboard',
  '/about-us',
  '/bug-bounty',
  '/bug-bounty-program',
  '/challenge-program',
]
  .concat(['/vulnerability-management-program', '/vulnerability-bug-fixing', '/career', '/career/apply'])
  .concat([
    '/company',
    '/contact-us',
    '/cyber-incident-report',
    '/frequently-asked-question',
    '/term-and-condition',
  ])
  .concat(['/privacy-policy', '/security-policy', '/publication', '/publication/activity', '/letters'])
  .concat(['/publication/security-awareness', '/publication/cyber-security-executive'])
  .concat([
    '/publication/bughunter-write-ups',
    '/elang',
    '/program-certificates',
    '/tidak/ada',
    '/sign-in',
    '/sign-up',
  ])
  .concat(['/sign-up-bughunter', '/sign-up-company', '/forgot-password'])

/** One of each: the address of an object of the demo. */
const one: [string, RegExp][] = [
  ['/programs', /^\/programs\/[0-9a-f-]{36}$/],
  ['/publication/activity', /^\/publication\/activity\/[a-z0-9-]+$/],
  ['/publication/security-awareness', /^\/publication\/security-awareness\/[a-z0-9-]+$/],
  ['/publication/cyber-security-executive', /^\/publication\/cyber-security-executive\/[a-z0-9-]+$/],
  ['/publication/bughunter-write-ups', /^\/write-ups\/[^/]+\/.+/],
]

async function everyPage(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [list, pattern] of one) {
    await page.goto(list)
    const links = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    found.push(links.find((link) => pattern.test(link))!)
  }
  expect(found).not.toContain(undefined)
  return [...pages, ...found]
}

for (const [root, width, height] of [
  ['', 1280, 800],
  ['/en', 390, 844],
] as const) {
  test(`public pages read in order at ${width} px${root}`, async ({ newUser }) => {
    test.setTimeout(180_000)
    const page = await newUser({ viewport: { width, height }, reducedMotion: 'reduce' })
    const flaws: unknown[] = []
    for (const address of await everyPage(page)) {
      const place = root + (root && address === '/' ? '' : address)
      await page.goto(place)
      await settled(page)
      const tree = await treeOf(page)
      expect([place, tree.some(({ role, url }) => role === 'link' && url !== '')]).toEqual([place, true])
      const first = await firstStop(page)
      const found = [...flawsOf(tree), ...(await jumpsOn(page)), ...(first === '' ? [] : [first])]
      if (found.length > 0) flaws.push([place, found])
    }
    expect(flaws).toEqual([])
  })
}

/** The first stop of the Tab key leads into the page's own content, or is in it. @returns what is wrong with it */
async function firstStop(page: Page): Promise<string> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const stop = document.activeElement!
    const { top, width } = stop.getBoundingClientRect()
    const target = document.getElementById(stop.getAttribute('href')?.replace(/^#/, '') ?? '')
    const leads = stop.matches('main *') || target?.matches('main, main *')
    return leads && width > 10 && top >= 0 ? '' : `the first stop is ${stop.outerHTML.slice(0, 80)}`
  })
}
