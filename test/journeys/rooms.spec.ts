import type { Page } from '@playwright/test'
import { pagePatterns, patternOf } from '../access/page-patterns.ts'
import { barriersOn } from './support/axe.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const people = [
  { who: 'elang@demo.test', home: '/bughunter' },
  { who: 'owner@nusabank.test', home: '/company' },
  { who: 'staf@nusabank.test', home: '/company' },
  { who: 'triase@demo.test', home: '/hello' },
  { who: 'insiden@demo.test', home: '/incident' },
]

/** Pages no link of the demo story leads these people to, with the journey that does. */
const elsewhere: Record<string, string> = {}

test.describe.configure({ mode: 'parallel' })

for (const { who, home } of people) {
  for (const prefix of ['', '/en']) {
    test(`${who} finds every page of ${prefix}${home} by its links, at both widths`, async ({ somebody }) => {
      test.setTimeout(300_000)
      const page = await somebody({ reducedMotion: 'reduce' })
      await signIn(page, who)
      const { met, wrong } = await walk(page, `${prefix}${home}`)
      expect(wrong).toEqual([])
      // Who may see less finds less: the others of the same area find the rest.
      if (who.startsWith('staf')) return
      const missing = pagePatterns().filter(
        (one) =>
          isIn(one, home) && !met.has(one) && !(one in elsewhere) && !one.startsWith('/incident/sign-in'),
      )
      expect(missing).toEqual([])
    })
  }
}

/** Follows links within an area, one address of each kind, and says what is wrong with the pages. */
async function walk(page: Page, home: string): Promise<{ met: Set<string>; wrong: string[] }> {
  const met = new Set([patternOf(home)!.pattern])
  const wrong: string[] = []
  for (const rest = [home]; rest.length > 0; ) {
    const address = rest.shift()!
    wrong.push(...(await faultsOf(page, address)))
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
    for (const link of links) {
      const { pathname, search } = new URL(link)
      const kind = isIn(pathname, home) ? patternOf(pathname)?.pattern : undefined
      if (!kind || met.has(kind)) continue
      met.add(kind)
      rest.push(pathname + search)
    }
  }
  return { met, wrong }
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const barriers = await barriersOn(page)
    if (barriers.length > 0) faults.push(`${address}, ${colorScheme}: ${JSON.stringify(barriers)}`)
  }
  return faults
}

function isIn(pathname: string, home: string): boolean {
  return pathname === home || pathname.startsWith(`${home}/`)
}
