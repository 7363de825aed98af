import { addressing } from '#i18n/address.ts'
import { setAuthenticator, setQuestion, showPassword } from './support/authenticator.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf } from './support/forms.ts'
import { expect, signInOnPage, signOut, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { codeIn, linkIn, mailTo } from './support/mailbox.ts'
import { ownPassword, signUp } from './support/main-steps.ts'

const fresh = 'Jembatan-Kayu-77'

for (const { language, prefix, account, done, recovery: words } of languages) {
  const own = addressing(words, 'bughunter')
  const question = own.question.current({ question: own.questions.dream })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`a forgotten password is replaced by the mailed link, once, in ${language}`, async ({ page }) => {
      const email = `lupa-${language}@demo.test`
      await signUp(page, 'bughunter', email, { username: `lupa-${language}`, tshirtSize: 'S' }, prefix)
      await signOut(page)
      await page.goto(`${prefix}/sign-in`)
      await page.getByRole('link', { name: account.signIn.forgot }).click()
      await act(page, 'ask', { identifier: 'bukan-siapa-siapa' })
      await expectText(page, words.sent.title)
      await act(page, 'ask', { identifier: email })
      await expectText(page, words.sent.title)
      const link = linkIn(await mailTo(email, /reset-password\?token=/))

      await page.goto(link)
      const form = await formOf(page, 'set_password')
      await fill(form, { password: 'lemah', confirmPassword: 'lemah' })
      await form.locator('button[type="submit"]').click()
      await expect(page.locator('#field-password-error')).toBeVisible()
      expect(page.url()).not.toContain('token')
      await act(page, 'set_password', { password: fresh, confirmPassword: fresh })
      await expectText(page, done.password_reset)
      await signInOnPage(page, email, fresh)
      await mailTo(email, /lewat email|by email|by mail/)

      await signOut(page)
      expect((await page.goto(link))?.status()).toBe(404)
      await expectText(page, words.dead.title)
    })
  })

  test(`a bughunter without the phone resets the authenticator after a day, in ${language}`, async ({
    page,
    site,
  }) => {
    const email = `hilang-${language}@demo.test`
    await signUp(page, 'bughunter', email, { username: `hilang-${language}`, tshirtSize: 'S' }, prefix)
    const security = `${prefix}/bughunter/profile/security`
    await page.goto(security)
    const [old = ''] = await setAuthenticator(page, ownPassword)
    await setQuestion(page, 'A red kite over the rice field', old, ownPassword)
    await expectText(page, question)
    await signOut(page)

    await showPassword(page, prefix, email, ownPassword)
    await page.waitForURL(/step=factor/)
    await page.locator('a[href$="/verify/forgot-totp"]').click()
    await page.waitForURL((url) => url.pathname === `${prefix}/verify/forgot-totp`)
    await expectText(page, words.questions.dream)
    await act(page, 'ask', { identifier: email })
    await expectText(page, words.sent.title)
    await page.goto(linkIn(await mailTo(email, /forgot-totp\?token=/)))
    await expectText(page, words.factor.confirmTitle)
    await act(page, 'reset')
    await expectText(page, words.factor.heldTitle)
    await mailTo(email, /forgot-totp\/cancel\?token=/)
    await site.execute(
      'UPDATE factor_resets SET effective_at = now() FROM accounts a WHERE a.id = account_id AND a.email = $1',
      [email],
    )

    await showPassword(page, prefix, email, ownPassword)
    await page.waitForURL((url) => url.pathname === security)
    const [code = ''] = await setAuthenticator(page, ownPassword)
    await page.goto(`${prefix}/bughunter/programs`)
    expect(new URL(page.url()).pathname).toBe(security)
    await expectText(page, own.question.owed)
    await setQuestion(page, 'The bridge behind the market', code, ownPassword)
    await expectText(page, question)
    await page.goto(`${prefix}/bughunter/programs`)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/bughunter/programs`)
  })

  test(`a company waits a day, is notified, and cancels, in ${language}`, async ({ page }) => {
    const email = `pemilik@tunggu-${language}.test`
    const company = { companyName: 'Tunggu Sehari', phone: '+622150004321', username: `tunggu-${language}` }
    await signUp(page, 'company', email, company, prefix)
    await page.goto(`${prefix}/company/profile/security`)
    const [code = '', second = ''] = await setAuthenticator(page, ownPassword)
    // Who has a factor may require one of everybody.
    await page.goto(`${prefix}/company/team/member-list`)
    await act(page, 'factor_rule', { currentPassword: ownPassword, factorCode: second })
    await expectText(page, done.factor_rule_set)
    await expectNoBarriers(page)
    await signOut(page)

    await page.goto(`${prefix}/verify/forgot-totp`)
    await act(page, 'ask', { identifier: email })
    await page.goto(linkIn(await mailTo(email, /forgot-totp\?token=/)))
    await act(page, 'reset')
    await expectText(page, words.factor.heldTitle)
    const cancel = linkIn(await mailTo(email, /forgot-totp\/cancel\?token=/))
    await page.goto(cancel)
    await act(page, 'cancel')
    await expectText(page, done.factor_reset_cancelled)
    expect((await page.goto(cancel))?.status()).toBe(404)

    await showPassword(page, prefix, email, ownPassword)
    await act(page, 'finish', { factorCode: code })
    await page.waitForURL((url) => url.pathname === `${prefix}/company`)
  })

  test(`a stolen account gets its address back by the mail to the former one, in ${language}`, async ({
    page,
  }) => {
    const email = `pulih-${language}@demo.test`
    const thief = `maling-${language}@demo.test`
    await signUp(page, 'bughunter', email, { username: `pulih-${language}`, tshirtSize: 'S' }, prefix)
    await page.goto(`${prefix}/bughunter/profile/email`)
    await act(page, 'ask_email', { email: thief, currentPassword: ownPassword })
    await act(page, 'change_email', { code: codeIn(await mailTo(thief, /\b\d{6}\b/)) })
    await expectText(page, thief)

    const link = linkIn(await mailTo(email, /account\/undo-change\?token=/))
    await page.goto(link)
    await expectText(page, words.undo.title)
    await expectNoBarriers(page)
    await act(page, 'undo')
    await expectText(page, done.contact_restored)
    expect((await page.goto(link))?.status()).toBe(404)
    await page.goto(linkIn(await mailTo(email, /reset-password\?token=/)))
    await act(page, 'set_password', { password: fresh, confirmPassword: fresh })
    await signInOnPage(page, email, fresh)
    await page.waitForURL(/\/bughunter/)
  })
}
