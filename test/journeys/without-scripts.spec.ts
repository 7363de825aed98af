import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, signInOnPage, test } from './support/journey.ts'
import { reportTexts } from './support/main-steps.ts'
import { firstTarget, programToReportTo } from './support/open-program.ts'

test.use({ javaScriptEnabled: false })

test('a report is written, saved, previewed and sent without scripts', async ({ page }) => {
  await signInOnPage(page, 'elang@demo.test')
  const programId = await programToReportTo(page)
  await page.goto(`/bughunter/programs/submit-report/${programId}`)
  const target = await firstTarget(page)
  const title = 'Laporan yang ditulis tanpa skrip sama sekali'
  const first = await formOf(page, 'report')
  await fill(first, { ...reportTexts, title, target, files: [await paper('Tangkapan layar')] })
  await send(page, first, 'preview')
  await expectText(page, 'Riwayat transfer pedagang B tampil lengkap')
  await expectText(page, 'tangkapan-layar.jpg')
  await expect(page.locator('[name="title"]')).toHaveValue(title)

  await send(page, await formOf(page, 'report'), 'submit')
  expect(new URL(page.url()).pathname).toMatch(/^\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}$/)
  await expectText(page, title)
  await expectText(page, /CA-\d{4}-\d{6}-\w/)
  await act(page, 'comment', { body: 'Tambahan: celah ini juga ada pada halaman cetak.' })
  await expectText(page, 'juga ada pada halaman cetak')
})

test('a user signs out without scripts', async ({ page }) => {
  await signInOnPage(page, 'elang@demo.test')
  await page
    .locator('form[action$="/sign-out"] button')
    .first()
    .evaluate((button: HTMLButtonElement) => button.form!.submit())
  await page.waitForURL((url) => url.pathname === '/')
  await page.goto('/bughunter/profile')
  expect(new URL(page.url()).pathname).toBe('/sign-in')
})
