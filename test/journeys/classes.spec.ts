import type { Page } from '@playwright/test'
import { expectText, fill, formOf, openFacts, send } from './support/forms.ts'
import { expect, signIn, signInOnPage, test } from './support/journey.ts'
import { reportTexts } from './support/main-steps.ts'
import { firstTarget, programToReportTo } from './support/open-program.ts'

const { vrtId: _vrt, cweId: _cwe, recommendationMd: _advice, ...rest } = reportTexts
/** Without the metrics: the class proposes a start. */
const texts = Object.fromEntries(Object.entries(rest).filter(([name]) => !/^(?:m31_|cvss)/.test(name)))

/** Finds by words, with the keyboard alone. */
async function choose(page: Page, field: string, words: string, name: string): Promise<void> {
  const input = page.getByRole('combobox', { name: field })
  await input.fill(words)
  await expect(page.locator('[role=listbox] [role=option]').first()).toHaveText(new RegExp(name))
  await input.press('Enter')
  await expect(input).toHaveValue(new RegExp(name))
  await expect(page.getByRole('listbox')).toHaveCount(0)
}

const languages = [
  {
    root: '',
    vrt: 'Kelas kerentanan',
    words: 'suntikan sql',
    use: 'Pakai CWE-89',
    vector: 'Pakai sebagai awal CVSS',
    insert: 'Sisipkan ke rekomendasi',
  },
  {
    root: '/en',
    vrt: 'Vulnerability class',
    words: 'sql injection',
    use: 'Use CWE-89',
    vector: 'Use as the start of the CVSS',
    insert: 'Insert into the recommendation',
  },
]
for (const { root, vrt, words, use, vector, insert } of languages) {
  test(`a class is found by words, proposes the rest, and is sent (${root || '/'})`, async ({ page }) => {
    await signIn(page, 'komodo@demo.test')
    const programId = await programToReportTo(page)
    await page.goto(`${root}/bughunter/programs/submit-report/${programId}`)
    const form = await formOf(page, 'report')
    await fill(form, { ...texts, target: await firstTarget(page) })
    await choose(page, vrt, words, 'Server-Side Injection > SQL Injection')
    await page.getByRole('button', { name: use }).click()
    await page.getByRole('button', { name: vector }).click()
    await page.getByRole('button', { name: insert }).click()
    await expect(page.locator('#class-proposal')).toHaveCount(0)
    await expect(page.locator('#cvss-score')).toContainText('CVSS:3.1/')
    await expect(page.locator('[name="recommendationMd"]')).toHaveValue(/kueri berparameter/)
    await send(page, form, 'submit')
    await page.waitForURL(/\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}/)
    await openFacts(page)
    await expectText(page, 'Server-Side Injection > SQL Injection')
    await expectText(page, /CWE-89 /)
  })
}

test('what a person has typed is never replaced, and what no list has is described', async ({ page }) => {
  await signIn(page, 'komodo@demo.test')
  const programId = await programToReportTo(page)
  await page.goto(`/bughunter/programs/submit-report/${programId}`)
  const form = await formOf(page, 'report')
  await fill(form, { ...reportTexts, vrtId: '', cweId: '', target: await firstTarget(page) })
  await choose(page, 'Kelas kerentanan', 'xss tersimpan', 'Cross-Site Scripting')
  await expect(page.locator('#class-proposal')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sisipkan ke rekomendasi' })).toHaveCount(0)
  await expect(page.locator('[name="recommendationMd"]')).toHaveValue(reportTexts.recommendationMd as string)

  const weakness = page.getByRole('combobox', { name: 'Jenis kelemahan' })
  await weakness.fill('tidak ada yang begini')
  await weakness.press('ArrowUp')
  const marked = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(marked).toHaveText('Lainnya: jelaskan sendiri')
  await weakness.press('Enter')
  await expect(page.locator('[name="cweOther"]')).toBeFocused()
  await page.keyboard.type('Aturan bisnis potongan harga <b>bertumpuk</b>')
  await send(page, form, 'submit')
  await openFacts(page)
  await expectText(page, 'Lainnya: Aturan bisnis potongan harga <b>bertumpuk</b>')
})

test('a triager finds a class the same way', async ({ page }) => {
  await signIn(page, 'triase@demo.test')
  await page.goto('/hello/reports?stage=in_review')
  await page.locator('a[href*="/hello/reports/detail/"]:visible').first().click()
  const form = await formOf(page, 'validate')
  await choose(page, 'Kelas kerentanan', 'idor', 'Insecure Direct Object References')
  await expect(form.locator('[name="vrtId"]')).toHaveValue(/IDOR/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('words are answered with the nearest names, and a name is taken', async ({ page }) => {
    await signInOnPage(page, 'komodo@demo.test')
    const programId = await programToReportTo(page)
    await page.goto(`/bughunter/programs/submit-report/${programId}`)
    const typed = { ...reportTexts, vrtId: 'suntikan', cweId: 'CWE-89', title: 'Kelas tanpa skrip ditemukan' }
    const form = await formOf(page, 'report')
    await fill(form, { ...typed, target: await firstTarget(page) })
    await form.locator('button[value="submit"]').click()
    const error = page.locator('#field-vrtId-error')
    await expect(error).toContainText('Server-Side Injection > SQL Injection')
    await expect(page.locator('#field-vrtId-list option')).toHaveCount(3)
    const again = await formOf(page, 'report')
    await fill(again, { vrtId: 'server-side injection > sql injection' })
    await send(page, again, 'submit')
    await openFacts(page)
    await expectText(page, 'Server-Side Injection > SQL Injection')
  })
})
