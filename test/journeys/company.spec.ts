import { wordsIn } from '../../app/i18n/catalogue.ts'
import { companyAccountWords } from '../../app/i18n/company-account.ts'
import { doneWords } from '../../app/i18n/done.ts'
import { privacyWords } from '../../app/i18n/privacy.ts'
import { userLogWords } from '../../app/i18n/user-log.ts'
import { act, expectText, fill, formOf } from './support/forms.ts'
import { expect, signIn, signOut, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { ownPassword, signUp } from './support/main-steps.ts'

const newer = 'Danau-Toba#2031'
const platforms = [
  { locale: 'id', prefix: '', name: 'Tenun Sumba', username: 'tenunsumba' },
  { locale: 'en', prefix: '/en', name: 'Kopi Gayo', username: 'kopigayo' },
] as const

for (const { locale, prefix, name, username } of platforms) {
  const done = wordsIn(doneWords, locale)
  const leave = wordsIn(privacyWords, locale)
  const email = `owner@${username}.test`

  test(`a company describes itself, changes its password, closes and comes back, ${locale}`, async ({
    page,
    newUser,
  }) => {
    test.setTimeout(120_000)
    const since = new Date()
    await signUp(page, 'company', email, { companyName: name, phone: '+622150001234', username }, prefix)

    await test.step('its data, with a mistake', async () => {
      await page.goto(`${prefix}/company/profile`)
      await page.getByRole('link', { name: wordsIn(companyAccountWords, locale).edit }).click()
      const form = await formOf(page, 'save')
      await fill(form, {
        contactName: 'Rambu Ana',
        address: 'Jalan Ahmad Yani 5',
        website: 'javascript:alert(1)',
      })
      await form.locator('button[type="submit"]').click()
      await expect(page.locator('#field-website-error')).toContainText('URL')
      await expect(page.locator('[name="contactName"]')).toHaveValue('Rambu Ana')
      await act(page, 'save', { website: `https://${username}.test`, sector: 'retail' })
      await expectText(page, done.saved)
      await expectText(page, 'Rambu Ana')
      await page.goto(`${prefix}/company/team/user-log`)
      await expectText(page, wordsIn(userLogWords, locale).acts['company.profile_changed'])
    })

    await test.step('its password, which ends the other session', async () => {
      const elsewhere = await newUser()
      await signIn(elsewhere, email, ownPassword)
      await page.goto(`${prefix}/company/profile/edit-password`)
      const form = await formOf(page, 'change_password')
      await fill(form, { password: 'lemah', confirmPassword: 'lemah', currentPassword: ownPassword })
      await form.locator('button[type="submit"]').click()
      await expect(form.locator('[name="password"]')).toHaveAttribute('aria-invalid', 'true')
      const change = { password: newer, confirmPassword: newer, currentPassword: ownPassword }
      await act(page, 'change_password', change)
      await expectText(page, done.password_changed)
      await elsewhere.goto(`${prefix}/company/profile`)
      await elsewhere.waitForURL(/\/sign-in/)
      await mailTo(email, /Kata sandi akun diganti|password was changed/i, since)
    })

    await test.step('closing, and coming back by the mailed link', async () => {
      await page.goto(`${prefix}/company/profile/delete-account`)
      await expectText(page, leave.leave.ways.company.title({ company: name }))
      await act(page, 'leave', { username, currentPassword: newer, understood: true })
      await page.waitForURL(/\/account\/left/)
      await expectText(page, leave.left.title)
      const mail = await mailTo(email, /\/account\/keep\?token=\w+/, since)
      await page.goto(/\/(?:en\/)?account\/keep\?token=\w+/.exec(mail.text)![0])
      await act(page, 'keep')
      await page.waitForURL(/\/sign-in/)
      await signOut(page)
      await signIn(page, email, newer)
      await page.goto(`${prefix}/company/profile`)
      await expectText(page, name)
    })
  })

  test(`a company with work left is shown what to settle and where, without scripts, ${locale}`, async ({
    newUser,
  }) => {
    const owner = await newUser({ javaScriptEnabled: false })
    await signIn(owner, 'owner@nusabank.test')
    await owner.goto(`${prefix}/company/profile/delete-account`)
    await expectText(owner, leave.leave.blockedTitle)
    for (const place of ['programs', 'reports', 'license'])
      await expect(owner.locator(`main a[href="${prefix}/company/${place}"]`).first()).toBeVisible()
    await expect(owner.locator('input[name="understood"]')).toHaveCount(0)
  })
}
