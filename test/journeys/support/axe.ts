import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './journey.ts'

/** What axe finds wrong on the page as it stands. */
export async function barriersOn(page: Page): Promise<unknown[]> {
  // It runs inside the page and would not see into another frame.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // Every rule is tried; only what passes is not described.
    const found = await window.axe.run(document, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3) }))
  })
  return violations.map(({ id, nodes }) => [
    page.url(),
    id,
    nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary?.slice(0, 160)}`),
  ])
}

/** No barrier on the page as it stands, light or dark: for what a page shows only on the way. */
export async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await barriersOn(page)).toEqual([])
  }
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
