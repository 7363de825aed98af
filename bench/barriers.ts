import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'

/** What axe finds on one page in one theme. */
export type Barriers = { path: string; theme: 'light' | 'dark'; found: string[] }

export async function barriersOf(origin: string, paths: readonly string[]): Promise<Barriers[]> {
  const browser = await chromium.launch(await findBrowser())
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const all: Barriers[] = []
  for (const path of paths) {
    await page.goto(origin + path)
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      all.push({ path, theme, found: violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`) })
    }
  }
  await browser.close()
  return all
}
