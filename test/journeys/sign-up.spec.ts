import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf } from './support/forms.ts'
import { expect, password, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { codeIn, mailTo } from './support/mailbox.ts'
import { ownPassword } from './support/main-steps.ts'

const twice = { password: ownPassword, confirmPassword: ownPassword }

for (const { language, prefix, account: words, done } of languages) {
  const people = [
    {
      kind: 'company' as const,
      email: `pemilik@pintu-${language}.test`,
      own: { companyName: 'Pintu Air', phone: '+622150005678', username: `pintu-${language}` },
    },
    {
      kind: 'bughunter' as const,
      email: `pintu-${language}@demo.test`,
      own: { username: `pengetuk-${language}`, tshirtSize: 'XL' },
    },
  ]
  for (const { kind, email, own } of people) {
    for (const scripts of ['with', 'without']) {
      const [name, host] = email.split('@') as [string, string]
      const address = scripts === 'with' ? email : `${name}2@${host}`
      const fields = { ...own, username: scripts === 'with' ? own.username : `${own.username}2` }

      test.describe(`${scripts} scripts`, () => {
        test.use({ javaScriptEnabled: scripts === 'with' })

        test(`a ${kind} signs up and is signed in, in ${language}`, async ({ page }) => {
          const since = new Date()
          await page.goto(`${prefix}/sign-up`)
          await page
            .getByRole('link', { name: words.signUp[kind === 'company' ? 'companyAction' : 'hunterAction'] })
            .click()
          await page.waitForURL((url) => url.pathname === `${prefix}/sign-up-${kind}`)
          await act(page, 'send_code', { email: address })
          const mail = await mailTo(address, /\b\d{6}\b/, since)
          const form = await formOf(page, 'register')
          await fill(form, { ...fields, ...twice, agreement: true })
          if (scripts === 'with') {
            const show = form.locator('[data-show-password]').first()
            for (const type of ['text', 'password']) {
              await show.click()
              await expect(form.locator('[name="password"]')).toHaveAttribute('type', type)
            }
          }

          // Too early for another code: nothing typed is lost.
          await page.getByRole('button', { name: words.code.again }).click()
          await expectText(page, /60/)
          const again = await formOf(page, 'register')
          for (const [field, value] of Object.entries(fields))
            await expect(again.locator(`[name="${field}"]`)).toHaveValue(value)
          await expect(again.locator('[name="agreement"]')).toBeChecked()

          await fill(again, { code: wrong(codeIn(mail)), ...twice })
          await again.getByRole('button', { name: words.register, exact: true }).click()
          await expect(page.locator('#field-code-error')).toBeVisible()
          if (scripts === 'with') await expectNoBarriers(page)
          await act(page, 'register', { code: codeIn(mail), ...twice })
          await page.waitForURL((url) => url.pathname === `${prefix}/${kind}`)
          await expectText(page, done.welcome)
        })
      })
    }
  }

  test(`a responder has a sign-in page of their own, in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/incident`)
    await page.waitForURL((url) => url.pathname === `${prefix}/incident/sign-in`)
    await expectText(page, words.signIn.incidentTitle)
    await act(page, 'sign_in', { identifier: 'insiden@demo.test', password })
    await page.waitForURL((url) => url.pathname === `${prefix}/incident`)
    await page.goto(`${prefix}/incident/sign-in`)
    await page.waitForURL((url) => url.pathname === `${prefix}/incident`)
  })
}

function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000'
}
