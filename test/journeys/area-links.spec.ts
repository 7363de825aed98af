import type { Page } from '@playwright/test'
import { filePatterns, pagePatterns, patternOf } from '../access/page-patterns.ts'
import { barriersOn } from './support/axe.ts'
import { pointerOnlyOn } from './support/by-keys.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

/** Who walks an area; who may see less finds less, together they find all of it. */
const areas = [
  { home: '/bughunter', people: ['elang@demo.test'] },
  { home: '/company', people: ['owner@nusabank.test', 'staf@nusabank.test'] },
  { home: '/hello', people: ['triase@demo.test'] },
  { home: '/incident', people: ['insiden@demo.test'] },
]

/**
 * Pages no first link of the demo data leads to: they are reached by mail, after an act, or by an old address. Files are
 * no pages.
 */
const elsewhere = new Set([
  ...filePatterns(),
  '/bughunter/profile/reward/payout',
  '/company/reports/detail/:id',
  '/company/canned-answers/:id',
  '/hello/reports/detail/:id',
  '/hello/licenses/:companyId',
  '/hello/refunds/:id',
  '/hello/settings/:key/:line',
  '/bughunter/programs/invitation/:idHash/:token/:status',
  '/incident/sign-in',
  '/incident/create-password',
  '/incident/ticket',
])

test.describe.configure({ mode: 'parallel' })

for (const { home, people } of areas) {
  for (const prefix of ['', '/en']) {
    test(`every page of ${prefix}${home} is found by links, at both widths`, async ({ newUser }) => {
      test.setTimeout(600_000)
      const met = new Set<string>()
      const wrong: string[] = []
      for (const who of people) {
        const page = await newUser({ reducedMotion: 'reduce' })
        await signIn(page, who)
        await walk(page, `${prefix}${home}`, { met, wrong })
      }
      expect(wrong).toEqual([])
      expect(pagePatterns().filter((one) => isIn(one, home) && !met.has(one) && !elsewhere.has(one))).toEqual(
        [],
      )
    })
  }
}

type Found = { met: Set<string>; wrong: string[] }

/** Follows links within an area, one address of each kind, and notes what is wrong with the pages. */
async function walk(page: Page, home: string, { met, wrong }: Found): Promise<void> {
  met.add(patternOf(home)!.pattern)
  const seen = new Set([patternOf(home)!.pattern])
  for (const rest = [home]; rest.length > 0; ) {
    const address = rest.shift()!
    wrong.push(...(await faultsOf(page, address)))
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const link of links) {
      const { pathname, search } = new URL(link)
      const kind = isIn(pathname, home) ? patternOf(pathname)?.pattern : undefined
      if (!kind || seen.has(kind)) continue
      seen.add(kind)
      met.add(kind)
      rest.push(pathname + search)
    }
  }
}

async function faultsOf(page: Page, address: string): Promise<string[]> {
  const answer = await page.goto(address).catch((error: Error) => {
    if (/Download is starting|net::ERR_ABORTED/.test(error.message)) return null
    throw error
  })
  if (answer === null) return []
  if (!answer.ok()) return [`${address}: ${answer.status()}`]
  if (!/^text\/html/.test(answer.headers()['content-type'] ?? '')) return []
  await settled(page)
  const faults: string[] = []
  const headings = await page.locator('h1').count()
  if (headings !== 1) faults.push(`${address}: ${headings} h1`)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) faults.push(`${address}: ${over} px too wide at ${width}`)
  }
  // Borders and rounding make a few pixels; a column that is cut makes more.
  const cut = await page
    .locator('.table-frame')
    .evaluateAll((frames) => frames.map((one) => one.firstElementChild!.clientWidth - one.clientWidth))
  for (const over of cut)
    if (over > 4) faults.push(`${address}: a table ${over} px wider than its frame at 1280`)
  for (const one of await pointerOnlyOn(page)) faults.push(`${address}: no key reaches ${one}`)
  // The words change with the language; colours, names and structure do not.
  const barriers = address.startsWith('/en/') ? [] : await barriersOn(page)
  if (barriers.length > 0) faults.push(`${address}: ${JSON.stringify(barriers)}`)
  return faults
}

function isIn(pathname: string, home: string): boolean {
  return pathname === home || pathname.startsWith(`${home}/`)
}
