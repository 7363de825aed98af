import type { Page } from '@playwright/test'

/**
 * Counts what a person presses, over all pages: a pointer once, each key once, Ctrl and Enter as two. Letters typed into a
 * field are no part of it.
 */
export async function countPresses(page: Page) {
  await page.addInitScript(() => {
    const count = () =>
      sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1))
    // Bubbling: what the test runner takes back because something still moved above its target was no click.
    addEventListener('pointerdown', count)
    addEventListener('keydown', ({ target, key, ctrlKey, repeat }) => {
      const field =
        target instanceof Element && target.matches('input:not([type=checkbox], [type=radio]), textarea')
      const letter = key.length === 1 && !ctrlKey
      if (!repeat && !(field && letter)) count()
    })
  })
  return {
    forget: () => page.evaluate(() => sessionStorage.removeItem('taps')),
    soFar: () => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0)),
  }
}
