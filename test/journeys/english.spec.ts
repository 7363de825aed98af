import { doneWords } from '#i18n/done.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { signUp } from './support/main-steps.ts'

test('a bughunter abroad reads, signs up and signs in in English', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await page.goto('/en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/en/programs')
  await expect(page.locator('a[href^="/programs/"]')).toHaveCount(0)
  await page.locator('a[href^="/en/programs/"]').first().click()
  await page.waitForURL(/\/en\/programs\/[0-9a-f-]{36}/)
  await expectText(page, /per vulnerability|Reward/i)

  const email = 'garuda@demo.test'
  await signUp(page, 'bughunter', email, { username: 'garuda-abroad', tshirtSize: 'M' }, '/en')
  await mailTo(email, /Welcome to Cakrawala/)
  for (const path of ['/programs', '/hacktivity', '/leaderboard', '/profile', '/nda']) {
    await page.goto(`/en/bughunter${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('main h1').first()).not.toHaveText(/\b(dan|yang|laporan|imbalan|kamu)\b/i)
    const foreign = page.locator('main a[href^="/bughunter"], nav a[href^="/bughunter"]')
    await expect(foreign).toHaveCount(0)
  }
})

const summary =
  'The note of a transfer keeps HTML that runs in the browser of every teller who opens the receipt.'
const title = 'Kolom berita transfer menyimpan HTML yang tampil di bukti surel'

test('a report has an English summary, marked as such, which its reporter and the team write', async ({
  page,
  newUser,
}) => {
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter/hacktivity')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/hacktivity\/[^/]+\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)!
  const form = await formOf(page, 'summarize')
  await fill(form, {
    summary:
      'Kolom berita transfer menyimpan HTML yang dijalankan oleh peramban setiap petugas yang membuka bukti itu, sehingga sesi mereka dapat diambil alih.',
  })
  await form.getByRole('button').click()
  await expectText(page, 'Tulis ringkasan ini dalam bahasa Inggris')
  await act(page, 'summarize', { summary })
  await expectText(page, doneWords.id.desk_summarize)
  const shown = page.locator('p[lang="en"]', { hasText: summary })
  await expect(shown).toBeVisible()
  await expect(page.locator('#poc [lang="id"]')).toBeVisible()
  await expectText(page, 'Ditulis bughunter')
  await expectNoBarriers(page)

  const triager = await newUser()
  await signIn(triager, 'triase@demo.test')
  await triager.goto(`/en/hello/reports/detail/${id}`)
  await expectText(triager, reportReadingWords.en.summary.title)
  await act(triager, 'summarize', { summary: `${summary} It is being fixed.` })
  await expectText(triager, doneWords.en.desk_summarize)
  await expectText(triager, 'Written by the platform team')
  await expectNoBarriers(triager)
  await page.reload()
  await expectText(page, `${summary} It is being fixed.`)
})

test('React leads into the other language with the scripts of that language', async ({ page }) => {
  await signIn(page, 'elang@demo.test')
  for (const [from, to, lang] of [
    ['/en/bughunter/hacktivity', '/bughunter', 'id'],
    ['/bughunter/hacktivity', '/en/bughunter', 'en'],
  ] as const) {
    await page.goto(from)
    await page.waitForFunction(() => '__reactRouterDataRouter' in window)
    const loaded = page.waitForEvent('load')
    await page.evaluate((path) => {
      const { __reactRouterDataRouter: router } = window as unknown as Routed
      void router.navigate(path)
    }, to)
    await loaded
    await page.waitForURL(new RegExp(`${to}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expectText(page, lang === 'en' ? 'Programs' : 'Program')
    const english = page.locator('link[rel="modulepreload"][href^="/assets/en/"]')
    expect((await english.count()) > 0).toBe(lang === 'en')
  }
})

type Routed = { __reactRouterDataRouter: { navigate(path: string): Promise<void> } }

test('errors are in English', async ({ page }) => {
  await page.goto('/en/sign-in')
  await page.locator('[name="identifier"]').fill('nobody@demo.test')
  await page.locator('[name="password"]').fill('not the password')
  await page.locator('form button[type="submit"]').last().click()
  await expectText(page, 'Incorrect email or password')
  await page.goto('/en/not/here')
  await expectText(page, '404 Not Found')
  await page.getByRole('link', { name: /home/i }).first().click()
  await page.waitForURL(/\/en$/)
})
