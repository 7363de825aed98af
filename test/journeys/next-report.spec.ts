import { reportWords } from '#i18n/report.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

/** Milliseconds from the key to the page of the next report: the middle one of several is held to this. */
const mostMs = 300

for (const { language, prefix } of [
  { language: 'id', prefix: '' },
  { language: 'en', prefix: '/en' },
] as const) {
  const { walk } = reportWords[language]
  for (const { email, list } of [
    { email: 'triase@demo.test', list: '/hello/reports?sort=newest' },
    { email: 'owner@nusabank.test', list: '/company/reports?sort=newest' },
    { email: 'komodo@demo.test', list: '/bughunter/hacktivity?sort=newest' },
  ]) {
    test(`reports of ${list} lead to each other by keys, in ${language}`, async ({ page }) => {
      await signIn(page, email)
      await page.goto(prefix + list)
      await settled(page)
      const links = page.locator('tr[data-row] a[href*="/detail/"], tr[data-row] a[href*="/hacktivity/"]')
      // Before it may stand that there is news.
      const titles = await links.evaluateAll((all) => all.map((one) => one.lastChild!.textContent!.trim()))
      const total = titles.length
      expect(total).toBeGreaterThan(2)
      const nav = page.getByRole('navigation', { name: walk.label })
      await links.nth(0).click()
      await expect(nav).toContainText(`1 ${language === 'id' ? 'dari' : 'of'} `)
      await expect(nav.getByRole('link', { name: walk.previous })).toHaveCount(0)

      const took: number[] = []
      for (const title of titles.slice(1, 6)) {
        await settled(page)
        const pressed = Date.now()
        await page.keyboard.press('j')
        await expect(page.locator('h1')).toHaveText(title)
        took.push(Date.now() - pressed)
      }
      const middle = took.toSorted((one, two) => one - two)[took.length >> 1]!
      process.stdout.write(`next report of ${list}: ${took.join(', ')} ms\n`)
      expect(middle).toBeLessThan(mostMs)

      await settled(page)
      await page.keyboard.press('k')
      const at = Math.min(5, total - 1)
      await expect(page.locator('h1')).toHaveText(titles[at - 1]!)
      await settled(page)
      // What is typed is no key.
      if (await page.locator('#comment textarea').count()) {
        await page.keyboard.press('m')
        await page.keyboard.type('jjkk')
        await expect(page.locator('#comment textarea')).toHaveValue('jjkk')
        await expect(page.locator('h1')).toHaveText(titles[at - 1]!)
      }
      await nav.getByRole('link', { name: walk.back }).click()
      await expect.poll(() => new URL(page.url()).search).toBe('?sort=newest')
    })
  }
}

test('a report one comes to by a link leads to no list, and a list is forgotten at sign-out', async ({
  page,
}) => {
  await signIn(page, 'triase@demo.test')
  await page.goto('/hello/reports')
  await settled(page)
  const rows = page.locator('tr[data-row] a')
  const [first] = await rows.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  await page.goto('/hello/reports?stage=closed')
  await settled(page)
  const shown = await rows.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  expect(shown).not.toContain(first)
  await page.goto(first!)
  await settled(page)
  await expect(page.getByRole('navigation', { name: reportWords.id.walk.label })).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('report-list'))).not.toBeNull()
  await page
    .locator('form[action$="/sign-out"]')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit())
  await page.waitForURL((url) => !url.pathname.startsWith('/hello'))
  expect(await page.evaluate(() => sessionStorage.getItem('report-list'))).toBeNull()
})

test('where nothing is left to do, the next report is offered', async ({ page }) => {
  await signIn(page, 'triase@demo.test')
  await page.goto('/hello/reports?stage=closed')
  await settled(page)
  await page.locator('tr[data-row] a').first().click()
  await page.waitForURL(/\/detail\//)
  const acts = page.locator('#actions')
  await expect(acts.getByText(reportActWords.id.noActions)).toBeVisible()
  await expect(acts.getByRole('link', { name: reportWords.id.walk.next })).toBeVisible()
})
