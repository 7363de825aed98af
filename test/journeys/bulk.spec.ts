import type { Page } from '@playwright/test'
import { handlingWords } from '#i18n/handling.ts'
import { refusals } from '#i18n/refusals.ts'
import { boardWords } from '#i18n/report-board.ts'
import { bulkWords } from '#i18n/report-bulk.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const boxes = (page: Page) => page.locator('input[type=checkbox][name=row]')
const rowOf = (page: Page, at: number) => page.locator('tr[data-row]').nth(at)

for (const [locale, root] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  const words = bulkWords[locale]

  test(`the team closes three reports as spam, of which one changed meanwhile, ${locale}`, async ({
    newUser,
  }) => {
    const [page, colleague] = [await newUser(), await newUser()]
    await signIn(page, 'triase@demo.test')
    // The reports in review of the first language are closed by now: those just sent are taken.
    if (locale === 'en') {
      await page.goto(`${root}/hello/reports?stage=submitted`)
      await settled(page)
      await page.getByRole('button', { name: words.buttons.take }).click()
      await expectText(page, 'Select the reports first')
      await page.getByLabel(words.all).check()
      const count = await boxes(page).count()
      await page.getByRole('button', { name: words.buttons.take }).click()
      await expectText(page, words.result.title({ done: count, refused: 0 }))
    }
    await page.goto(`${root}/hello/reports?stage=in_review&sort=oldest`)
    await settled(page)
    // The first by its key, the third by a range.
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(boxes(page).nth(0)).toBeChecked()
    await boxes(page)
      .nth(2)
      .click({ modifiers: ['Shift'] })
    await expectText(page, words.chosen({ count: 3 }))
    const changed = (await rowOf(page, 1).locator('a').first().getAttribute('href'))!

    await signIn(colleague, 'triase@demo.test')
    await colleague.goto(changed)
    await act(colleague, 'ask_info', { body: 'Mohon kirim ulang langkahnya dengan akun uji.' })

    await page.getByRole('button', { name: words.buttons.close_invalid }).click()
    const step = page.getByRole('heading', { name: words.steps.close_invalid({ count: 3 }) })
    await expect(step).toBeVisible()
    await expectNoBarriers(page)
    await page.selectOption('select[name=reason]', 'spam')
    await page.fill('[name=note]', 'pendek')
    await page.getByRole('button', { name: words.steps.close_invalid({ count: 3 }) }).click()
    await expect(page.locator('[name=note]')).toHaveValue('pendek')
    await expect(page.locator('[name=note]')).toHaveAttribute('aria-invalid', 'true')
    await act(page, 'bulk_close_invalid', { note: 'Ini iklan, bukan laporan keamanan.' })
    await expectText(page, words.result.title({ done: 2, refused: 1 }))
    await expectText(page, refusals[locale].details.list_older)
    await expectNoBarriers(page)
  })

  test(`a company labels and assigns five reports, ${locale}`, async ({ newUser }) => {
    const page = await newUser()
    await signIn(page, 'owner@nusabank.test')
    await page.goto(`${root}/company/reports`)
    await settled(page)
    for (let at = 0; at < 5; at++) await boxes(page).nth(at).check()
    await page.getByRole('button', { name: words.buttons.label }).click()
    await act(page, 'bulk_label', { add: `web, ${locale}` })
    await expectText(page, words.result.title({ done: 5, refused: 0 }))
    await expect(page.locator('input[name=row]:checked')).toHaveCount(0)
    const file = page.waitForEvent('download')
    for (let at = 0; at < 5; at++) await boxes(page).nth(at).check()
    await page.getByRole('button', { name: words.buttons.export }).last().click()
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
    await page.getByRole('button', { name: words.buttons.assign }).click()
    const people = page.locator('select[name=assigneeId]')
    const name = await people.locator('option').nth(1).textContent()
    await people.selectOption({ index: 1 })
    await act(page, 'bulk_assign', {})
    await expectText(page, words.result.title({ done: 5, refused: 0 }))
    await rowOf(page, 0).locator('a').first().click()
    await page.waitForURL(/\/company\/reports\/detail\//)
    const panel = page.locator('#handling')
    await expect(panel).toContainText(handlingWords[locale].labels)
    await expect(panel).toContainText(name!)
    await expect(panel).toContainText('web')
  })

  test(`without scripts a bulk act asks and answers the same, ${locale}`, async ({ newUser }) => {
    const page = await newUser({ javaScriptEnabled: false })
    await signIn(page, 'owner@nusabank.test')
    await page.goto(`${root}/company/reports?stage=closed`)
    await boxes(page).nth(0).check()
    await page.getByRole('button', { name: words.buttons.label }).click()
    await expect(boxes(page).nth(0)).toBeChecked()
    await page.fill('[name=add]', 'arsip')
    await page.getByRole('button', { name: words.steps.label({ count: 1 }) }).click()
    await expectText(page, words.result.title({ done: 1, refused: 0 }))
  })
}

for (const [locale, root] of [
  ['id', ''],
  ['en', '/en'],
] as const)
  test(`the board is walked by keys, and its cards lead to the acts of their reports, ${locale}`, async ({
    newUser,
  }) => {
    const words = boardWords[locale]
    const page = await newUser()
    await signIn(page, 'owner@nusabank.test')
    await page.goto(`${root}/company/reports?sort=due`)
    await settled(page)
    await page.getByRole('link', { name: words.layouts.board, exact: true }).click()
    await page.waitForURL(/sort=due&layout=board/)
    await settled(page)
    await expectNoBarriers(page)
    const columns = page.locator('[data-column]')
    await expect(columns).toHaveCount(6)
    const full = columns.filter({ has: page.locator('[data-row]') })
    const card = (column: number, row: number) =>
      full.nth(column).locator('[data-row]').nth(row).getByRole('link').first()
    await page.keyboard.press('j')
    await expect(card(0, 0)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(card(1, 0)).toBeFocused()
    if ((await full.nth(1).locator('[data-row]').count()) > 1) {
      await page.keyboard.press('ArrowDown')
      await expect(card(1, 1)).toBeFocused()
      await page.keyboard.press('ArrowUp')
    }
    await page.keyboard.press('k')
    await page.keyboard.press('j')
    await expect(card(1, 0)).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toContainText('← ↑ ↓ →')
    await page.keyboard.press('Escape')
    const rated = page.locator('[data-column=rated] [data-row]').first()
    await rated.locator('summary').click()
    const act = rated.getByRole('link').nth(1)
    const wanted = new URL((await act.getAttribute('href'))!, page.url()).searchParams.get('act')
    await act.click()
    await page.waitForURL(/\/company\/reports\/detail\//)
    await settled(page)
    await expect(page.locator(`details[data-act="${wanted}"]`)).toHaveAttribute('open', '')

    await page.goto(`${root}/company/reports?layout=board`)
    await settled(page)
    const closed = page.locator('[data-column=closed]')
    const total = Number(await closed.locator('h2 span').textContent())
    await page.goto(`${root}/company/reports?column=closed&size=100`)
    await settled(page)
    await expect(page.locator('tr[data-row]')).toHaveCount(total)
  })
