import type { Page } from '@playwright/test'
import { cannedWords } from '#i18n/canned.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { doneWords } from '#i18n/done.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { writingWords } from '#i18n/writing.ts'
import { act, expectText, formOf } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'

for (const [locale, root] of [
  ['id', ''],
  ['en', '/en'],
] as const) {
  const words = wordsIn(cannedWords, locale)
  const writing = wordsIn(writingWords, locale)

  /** Opens the first report of a list and its comment field. */
  const openComment = async (page: Page, area: string) => {
    await page.goto(`${root}/${area}/reports`)
    const link = page.locator(`a[href*="/${area}/reports/detail/"]`).first()
    await page.goto((await link.getAttribute('href'))!)
    const field = (await formOf(page, 'comment')).locator('textarea')
    await field.click()
    return field
  }

  test(`a company writes an answer and inserts it on a report, ${locale}`, async ({ page }) => {
    await signIn(page, 'owner@nusabank.test')
    await page.goto(`${root}/company/canned-answers/create`)
    const name = `Sapaan ${locale}`
    await act(page, 'create_canned', { name, textId: 'Halo {{hunter}}, soal {{kode}}.', scope: 'shared' })
    await expectText(page, doneWords[locale].canned_saved)
    await page.getByRole('link', { name: words.openOf({ name }) }).click()
    await act(page, 'edit_canned', { textId: 'Halo {{hunter}}, laporan {{kode}} kami terima.' })
    await page.goto(`${root}/company/canned-answers?q=terima`)
    await expect(page.getByRole('row', { name })).toBeVisible()

    const field = await openComment(page, 'company')
    const form = await formOf(page, 'comment')
    await expect(form.getByRole('button', { name: words.tool })).toBeVisible()
    await field.fill('Awal. ')
    await field.press('Control+j')
    const list = page.getByRole('region', { name: words.title })
    await list.getByRole('searchbox').fill(name)
    await list.getByRole('button', { name: words.insertOf({ name }) }).click()
    await expect(field).toHaveValue(/^Awal\. Halo [a-z0-9_-]+, laporan \S+ kami terima\.$/)
    await expect(field).toBeFocused()

    await field.fill('Sampai {{tenggat}} ya')
    await form.locator('button[type=submit]').last().click()
    await expectText(page, fieldErrors[locale].placeholder_left({ placeholder: '{{tenggat}}' }))
    await expect(field).toHaveValue('Sampai {{tenggat}} ya')

    await page.goto(`${root}/company/canned-answers?q=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name: words.openOf({ name }) }).click()
    await act(page, 'delete_canned')
    await expectText(page, doneWords[locale].canned_deleted)
  })

  test(`the team has its own, and a blocked one says what is missing, ${locale}`, async ({ page }) => {
    await signIn(page, 'triase@demo.test')
    await page.goto(`${root}/hello/canned-answers`)
    await expect(page.getByRole('row').nth(8)).toBeVisible()
    await page.goto(`${root}/hello/canned-answers/create`)
    await act(page, 'create_canned', {
      name: `Kosong ${locale}`,
      textId: 'Program {{program}}',
      scope: 'own',
    })
    await page.getByRole('link', { name: words.openOf({ name: `Kosong ${locale}` }) }).click()
    await expect(page.locator('h1')).toContainText('Kosong')

    const field = await openComment(page, 'hello')
    await expect((await formOf(page, 'comment')).getByRole('button', { name: words.tool })).toBeVisible()
    await field.press('Control+j')
    const list = page.getByRole('region', { name: words.title })
    await expect(list.getByRole('button', { name: /^(Sisipkan|Insert) Duplikat$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await field.pressSequentially('Halo @')
    await expect(page.getByRole('listbox', { name: writing.mention.list })).toBeVisible()
  })

  test(`a colleague is mentioned by keys, ${locale}`, async ({ page }) => {
    await signIn(page, 'owner@nusabank.test')
    const field = await openComment(page, 'company')
    await expect((await formOf(page, 'comment')).getByRole('button', { name: words.tool })).toBeVisible()
    await field.pressSequentially('Halo @')
    const list = page.getByRole('listbox', { name: writing.mention.list })
    await expect(list).toBeVisible()
    const chosen = (await list.getByRole('option').first().locator('strong').textContent()) ?? ''
    await field.press('Enter')
    await expect(field).toHaveValue(`Halo ${chosen} `)
    await expect(list).toBeHidden()
    await field.pressSequentially(`sudah kami lihat ${locale}`)
    const form = await formOf(page, 'comment')
    await form.locator('button[type=submit]').last().click()
    await expectText(page, `sudah kami lihat ${locale}`)
    await expect(page.locator('strong', { hasText: chosen }).first()).toBeVisible()
  })

  test(`a term of security is found and written, ${locale}`, async ({ page }) => {
    await signIn(page, 'owner@nusabank.test')
    const field = await openComment(page, 'company')
    const form = await formOf(page, 'comment')
    await form.getByRole('button', { name: writing.glossary.tool }).click()
    const list = page.getByRole('region', { name: writing.glossary.title })
    await list.getByRole('searchbox').fill('vulnerab')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('kerentanan')
  })
}
