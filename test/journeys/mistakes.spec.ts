import { expectText, fill, formOf, metricsOf } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { reportTexts, vector } from './support/main-steps.ts'
import { firstTarget, programToReportTo } from './support/open-program.ts'

test('a report with mistakes shows each beside its field and preserves what was typed', async ({ page }) => {
  await signIn(page, 'komodo@demo.test')
  const programId = await programToReportTo(page)
  await page.goto(`/bughunter/programs/submit-report/${programId}`)
  const form = await formOf(page, 'report')
  const typed = {
    title: 'Pendek',
    pocMd: 'Baris pertama.\nBaris kedua.',
    recommendationMd: reportTexts.recommendationMd!,
  }
  await fill(form, { ...typed, ...metricsOf(vector) })
  await form.locator('button[value="submit"]').click()
  for (const name of ['title', 'pocMd', 'impactMd', 'target', 'vrtId', 'cweId', 'foundAt']) {
    await expect(page.locator(`#field-${name}-error`)).toBeVisible()
    await expect(page.locator(`[name="${name}"]`)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.locator('#field-recommendationMd-error')).toHaveCount(0)
  for (const [name, value] of Object.entries(typed)) {
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(value as string)
  }
  await expect(page.locator('[name="m31_C"][value="H"]')).toBeChecked()
  await expect(page.locator('#field-title-error')).toContainText('10')
})

test('a report in English is sent back', async ({ page }) => {
  await signIn(page, 'komodo@demo.test')
  const programId = await programToReportTo(page)
  await page.goto(`/bughunter/programs/submit-report/${programId}`)
  const form = await formOf(page, 'report')
  const english =
    'An attacker can read the transfer history of every customer without their permission at all.'
  await fill(form, {
    ...reportTexts,
    target: await firstTarget(page),
    impactMd: english,
    recommendationMd: english,
  })
  await form.locator('button[value="submit"]').click()
  await expect(page.locator('#field-impactMd-error')).toContainText(/Indonesia/)
})

test('two clicks on the button make one report', async ({ page }) => {
  await signIn(page, 'komodo@demo.test')
  const programId = await programToReportTo(page)
  await page.goto(`/bughunter/programs/submit-report/${programId}`)
  const title = `Dua kali ditekan tetap satu laporan ${Date.now()}`
  const form = await formOf(page, 'report')
  await fill(form, { ...reportTexts, title, target: await firstTarget(page) })
  await form.locator('button[value="submit"]').dblclick()
  await page.waitForURL(/\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}/)
  await page.goto('/bughunter/hacktivity')
  await expectText(page, title)
  await expect(page.getByRole('link', { name: title })).toHaveCount(1)
})

test('wrong input on sign-up and sign-in pages', async ({ page }) => {
  await page.goto('/sign-in')
  await page.locator('[name="identifier"]').fill('komodo@demo.test')
  await page.locator('[name="password"]').fill('bukan kata sandinya')
  await page.locator('form button[type="submit"]').last().click()
  await expectText(page, 'Email atau kata sandi salah')
  await expect(page.locator('[name="identifier"]')).toHaveValue('komodo@demo.test')

  await page.goto('/sign-up-company')
  const form = await formOf(page, 'send_code')
  await fill(form, { email: 'orang@gmail.com' })
  await form.locator('button[type="submit"]').click()
  await expect(page.locator('#field-email-error')).toBeVisible()
  await expect(page.locator('[name="email"]')).toHaveValue('orang@gmail.com')
})
