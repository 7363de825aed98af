import type { Locator, Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { reportQueueWords } from '#i18n/report-queue.ts'
import { reportViewWords } from '#i18n/report-views.ts'
import { expectNoBarriers } from './support/axe.ts'
import { expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const menu = (page: Page, name: string) =>
  page.locator('details', { has: page.locator(`summary:has-text("${name}")`) }).first()

async function open(details: Locator): Promise<void> {
  if (!(await details.evaluate((one) => (one as HTMLDetailsElement).open)))
    await details.locator('summary').first().click()
}

for (const [locale, root] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  const words = reportViewWords[locale]
  const { filters } = reportQueueWords[locale]

  test(`a company shares a view, and a colleague opens it, ${locale}`, async ({ newUser }) => {
    const [owner, colleague] = [await newUser(), await newUser()]
    const name = `Tinggi ${locale}`
    await signIn(owner, 'owner@nusabank.test')
    await owner.goto(`${root}/company/reports?severity=high&sort=due`)
    await settled(owner)
    const views = menu(owner, words.views)
    await open(views)
    const form = views.locator('form:has(input[value="save_view"])')
    await form.locator('[name=name]').fill(name)
    await form.locator('[name=shared]').check()
    await form.getByRole('button', { name: words.save, exact: true }).click()
    await expectText(owner, doneWords[locale].view_saved)
    await expect(menu(owner, words.views).locator('summary').first()).toContainText(name)
    await expectNoBarriers(owner)

    await signIn(colleague, 'staf@nusabank.test')
    await colleague.goto(`${root}/company/reports`)
    await settled(colleague)
    await open(menu(colleague, words.views))
    await colleague.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await colleague.waitForURL(/view=.*severity=high&sort=due/)
    await settled(colleague)
    await expect(colleague.locator('summary', { hasText: name })).toBeVisible()
    const own = menu(colleague, words.views)
    await expect(own.locator('form:has(input[value="change_view"])')).toHaveCount(0)
    await own.getByRole('button', { name: words.makeDefault }).click()
    await expectText(colleague, doneWords[locale].default_view_chosen)
    await colleague.goto(`${root}/company/reports`)
    await colleague.waitForURL(/view=.*severity=high&sort=due/)
    await settled(colleague)
    await colleague.getByRole('link', { name: filters.reset }).click()
    await colleague.waitForURL(/view=all$/)
    await settled(colleague)
    await expect(colleague.locator('input[name=severity]:checked')).toHaveCount(0)
  })

  test(`a filter finds a bughunter, and the columns follow their reader, ${locale}`, async ({ newUser }) => {
    const page = await newUser({ viewport: { width: 1280, height: 800 } })
    await signIn(page, 'triase@demo.test')
    await page.goto(`${root}/hello/reports?view=all`)
    await settled(page)
    const bar = page.getByRole('search', { name: filters.label })
    await bar.locator('summary', { hasText: filters.more }).click()
    await bar.locator('summary', { hasText: filters.searched.hunter }).click()
    await bar.getByRole('combobox', { name: filters.finds.hunter }).fill('ela')
    await bar.getByRole('option', { name: 'elang' }).click()
    await page.waitForURL(/hunter=/)
    await settled(page)
    await expect(bar.locator('summary', { hasText: `${filters.searched.hunter}: elang` })).toBeVisible()
    const columns = menu(page, words.columns)
    await open(columns)
    for (const off of ['assignee', 'program', 'due']) await columns.locator(`input[value=${off}]`).uncheck()
    for (const on of ['hunter', 'target', 'class']) await columns.locator(`input[value=${on}]`).check()
    await columns.getByRole('button', { name: words.apply }).click()
    await expectText(page, doneWords[locale].columns_chosen)
    await columns.getByRole('button', { name: words.up({ column: words.names.hunter }) }).click()
    await expect(page.locator('.table thead th').nth(5)).toHaveText(words.names.hunter)
    await settled(page)
    const { frame, right } = await page.evaluate(() => ({
      frame: document.querySelector('.table-frame')!.getBoundingClientRect().right,
      right: document.querySelector('.table')!.getBoundingClientRect().right,
    }))
    expect(right).toBeLessThanOrEqual(frame + 1)
    await expectNoBarriers(page)
    await columns.getByRole('button', { name: words.usual }).click()
    await expectText(page, doneWords[locale].columns_chosen)
  })
}

test('without scripts a username is typed, a view saved, and too many columns are refused', async ({
  newUser,
}) => {
  const page = await newUser({ javaScriptEnabled: false })
  const words = reportViewWords.id
  const { filters } = reportQueueWords.id
  await signIn(page, 'owner@nusabank.test')
  await page.goto('/company/reports?view=all')
  await page.locator('.filter-chips summary', { hasText: filters.more }).click()
  await page.locator('.filter-chips summary', { hasText: filters.searched.hunter }).click()
  await page.locator('.filter-chips input[type=text][name=hunter]').fill('elang')
  await page.getByRole('button', { name: filters.submit }).click()
  await page.waitForURL(/hunter=elang/)
  await expect(page.locator('input[name=hunter]:checked')).toHaveCount(1)
  await open(menu(page, words.columns))
  const columns = menu(page, words.columns)
  for (const on of ['labels', 'target']) await columns.locator(`input[value=${on}]`).check()
  await columns.getByRole('button', { name: words.apply }).click()
  await expect(columns).toContainText('Paling banyak tujuh kolom')
})

test('the menu says how much waits', async ({ page }) => {
  await signIn(page, 'triase@demo.test')
  await page.goto('/hello/reports?waiting=me&size=100')
  await settled(page)
  const shown = page.locator('#sidebar a[href="/hello/reports"] .sidebar-count')
  await expect(shown.locator('[aria-hidden]')).toHaveText(String(await page.locator('tr[data-row]').count()))
  await expect(page.locator('#sidebar a[href="/hello/queue"] .sidebar-count').first()).toBeVisible()
})
