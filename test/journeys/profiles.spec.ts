import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { npwpWords } from '#i18n/npwp.ts'
import { samplePdf } from '../../db/seed/documents.ts'
import { act, expectText, fill, formOf, type PdfDocument, send } from './support/forms.ts'
import { expect, password, signIn, signInOnPage, signOut, test } from './support/journey.ts'
import { codeIn, mailTo } from './support/mailbox.ts'

const languages = [
  {
    prefix: '',
    hunter: 'kancil',
    url: /harus berupa URL/,
    done: /Baris ditambahkan/,
    current: 'Posisi saat ini',
  },
  {
    prefix: '/en',
    hunter: 'trenggiling',
    url: /must be a URL/,
    done: /Line added/,
    current: 'Current position',
  },
]

/** Presses a link as soon as the answer of the next act is drawn: the word of success leaves the address at that moment. */
const pressOnceDone = (link: Locator) =>
  link.evaluate((anchor: HTMLElement) => {
    new MutationObserver((_, observer) => {
      if (!window.location.search.includes('done=')) return
      observer.disconnect()
      anchor.click()
    }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  })

for (const { prefix, hunter, url, done, current } of languages) {
  const cv = `${prefix}/bughunter/profile/curriculum-vitae`

  test(`${hunter} writes a curriculum vitae, with a mistake, and visitors read it${prefix}`, async ({
    page,
  }) => {
    await signIn(page, `${hunter}@demo.test`)
    await page.goto(cv)
    await pressOnceDone(page.getByRole('link', { name: /work experience|pengalaman kerja/ }))
    await act(page, 'describe', { about: 'Saya menguji **API** perbankan.' })
    const form = await formOf(page, 'add')
    const line = { title: 'Penguji penetrasi', organisation: 'Benteng Merapi', startedOn: '2023-02' }
    await fill(form, { ...line, current: true, link: 'javascript:alert(1)' })
    await form.locator('button[type="submit"]').click()
    await expect(page.locator('#field-link-error')).toContainText(url)
    for (const [name, value] of Object.entries(line))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value)
    await expect(page.locator('[name="current"]')).toBeChecked()
    await fill(form, { link: 'https://bentengmerapi.test/tim' })
    await form.locator('button[type="submit"]').click()
    await expectText(page, done)

    await page.goto(`${prefix}/${hunter}`)
    await expectText(page, 'Penguji penetrasi')
    await expectText(page, current)
    await expect(page.locator('strong', { hasText: 'API' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'bentengmerapi.test' })).toHaveAttribute(
      'href',
      /\/external\?to=/,
    )

    await page.goto(cv)
    await page.getByRole('link', { name: /Penguji penetrasi/ }).click()
    await act(page, 'edit', { title: 'Penguji utama' })
    await expectText(page, 'Penguji utama')
    await page.getByRole('link', { name: /Penguji utama/ }).click()
    await send(page, await formOf(page, 'delete'))
    await expect(page.getByText('Penguji utama')).toHaveCount(0)
  })
}

test('skills are typed one after the other, and removed', async ({ page }) => {
  await signIn(page, 'jalak@demo.test')
  await page.goto('/bughunter/profile/curriculum-vitae')
  const field = page.locator('#field-skills')
  await expect(field).toHaveAttribute('placeholder', /Enter/)
  await field.fill('Analisis malware')
  await field.press('Enter')
  await field.pressSequentially('Forensik,')
  await field.fill('Belum dipisah')
  await act(page, 'describe')
  await page.goto('/jalak')
  for (const skill of ['Analisis malware', 'Forensik', 'Belum dipisah']) await expectText(page, skill)
  await page.goto('/bughunter/profile/curriculum-vitae')
  await page.getByRole('button', { name: 'Hapus Forensik' }).click()
  await act(page, 'describe')
  await page.goto('/jalak')
  await expect(page.getByText('Forensik', { exact: true })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('skills are lines of a text area, and a line is added by its form', async ({ page }) => {
    await signIn(page, 'cendrawasih@demo.test')
    await page.goto('/bughunter/profile/curriculum-vitae?add=training')
    await act(page, 'describe', { skills: 'Android\nAwan\n\nDNS, Radio' })
    await expect(page.locator('textarea[name="skills"]')).toHaveValue('Android\nAwan\nDNS\nRadio')
    await page.goto('/bughunter/profile/curriculum-vitae?add=training')
    const training = {
      title: 'Radio perangkat lunak',
      organisation: 'Klub Radio Papua',
      startedOn: '2024-05',
    }
    await act(page, 'add', training)
    await expectText(page, 'Radio perangkat lunak')
  })
})

/** The words before a moment in a sentence. */
const wordsBefore = (sentence: (facts: { at: string }) => string) => sentence({ at: '|' }).split('|')[0]!

const npwps = [
  {
    prefix: '',
    number: '01.234.567.5-012.000',
    reads: '0012 3456 7501 2000',
    state: npwpWords.id.states.verified,
    mail: /NPWP perusahaan terverifikasi/,
  },
  {
    prefix: '/en',
    number: '0023 4567 8354 1000',
    reads: '0023 4567 8354 1000',
    // It replaces a verified one, and its owner is notified at once.
    state: npwpWords.en.states.pending,
    mail: /NPWP/,
  },
]

for (const { prefix, number, reads, state, mail } of npwps) {
  const end = prefix === '' ? 'verifies it' : 'has to wait before it verifies a changed one'
  test(`a company submits its NPWP and the platform team ${end}${prefix}`, async ({ page, newUser }) => {
    const since = new Date()
    await signIn(page, 'csirt@sehatselalu.test')
    await page.goto(`${prefix}/company/profile/edit-npwp`)
    const form = await formOf(page, 'submit_npwp')
    const facts = { name: 'PT Sehat Selalu', address: 'Jalan Diponegoro 12, Kota Semarang 50241' }
    const notPdf = { name: 'kartu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('bukan PDF') }
    // The person who changes a number that is there proves again who they are.
    const proof = prefix === '' ? {} : { currentPassword: password }
    await fill(form, { number, ...facts, ...proof, card: notPdf })
    await form.locator('button[type="submit"]').click()
    await expect(page.locator('#field-card-error')).toContainText(/PDF/)
    await expect(page.locator('[name="name"]')).toHaveValue(facts.name)
    await act(page, 'submit_npwp', { ...proof, card: await card() })
    // The warning of the check digit stops no one.
    if (prefix === '') await expectText(page, /Angka ke-9/)

    const team = await newUser()
    await signIn(team, 'triase@demo.test')
    await team.goto(`${prefix}/hello/npwp`)
    await expectText(team, /•••• •••• ••••/)
    await team.getByRole('link', { name: /SehatSelalu|Sehat Selalu/i }).click()
    await expectText(team, reads)
    const [download] = await Promise.all([team.waitForEvent('download'), openCard(team)])
    expect(readFileSync(await download.path(), 'latin1').startsWith('%PDF-')).toBe(true)
    if (prefix === '') await act(team, 'verify')
    else {
      await expectText(team, wordsBefore(npwpWords.en.review.heldUntil))
      await expect(team.locator('form:has(input[value="verify"])')).toHaveCount(0)
      await expect(team.locator('form:has(input[value="refuse"])')).not.toHaveCount(0)
      await expectText(page, wordsBefore(npwpWords.en.heldUntil))
    }
    await page.goto(`${prefix}/company/profile`)
    await expectText(page, state)
    await mailTo('csirt@sehatselalu.test', mail, since)
  })
}

const moves = [
  {
    prefix: '',
    from: 'orangutan@demo.test',
    to: 'orangutan@baru.test',
    told: /baru saja diganti|was just changed/,
  },
  {
    prefix: '/en',
    from: 'orangutan@baru.test',
    to: 'orangutan@lagi.test',
    // The address of a minute ago undoes nothing, so it is not mailed.
    told: null,
  },
]

for (const { prefix, from, to, told } of moves) {
  test(`an e-mail address is changed, and the old one is notified${prefix}`, async ({ page, newUser }) => {
    const since = new Date()
    const elsewhere = await newUser()
    await signIn(elsewhere, from)
    // An open page would lead to the endpoint by itself when its session ends, in the midst of the step below.
    await elsewhere.goto('about:blank')
    await signIn(page, from)
    await page.goto(`${prefix}/bughunter/profile/email`)
    const ask = await formOf(page, 'ask_email')
    await fill(ask, { email: to, currentPassword: 'bukan kata sandinya' })
    await ask.locator('button[type="submit"]').click()
    await expect(page.locator('[name="currentPassword"]')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('[name="email"]')).toHaveValue(to)
    await act(page, 'ask_email', { email: to, currentPassword: password })
    const code = codeIn(await mailTo(to, /\b\d{6}\b/, since))
    await act(page, 'change_email', { code })
    await expectText(page, to)
    if (told) await mailTo(from, told, since)
    await elsewhere.goto(`${prefix}/bughunter/profile/email`)
    expect(new URL(elsewhere.url()).pathname).toBe(`${prefix}/sign-in`)
    await signOut(page)
    await signInOnPage(page, to)
    await page.waitForURL(/\/bughunter/)
  })
}

async function openCard(team: Page): Promise<void> {
  await team.getByRole('link', { name: /PDF/ }).click()
}

async function card(): Promise<PdfDocument> {
  const file = samplePdf('NPWP PT Sehat Selalu')
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}
