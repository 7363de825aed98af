import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** What axe finds wrong on the page as it stands. */
export async function barriersOn(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => [
    page.url(),
    id,
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${target}: ${failureSummary?.slice(0, 160)}`),
  ])
}

/** No barrier on the page as it stands, light or dark: for what a page shows only on the way. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await barriersOn(page)).toEqual([])
  }
}
