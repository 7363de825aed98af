import { launch } from 'chrome-launcher'
import { startFlow } from 'lighthouse'
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import { findBrowser } from '../scripts/browser.mjs'

/**
 * What Lighthouse measured of a signed-in page: LCP and layout shift of loading it, INP of what was done on it (null where
 * nothing on it was answered to), times in milliseconds, on the phone and network of its default.
 */
export type Flow = { path: string; lcp: number; cls: number; inp: number | null }

type Act = (page: Page) => Promise<unknown>
type Stop = {
  path: string
  /** Goes on from the list at `path` to its first report. */
  report?: true
  acts: readonly Act[]
}

const password = 'Cakrawala#2026'
const key = (name: KeyInput) => (page: Page) => page.keyboard.press(name)
const opened = (selector: string) => async (page: Page) => {
  for (const one of (await page.$$(selector)).slice(0, 3)) await one.click().catch(() => undefined)
}
const typed = (field: string) => async (page: Page) => {
  await page.focus(field)
  await page.keyboard.type('Sudah kami periksa, **terima kasih**.')
}

const list = [key('j'), key('j'), key('k'), key('?'), key('Escape')]
const report = [opened('#actions summary'), key('m'), typed('#comment textarea')]
const stopsOf: Readonly<Record<string, readonly Stop[]>> = {
  'triase@demo.test': [
    { path: '/hello', acts: [key('?'), key('Escape')] },
    { path: '/hello/queue', acts: list },
    { path: '/hello/reports', acts: list },
    { path: '/hello/reports', report: true, acts: report },
  ],
  'owner@nusabank.test': [
    { path: '/company', acts: [key('?'), key('Escape')] },
    { path: '/company/reports', acts: list },
    { path: '/company/reports', report: true, acts: report },
  ],
  'komodo@demo.test': [
    { path: '/bughunter', acts: [key('?'), key('Escape')] },
    { path: '/bughunter/hacktivity', acts: list },
    { path: '/bughunter/hacktivity', report: true, acts: report },
  ],
}

/** Walks dashboards, queues and report pages as the people who use them daily, each in a browser of its own. */
export async function flowsOf(origin: string): Promise<Flow[]> {
  const all: Flow[] = []
  for (const [email, stops] of Object.entries(stopsOf)) all.push(...(await flowOf(origin, email, stops)))
  return all
}

async function flowOf(origin: string, email: string, stops: readonly Stop[]): Promise<Flow[]> {
  const { executablePath, args } = await findBrowser()
  const chrome = await launch({ chromePath: executablePath, chromeFlags: args, logLevel: 'silent' })
  const browser = await puppeteer.connect({
    browserURL: `http://localhost:${chrome.port}`,
    defaultViewport: null,
  })
  try {
    const page = await browser.newPage()
    await signIn(page, origin, email)
    // Loading with a warm cache is what these pages are: nobody begins a working day without one.
    const flow = await startFlow(page, {
      flags: { disableStorageReset: true, emulatedUserAgent: false, logLevel: 'error' },
    })
    const paths: string[] = []
    for (const stop of stops) {
      const path = await pathOf(page, origin, stop)
      paths.push(path)
      await flow.navigate(origin + path)
      await flow.startTimespan()
      for (const act of stop.acts) await act(page)
      await flow.endTimespan()
    }
    const { steps } = await flow.createFlowResult()
    return paths.map((path, index) => {
      const [loaded, used] = [steps[2 * index]!.lhr.audits, steps[2 * index + 1]!.lhr.audits]
      return {
        path,
        lcp: loaded['largest-contentful-paint']?.numericValue ?? Number.NaN,
        cls: loaded['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        inp: used['interaction-to-next-paint']?.numericValue ?? null,
      }
    })
  } finally {
    await browser.disconnect()
    chrome.kill()
  }
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/sign-in`)
  await page.type('input[name=identifier]', email)
  await page.type('input[name=password]', password)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  if (page.url().includes('/sign-in')) throw new Error(`${email} could not sign in`)
}

async function pathOf(page: Page, origin: string, { path, report: wanted }: Stop): Promise<string> {
  if (!wanted) return path
  await page.goto(origin + path)
  const first = await page.$eval('tr[data-row] a', (link) => (link as HTMLAnchorElement).href)
  return first.slice(origin.length)
}
