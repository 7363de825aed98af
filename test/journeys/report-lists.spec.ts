import type { Page } from '@playwright/test'
import { myReportsWords } from '#i18n/my-reports.ts'
import { reportWords } from '#i18n/report.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { expectNoBarriers } from './support/axe.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const lists = [
  { email: 'triase@demo.test', list: '/hello/reports' },
  { email: 'triase@demo.test', list: '/hello/queue' },
  { email: 'owner@nusabank.test', list: '/company/reports' },
  { email: 'elang@demo.test', list: '/bughunter/hacktivity' },
]

for (const { email, list } of lists)
  for (const root of ['', '/en'])
    test(`at 1366×768 there is room for 14 rows, and no column is cut: ${root}${list}`, async ({
      newUser,
    }) => {
      const page = await newUser({ viewport: { width: 1366, height: 768 } })
      await signIn(page, email)
      await page.goto(root + list)
      await settled(page)
      const { top, height, frame, right, cut } = await measured(page)
      expect(height).toBeLessThanOrEqual(41)
      expect(Math.floor((768 - top) / height)).toBeGreaterThanOrEqual(14)
      expect(right).toBeLessThanOrEqual(frame + 1)
      expect(cut).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      const narrow = await measured(page)
      expect(narrow.right).toBeLessThanOrEqual(narrow.frame + 1)
      expect(narrow.height).toBeLessThanOrEqual(41)
      await expectNoBarriers(page)
    })

/** The first row and the tallest, the right edges of the table and its frame, and the names of columns that do not fit. */
function measured(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('tr[data-row]')].map((row) => row.getBoundingClientRect())
    const heads = [...document.querySelectorAll<HTMLElement>('.table thead th')]
    return {
      top: rows[0]!.top,
      height: Math.max(...rows.map((row) => row.height)),
      frame: document.querySelector('.table-frame')!.getBoundingClientRect().right,
      right: document.querySelector('.table')!.getBoundingClientRect().right,
      cut: heads.filter((head) => head.scrollWidth > head.clientWidth).map((head) => head.textContent),
    }
  })
}

for (const root of ['', '/en'])
  test(`filters hold several values and apply at once, ${root || 'id'}`, async ({ page }) => {
    const locale = root === '' ? 'id' : 'en'
    const { filters } = reportQueueWords[locale]
    const { stages } = reportWords[locale]
    await signIn(page, 'triase@demo.test')
    await page.goto(`${root}/hello/reports?sort=severity`)
    await settled(page)
    const bar = page.getByRole('search', { name: filters.label })
    await bar.locator('summary', { hasText: filters.stage }).click()
    await bar.getByRole('checkbox', { name: stages.submitted, exact: true }).check()
    await page.waitForURL(/stage=submitted/)
    await bar.getByRole('checkbox', { name: stages.valid, exact: true }).check()
    await page.waitForURL(/stage=submitted&stage=valid.*sort=severity/)
    await settled(page)
    for (const row of await page.locator('tr[data-row]').allTextContents())
      expect(row.includes(stages.submitted) || row.includes(stages.valid), row).toBe(true)
    await expect(bar.locator('summary', { hasText: `${filters.stage} (2)` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('checkbox', { name: stages.valid, exact: true })).toBeHidden()
    await page.goBack()
    await settled(page)
    await expect(bar.locator('input[name=stage]:checked')).toHaveCount(1)
    await bar.getByRole('link', { name: filters.reset }).click()
    await expect(bar.locator('input[name=stage]:checked')).toHaveCount(0)
  })

test('a phone folds the filters into one button', async ({ newUser }) => {
  const page = await newUser({ viewport: { width: 390, height: 844 } })
  await signIn(page, 'owner@nusabank.test')
  await page.goto('/company/reports?severity=high&severity=low')
  await settled(page)
  const { filters } = reportQueueWords.id
  const chip = page.locator('.filter-chips summary', { hasText: filters.stage })
  await expect(chip).toBeHidden()
  await page.getByText(filters.fold({ chosen: 2 })).click()
  await expect(chip).toBeVisible()
  await expectNoBarriers(page)
})

test('without scripts a button applies the filters', async ({ newUser }) => {
  const page = await newUser({ javaScriptEnabled: false })
  await signIn(page, 'owner@nusabank.test')
  await page.goto('/company/reports')
  const { filters } = reportQueueWords.id
  await page.locator('.filter-chips summary', { hasText: filters.severity }).click()
  for (const band of ['high', 'low'] as const)
    await page.getByRole('checkbox', { name: reportWords.id.bands[band], exact: true }).check()
  await page.getByRole('button', { name: filters.submit }).click()
  await page.waitForURL(/severity=high&severity=low/)
  await expect(page.locator('input[name=severity]:checked')).toHaveCount(2)
})

test('the head of a column sorts the list, and turns it around', async ({ page }) => {
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter/hacktivity')
  await settled(page)
  const { columns } = myReportsWords.id
  const levels = async () => {
    await settled(page)
    const texts = await page.locator(`tr[data-row] td[data-label="${columns.severity}"]`).allTextContents()
    return texts.map((text) => Number(/\d+$/.exec(text)?.[0] ?? -1))
  }
  await page.getByRole('link', { name: columns.severity }).click()
  await page.waitForURL(/sort=severity/)
  const down = await levels()
  expect(down.length).toBeGreaterThan(2)
  expect(down).toEqual(down.toSorted((one, other) => other - one))
  await page.getByRole('link', { name: columns.severity }).click()
  await page.waitForURL(/sort=-severity/)
  expect(await levels()).toEqual(down.toReversed())
  await expect(page.getByRole('columnheader', { name: columns.severity })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})
