import type { Page } from '@playwright/test'

/**
 * Waits until a page is frozen: its document is loaded, its router at rest, and what that brought is drawn.
 * @param timeout in milliseconds, of each of these
 */
export async function settled(page: Page, timeout = 15_000): Promise<void> {
  if (await isScripted(page, timeout)) await page.waitForFunction(atRest, undefined, { timeout })
}

/** Where React leads to a page that comes without it, the document goes while it is asked: then the next one is. */
async function isScripted(page: Page, timeout: number): Promise<boolean> {
  await page.waitForLoadState('load', { timeout })
  try {
    return await page.evaluate(() => '__reactRouterContext' in window)
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error
    return isScripted(page, timeout)
  }
}

type Busy = { state: string }
type Told = {
  __reactRouterContext?: unknown
  __reactRouterDataRouter?: {
    state: { initialized: boolean; navigation: Busy; revalidation: string; fetchers: Map<string, Busy> }
  }
}

/** Runs in the page. */
async function atRest(): Promise<boolean> {
  const told = window as unknown as Told
  const still = () => {
    if (!told.__reactRouterDataRouter) return !told.__reactRouterContext
    const { initialized, navigation, revalidation, fetchers } = told.__reactRouterDataRouter.state
    const busy = [navigation.state, revalidation, ...[...fetchers.values()].map(({ state }) => state)]
    // An empty page is one that React has left to the server.
    return initialized && document.body.childElementCount > 0 && busy.every((state) => state === 'idle')
  }
  if (!still()) return false
  // React draws in slices; a browser is idle only when none is left.
  await new Promise((drawn) => requestIdleCallback(drawn, { timeout: 2_000 }))
  return still()
}
