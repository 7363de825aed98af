import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { readMailsAt } from './mailbox.ts'
import { settled } from './settled.ts'
import { type Site, SiteOfFile } from './site-of-file.ts'
import { noteWalks } from './walked.ts'

type Fixtures = {
  /** A new user with a browser context of their own. */
  newUser: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
}

/** A journey fails on noise: console errors and warnings, broken pages, policy violations. */
export const test = base.extend<Fixtures & { noise: string[]; site: Site }, { sites: SiteOfFile }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, { parallelIndex }) => {
      const sites = new SiteOfFile(parallelIndex)
      await use(sites)
      await sites.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ sites }, use, { file }) => {
      const site = await sites.open(file)
      readMailsAt(site.inbox)
      await use(site)
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  noise: async ({}, use) => {
    const noise: string[] = []
    await use(noise)
    expect(noise).toEqual([])
  },
  page: async ({ page, noise, baseURL }, use, info) => {
    noteWalks(page.context(), baseURL!, info)
    listenTo(page, noise)
    page.context().on('page', (other) => listenTo(other, noise))
    await use(page)
    await hearOut(page)
  },
  newUser: async ({ browser, noise, baseURL }, use, info) => {
    const opened: Page[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...{ locale: 'id-ID', timezoneId: 'Asia/Jakarta' },
        ...options,
      })
      noteWalks(context, baseURL!, info)
      context.on('page', (page) => listenTo(page, noise))
      const page = await context.newPage()
      opened.push(page)
      return page
    })
    for (const page of opened) {
      await hearOut(page)
      await page.context().close()
    }
  },
})
export { expect }

export const password = 'Cakrawala#2026'

/**
 * Signs in by what the form of the page sends, with the cookies of the browser; no page is shown for it.
 * @param words the password. @throws where the answer does not lead on into an area
 */
export async function signIn(page: Page, email: string, words = password): Promise<void> {
  const answer = await page.context().request.post('/sign-in', {
    form: { intent: 'sign_in', identifier: email, password: words },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status(), await answer.text()).toBe(302)
  expect(answer.headers().location).not.toMatch(/\/sign-in/)
}

/** Signs in through the page, as a person does, and waits for the page it leads to. */
export async function signInOnPage(page: Page, email: string, words = password): Promise<void> {
  await page.goto('/sign-in')
  await page.locator('input[name="identifier"]').fill(email)
  await page.locator('input[name="password"]').fill(words)
  await page.locator('form button[type="submit"]').last().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
}

export async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
}

function listenTo(page: Page, noise: string[]): void {
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // The browser reports every answer of 4xx as an error; those are what some journeys come for.
    if (/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return
    // Letters that come later than the first paint are kept for the next page (`font-display: optional`).
    if (/\.woff2 was preloaded using link preload but not used/.test(message.text())) return
    noise.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => noise.push(`${page.url()}: ${error.message}`))
}

/** Noise may come late: what the last step of a page brings is waited for, as far as it comes. */
async function hearOut(page: Page): Promise<void> {
  if (!page.isClosed()) await settled(page, 2_000).catch(() => undefined)
}
