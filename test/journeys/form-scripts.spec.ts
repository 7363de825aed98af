import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { codeIn, mailTo } from './support/mailbox.ts'
import { ownPassword } from './support/main-steps.ts'

// What scripts add to the pages of accounts, which come without React.

for (const { language, prefix, account: words, done } of languages) {
  test(`a new password is rated while it is typed, in ${language}`, async ({ page }) => {
    const email = `timbang-${language}@demo.test`
    await page.goto(`${prefix}/sign-up-bughunter`)
    await act(page, 'send_code', { email })
    const form = await formOf(page, 'register')
    const field = form.locator('[name="password"]')
    const meter = form.locator('[data-level]')
    await expect(form.locator('[data-rule="password_space"]')).toBeHidden()
    for (const [typed, level] of [
      ['Tetapkua', 25],
      ['tetapkuatsekali9', 50],
      ['Tetapkuatsekali9', 75],
      ['Tetapkuatsekali9!', 100],
      ['Tetap kuat sekali 9!', 25],
      [`Si-Timbang-${language}-7`, 25],
      ['', 0],
    ] as const) {
      await field.fill(typed)
      await expect(meter).toContainText(words.password.levels[level])
      const bar = await meter.locator('.h-full').evaluate((node: HTMLElement) => {
        for (const one of node.getAnimations()) one.finish()
        return Math.round((100 * node.offsetWidth) / node.parentElement!.offsetWidth)
      })
      expect([typed, bar]).toEqual([typed, level])
      const met = await form.locator('[data-rule][data-met="true"]:visible').count()
      if (level > 25) expect([typed, met]).toEqual([typed, level / 25])
    }
    await field.fill('Tetap kuat sekali 9!')
    await expect(form.locator('[data-rule="password_space"]')).toBeVisible()

    // A name typed above it counts as well.
    await field.fill('Si-Garudamuda-77')
    await expect(meter).toContainText(words.password.levels[100])
    await form.locator('[name="username"]').fill('garudamuda')
    await expect(meter).toContainText(words.password.levels[25])
    await expectNoBarriers(page)
  })

  test(`another code leaves what was typed, secrets too, in ${language}`, async ({ page }) => {
    const since = new Date()
    const email = `pemilik@ulang-${language}.test`
    await page.goto(`${prefix}/sign-up-company`)
    await act(page, 'send_code', { email })
    const mail = await mailTo(email, /\b\d{6}\b/, since)
    const own = { companyName: 'Ulang Tahun', phone: '+622150007777', username: `ulang-${language}` }
    const secrets = { password: ownPassword, confirmPassword: ownPassword, code: codeIn(mail) }
    await fill(await formOf(page, 'register'), { ...own, ...secrets, agreement: true })
    await page.getByRole('button', { name: words.code.again }).click()
    const form = await formOf(page, 'register')
    // Too early: the message is where the focus is.
    await expect(form.getByRole('alert')).toBeFocused()
    for (const [name, value] of Object.entries({ ...own, ...secrets }))
      await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
    await expect(form.locator('[name="agreement"]')).toBeChecked()
    await expect(form.locator('[data-level]')).toContainText(words.password.levels[100])
    await act(page, 'register')
    await page.waitForURL((url) => url.pathname === `${prefix}/company`)
    await expectText(page, done.welcome)
  })

  test(`the first error is focused, and a second click sends nothing, in ${language}`, async ({ page }) => {
    await page.goto(`${prefix}/sign-in`)
    const form = await formOf(page, 'sign_in')
    await form.locator('button[type="submit"]').click()
    await expect(form.locator('[name="identifier"]')).toBeFocused()
    await expect(form.locator('[name="identifier"]')).toHaveAttribute('aria-invalid', 'true')

    await fill(form, { identifier: 'komodo@demo.test', password })
    const pressed = await form.evaluate((node: HTMLFormElement) => {
      const stopped: boolean[] = []
      addEventListener('submit', (event) => stopped.push(event.defaultPrevented))
      const button = node.querySelector<HTMLButtonElement>('button[type="submit"]')!
      for (let press = 0; press < 2; press++) button.click()
      const { height } = getComputedStyle(document.querySelector('.progress')!)
      return { stopped, busy: button.ariaDisabled, height }
    })
    expect(pressed).toEqual({ stopped: [false, true], busy: 'true', height: '2px' })
    await page.waitForURL((url) => url.pathname === `${prefix}/bughunter`)
  })

  test(`a lost session redirects from an area to a whole new page, in ${language}`, async ({ page }) => {
    await signIn(page, 'komodo@demo.test')
    await page.goto(`${prefix}/bughunter`)
    const [session] = (await page.context().cookies()).filter(({ name }) => name.endsWith('auth.session'))
    await page.context().addCookies([{ ...session!, value: 'x'.repeat(43) }])
    await page.locator(`a[href="${prefix}/bughunter/leaderboard"]`).first().click()
    await expectText(page, done.session_over)
    expect(new URL(page.url()).pathname).toBe(`${prefix}/sign-in`)
    expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false)
    await act(page, 'sign_in', { identifier: 'komodo@demo.test', password })
    await page.waitForURL((url) => url.pathname === `${prefix}/bughunter/leaderboard`)
  })
}
