import type { Page } from '@playwright/test'
import { unreachedIn } from './support/by-keys.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

// Every act of a report, for each side and as far as reports of the demonstration have come: its number opens it and leads into
// its form, Tab goes on to the button that sends it, and nothing on the page is out of reach.

const sides = [
  {
    who: 'triase@demo.test',
    list: '/hello/reports',
    stages: ['submitted', 'in_review', 'valid', 'rated', 'closed'],
  },
  { who: 'owner@nusabank.test', list: '/company/reports', stages: ['valid', 'rated', 'closed'] },
  {
    who: 'elang@demo.test',
    list: '/bughunter/hacktivity',
    stages: ['needs_info', 'valid', 'rated', 'closed'],
  },
] as const

test.describe.configure({ mode: 'parallel' })

for (const [root, side] of [
  ['', sides[0]],
  ['/en', sides[0]],
  ['', sides[1]],
  ['/en', sides[1]],
  ['', sides[2]],
  ['/en', sides[2]],
] as const) {
  test(`every act of ${root}${side.list} is reached by keys`, async ({ newUser }) => {
    test.setTimeout(180_000)
    const page = await newUser({ reducedMotion: 'reduce' })
    await signIn(page, side.who)
    const tried = new Set<string>()
    for (const stage of side.stages) {
      await page.goto(`${root}${side.list}?stage=${stage}`)
      await settled(page)
      const first = page.locator('tr[data-row] a').first()
      if ((await first.count()) === 0) continue
      await first.click()
      await page.waitForURL(/\/(?:detail|hacktivity)\/[^/?]+\/[^/?]+$/)
      await settled(page)
      for (const act of await actsByNumber(page)) tried.add(act)
      expect(await unreachedIn(page, 'main'), `${stage}: ${page.url()}`).toEqual([])
    }
    process.stdout.write(`acts by keys, ${root}${side.list}: ${[...tried].join(', ') || 'all by Tab'}\n`)
    if (side !== sides[2]) expect(tried.size).toBeGreaterThan(3)
  })
}

/** Opens each numbered act by its key, and goes by Tab to the button of its form. @returns their names */
async function actsByNumber(page: Page): Promise<string[]> {
  const acts = await page
    .locator('details[data-act]:has(> summary kbd)')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.act!))
  for (const [index, act] of acts.slice(0, 9).entries()) {
    await page.locator('h1').click()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press(String(index + 1))
    const form = page.locator(`details[data-act=${act}][open]`)
    await expect(form).toHaveCount(1)
    // An act that another person must do says so instead of a form.
    if ((await form.locator('form').count()) === 0) continue
    const sends = form.locator('form button:not([type=button])').last()
    await expect(form.locator(':focus')).toHaveCount(1)
    for (let tabs = 0; tabs < 60 && !(await isFocused(sends)); tabs++) await page.keyboard.press('Tab')
    await expect(sends, act).toBeFocused()
  }
  return acts
}

function isFocused(button: ReturnType<Page['locator']>): Promise<boolean> {
  return button.evaluate((one) => one === document.activeElement)
}
