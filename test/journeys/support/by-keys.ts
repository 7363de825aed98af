import type { Page } from '@playwright/test'

/** Whatever a person may press, as it is written in pages. */
const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, audio, video'

/** What only a pointer reaches: it looks pressable, but the Tab key stops nowhere in or around it. */
export function pointerOnlyOn(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const isReached = (one: Element | null) => one instanceof HTMLElement && one.tabIndex >= 0
    const pressable = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (one) =>
        one.checkVisibility() &&
        !one.closest('[aria-hidden=true]') &&
        getComputedStyle(one).cursor === 'pointer',
    )
    return pressable
      .filter((one) => {
        const label = one.closest('label')
        const owner = one.closest(`${selector}, [tabindex], [role=option]`)
        return (
          !isReached(owner) &&
          !owner?.matches('[role=option], :disabled') &&
          !isReached(label?.control ?? null)
        )
      })
      .map((one) => one.outerHTML.slice(0, 120))
  }, controls)
}

/**
 * Presses Tab through the whole page, twice: tools of a field come when it is first reached.
 * @returns the visible controls of `area` it never stopped at. Of a toolbar and of a group of radio buttons it stops at one;
 *   arrows lead to the others
 */
export async function unreachedIn(page: Page, area: string): Promise<string[]> {
  await walkByTab(page)
  await walkByTab(page)
  return page.evaluate(
    ([selector, within]) => {
      const isMet = (one: Element) => one instanceof HTMLElement && one.dataset.reached !== undefined
      const groupOf = (one: Element): readonly Element[] => {
        if (one instanceof HTMLInputElement && one.type === 'radio')
          return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
            ({ name, form }) => name === one.name && form === one.form,
          )
        return [...(one.closest('[role=toolbar]')?.querySelectorAll(selector) ?? [one])]
      }
      return [...document.querySelectorAll<HTMLElement>(`${within} :is(${selector})`)]
        .filter((one) => one.checkVisibility() && !one.matches(':disabled') && !groupOf(one).some(isMet))
        .map((one) => one.outerHTML.slice(0, 120))
    },
    [controls, area] as const,
  )
}

/** From the top of the page to its end. */
async function walkByTab(page: Page): Promise<void> {
  const round = String(Date.now())
  const most = await page.evaluate((selector) => {
    document.querySelector<HTMLElement>('a[href]')?.focus()
    return document.querySelectorAll(`${selector}, [tabindex]`).length + 20
  }, controls)
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    const isOver = await page.evaluate((now) => {
      const one = document.activeElement
      if (!(one instanceof HTMLElement) || one === document.body || one.dataset.reached === now) return true
      one.dataset.reached = now
      return false
    }, round)
    if (isOver) return
  }
}
