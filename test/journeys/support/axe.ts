import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './journey.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a theme can break: it changes colours and nothing else (`test/theme.test.ts`). */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** The findings of axe on the page in its current state, light and dark. */
export async function barriersOn(page: Page): Promise<unknown[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = await violationsOn(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...light, ...(await violationsOn(page, rulesOfColours))]
}

/** @param rules all of them, unless named */
async function violationsOn(page: Page, rules?: string[]): Promise<unknown[]> {
  // It runs inside the page and would not see into another frame.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (values) => {
    const found = await window.axe.run(document, {
      // What passes is not described.
      resultTypes: ['violations'],
      // Style sheets are read again only for a rule that is not among them.
      preload: { assets: ['media'] },
      ...(values ? { runOnly: { type: 'rule', values } } : {}),
    })
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3) }))
  }, rules)
  return violations.map(({ id, nodes }) => [
    page.url(),
    rules ? 'dark' : 'light',
    id,
    nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary?.slice(0, 160)}`),
  ])
}

/**
 * No barrier on the page in its current state, light or dark: for intermediate states. Journeys reach them in both languages;
 * English pages have the structure, names and colours of the Indonesian ones (`test/language.test.ts`: no text is empty).
 */
export async function expectNoBarriers(page: Page): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'en') return
  expect(await barriersOn(page)).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
