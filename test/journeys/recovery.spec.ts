import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { act, expectText, fill, formOf, send } from './support/forms.ts'
import { expect, password, signIn, signOut, test } from './support/journey.ts'
import { type Mail, mailTo } from './support/mailbox.ts'

const fresh = 'Jembatan-Kayu-77'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password is replaced by the mailed link, once', async ({ page }) => {
    const email = 'keamanan@rantailogistik.test'
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
    await act(page, 'ask', { identifier: 'bukan-siapa-siapa' })
    await expectText(page, 'Periksa kotak masuk Anda')
    const asked = new Date()
    await act(page, 'ask', { identifier: email })
    await expectText(page, 'Periksa kotak masuk Anda')
    const link = linkIn(await mailTo(email, /Atur ulang kata sandi/, asked))

    await page.goto(link)
    const form = await formOf(page, 'set_password')
    await fill(form, { password: 'lemah', confirmPassword: 'lemah' })
    await form.locator('button[type="submit"]').click()
    await expectText(page, 'Kata sandi terlalu lemah')
    expect(page.url()).not.toContain('token')
    await act(page, 'set_password', { password: fresh, confirmPassword: fresh })
    await expectText(page, 'Kata sandi berhasil diatur ulang')
    await signIn(page, email, fresh)
    await mailTo(email, /Kata sandi diatur ulang lewat email/)

    await signOut(page)
    expect((await page.goto(link))?.status()).toBe(404)
    await expectText(page, 'Tautan ini tidak berlaku lagi')
  })
})

test('a bughunter without the phone resets the authenticator, scans a new code and sets a new question', async ({
  page,
}) => {
  const email = 'maleo@demo.test'
  await signIn(page, email)
  await page.goto('/en/bughunter/profile/security')
  const old = await setAuthenticator(page)
  await setQuestion(page, old, 'A red kite over the rice field')
  await signOut(page)

  await page.goto('/en/sign-in')
  await fillAndSend(page, 'sign_in', { identifier: email, password })
  await page.getByRole('link', { name: /reset/i }).click()
  await page.waitForURL(/\/en\/verify\/forgot-totp$/)
  await expectText(page, 'What appears in the dream you remember best?')
  const asked = new Date()
  await act(page, 'ask', { identifier: email })
  await expectText(page, 'Check your inbox')
  await page.goto(linkIn(await mailTo(email, /Reset .*authenticator/i, asked)))
  await expectText(page, 'Reset the authenticator')
  await act(page, 'reset')
  await expectText(page, 'The authenticator was reset')

  await fillAndSend(page, 'sign_in', { identifier: email, password })
  await page.goto('/en/bughunter/programs')
  expect(new URL(page.url()).pathname).toBe('/en/bughunter/profile/security')
  const app = await setAuthenticator(page)
  await page.goto('/en/bughunter/programs')
  expect(new URL(page.url()).pathname).toBe('/en/bughunter/profile/security')
  await expectText(page, 'Create a new security question')
  await setQuestion(page, app, 'The bridge behind the market')
  await page.goto('/en/bughunter/programs')
  expect(new URL(page.url()).pathname).toBe('/en/bughunter/programs')
})

test('a company waits a day, hears of it everywhere, and cancels', async ({ page }) => {
  const email = 'kominfo@kotalestari.test'
  await signIn(page, email)
  await page.goto('/company/profile/security')
  const app = await setAuthenticator(page)
  await signOut(page)

  await page.goto('/verify/forgot-totp')
  const asked = new Date()
  await act(page, 'ask', { identifier: email })
  await page.goto(linkIn(await mailTo(email, /Atur ulang autentikator/, asked)))
  await act(page, 'reset')
  await expectText(page, 'Berlaku dalam 24 jam')
  const cancel = linkIn(await mailTo(email, /diatur ulang dalam 24 jam/, asked))
  await page.goto(cancel)
  await act(page, 'cancel')
  await expectText(page, 'Pengaturan ulang autentikator dibatalkan')
  expect((await page.goto(cancel))?.status()).toBe(404)

  await page.goto('/sign-in')
  await fillAndSend(page, 'sign_in', { identifier: email, password })
  await act(page, 'finish', { factorCode: codeOf(app, 1) })
  await page.waitForURL((url) => url.pathname === '/company')
})

/** Sets the authenticator up on an open security page. @returns its key, as people type it */
async function setAuthenticator(page: Page): Promise<string> {
  await act(page, 'authenticator_start')
  const form = await formOf(page, 'authenticator_confirm')
  const shown = await page.locator('main').textContent()
  const key = /[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}/.exec(shown ?? '')![0]
  await fill(form, { code: codeOf(key), currentPassword: password })
  await send(page, form)
  await expect(page.locator('main')).toContainText(/kode pemulihan ini|these recovery codes/i)
  return key
}

/** The step after the one that switched the app on: a step is good once. */
async function setQuestion(page: Page, key: string, answer: string): Promise<void> {
  const proof = { currentPassword: password, factorCode: codeOf(key, 1) }
  await act(page, 'set_question', { question: 'dream', answer, ...proof })
  await expectText(page, /Present question: What appears in the dream/)
}

async function fillAndSend(page: Page, intent: string, values: Record<string, string>): Promise<void> {
  const form = await formOf(page, intent)
  await fill(form, values)
  await send(page, form)
}

function codeOf(key: string, steps = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  return app.generate({ timestamp: Date.now() + steps * 30_000 })
}

function linkIn(mail: Mail): string {
  return /https?:\/\/\S+token=[0-9A-Za-z]{43}/.exec(mail.text)![0]
}
