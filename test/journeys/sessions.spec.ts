import type { Page } from '@playwright/test'
import { securityLogWords } from '#i18n/security-log.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, type Filling, fill, formOf } from './support/forms.ts'
import { expect, signInOnPage, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { mailTo } from './support/mailbox.ts'
import { ownPassword, signUp } from './support/main-steps.ts'

const fresh = 'Jembatan-Kayu-77'

for (const { language, prefix, locale, done } of languages) {
  test(`a bughunter ends sessions, one and all, in ${language}`, async ({ newUser }) => {
    const since = new Date()
    const email = `sesi-${language}@demo.test`
    const [here, there] = [await newUser(), await newUser()]
    await signUp(here, 'bughunter', email, { username: `sesi-${language}`, tshirtSize: 'M' }, prefix)
    const security = `${prefix}/bughunter/profile/security`
    await signInOnPage(there, email, ownPassword)

    await here.goto(security)
    const rows = here.locator('form:has(input[value="end_session"])')
    await expect(rows).toHaveCount(1)
    await expect(here.locator('tr', { has: rows })).toContainText('Chrome')
    await act(here, 'end_session')
    await expectDead(there, prefix, done.session_over)
    await expectText(here, done.session_ended)
    await expect(rows).toHaveCount(0)

    await here.getByRole('link', { name: securityLogWords[locale].open }).click()
    await here.waitForURL((url) => url.pathname === `${security}/log`)
    await expect(here.locator('tbody tr', { hasText: 'Chrome' })).toHaveCount(3)
    await expectNoBarriers(here)

    await signInOnPage(there, email, ownPassword)
    await here.goto(security)
    await act(here, 'end_others')
    await expectDead(there, prefix, done.session_over)
    await expectText(here, done.sessions_ended)

    await signInOnPage(there, email, ownPassword)
    await here.goto(security)
    await here.locator('[popovertarget="end-all-sessions"], [commandfor="end-all-sessions"]').first().click()
    await act(here, 'end_all')
    await expectDead(there, prefix, done.session_over)
    await here.waitForURL((url) => url.pathname === `${prefix}/sign-in`)
    await expectText(here, done.all_sessions_ended)

    for (const page of [here, there]) await signInOnPage(page, email, ownPassword)
    await changePassword(here, there, prefix, security, ownPassword)
    await mailTo(email, /kata sandi|password/i, since)
    await signInOnPage(there, email, fresh)
  })

  test(`an owner changes the password and is signed out elsewhere, in ${language}`, async ({ newUser }) => {
    const since = new Date()
    const email = `pemilik@kunci-${language}.test`
    const [here, there] = [await newUser(), await newUser()]
    const own = { companyName: 'Kunci Ganda', phone: '+622150008765', username: `kunci-${language}` }
    await signUp(here, 'company', email, own, prefix)
    await signInOnPage(there, email, ownPassword)
    await changePassword(here, there, prefix, `${prefix}/company/profile/edit-password`, ownPassword)
    await mailTo(email, /kata sandi|password/i, since)
    await signInOnPage(there, email, fresh)
  })
}

async function changePassword(
  here: Page,
  there: Page,
  prefix: string,
  address: string,
  old: string,
): Promise<void> {
  const { done } = languages.find((one) => one.prefix === prefix)!
  await here.goto(address)
  await refused(here, { ...twice(fresh), currentPassword: 'Bukan-Sandinya-1' })
  await act(here, 'change_password', { ...twice(fresh), currentPassword: old })
  await expectDead(there, prefix, done.password_changed_elsewhere)
  await expectText(here, done.password_changed)
  // What was typed does not lie about on a page that stays.
  for (const field of await here.locator('input[type="password"]').all()) await expect(field).toHaveValue('')
}

/** The next click of the other browser, a second later at most, leads to the sign-in page, which shows why. */
async function expectDead(page: Page, prefix: string, why: string): Promise<void> {
  const area = /\/(bughunter|company)/.exec(page.url())![1]
  await page.goto(`${prefix}/${area}/profile`)
  await page.waitForURL((url) => url.pathname.endsWith('/sign-in'))
  await expectText(page, why)
}

async function refused(page: Page, values: Filling): Promise<void> {
  const form = await formOf(page, 'change_password')
  await fill(form, values)
  await form.locator('button[type="submit"]').click()
  await expect(form.locator('[id$="-error"]')).toBeVisible()
}

function twice(words: string): Filling {
  return { password: words, confirmPassword: words }
}
