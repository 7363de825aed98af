import type { CDPSession, Page } from '@playwright/test'
import { codeOf } from '../support/factor.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf } from './support/forms.ts'
import { expect, password, signOut, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { settled } from './support/settled.ts'

const flows = [
  {
    language: 'Indonesian',
    prefix: '',
    email: 'anoa@demo.test',
    home: '/bughunter',
    security: '/bughunter/profile/security',
    mails: [/Autentikator dipasang/, /Tersisa 9 kode/, /Kunci sandi ditambahkan/],
    left: 'Tersisa 9 dari 10 kode.',
  },
  {
    language: 'English',
    prefix: '/en',
    email: 'hello@kopinusantara.test',
    home: '/company',
    security: '/company/profile/security',
    mails: [/An authenticator was added/, /Codes left: 9/, /A passkey was added/],
    left: '9 of 10 codes left.',
  },
]

for (const { language, prefix, email, home, security, mails, left } of flows) {
  test(`a second factor from first to last, in ${language}`, async ({ page }) => {
    const base = prefix + home
    await firstStep(page, prefix, email)
    await page.waitForURL((url) => url.pathname === base)

    await page.goto(prefix + security)
    await act(page, 'authenticator_start')
    await expect(page.locator('img[src^="data:image/svg+xml"]')).toBeVisible()
    await expectNoBarriers(page)
    const key = await page.locator('#authenticator code').textContent()
    const bell = page.locator(
      'header summary[aria-label^="Pemberitahuan"], header summary[aria-label^="Notifications"]',
    )
    const quiet = await bell.getAttribute('aria-label')
    await act(page, 'authenticator_confirm', { code: codeOf(key!), currentPassword: password })
    const shown = page.locator('[data-recovery-codes] li')
    await expect(shown).toHaveCount(10)
    const codes = await shown.allInnerTexts()
    await mailTo(email, mails[0]!)
    // The page confirms what was just done. The message is shown once: nothing automatic removes it.
    await expect(bell).not.toHaveAttribute('aria-label', quiet!)
    await settled(page)
    await expectNoBarriers(page)
    expect(await shown.allInnerTexts()).toEqual(codes)
    await page.reload()
    await expect(page.locator('[data-recovery-codes]')).toHaveCount(0)

    await signOut(page)
    await firstStep(page, prefix, email, `${base}/programs`)
    await page.waitForURL(/step=factor/)
    // The code that switched it on is used up; the next one counts already.
    await act(page, 'finish', { factorCode: codeOf(key!, 1) })
    await page.waitForURL((url) => url.pathname === `${base}/programs`)

    await signOut(page)
    await firstStep(page, prefix, email)
    await page.waitForURL(/step=factor/)
    await wrongCode(page)
    await expectNoBarriers(page)
    await act(page, 'finish', { factorCode: codes[0]! })
    await page.waitForURL((url) => url.pathname === base)
    await mailTo(email, mails[1]!)

    await page.goto(prefix + security)
    await expectText(page, left)
    const { client, authenticatorId } = await virtualAuthenticator(page)
    await act(page, 'passkey_start', {
      name: 'Laptop 1',
      currentPassword: password,
      factorCode: codes[1]!,
    })
    await page.locator('#passkeys table').getByText('Laptop 1').waitFor()
    for (const fold of await page.locator('details > summary').all()) await fold.click()
    await expectNoBarriers(page)
    const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toHaveLength(1)
    await mailTo(email, mails[2]!)

    await signOut(page)
    await firstStep(page, prefix, email)
    await page.waitForURL(/step=factor/)
    await page.locator('form:has(input[name="passkey"]) button[type="button"]').click()
    await page.waitForURL((url) => url.pathname === base)

    // The passkey alone is enough: it is had, and the device verified who holds it.
    await signOut(page)
    await page.goto(`${prefix}/sign-in`)
    await expectNoBarriers(page)
    await page.locator('form[data-ask="sign_in_alone"] button[type="button"]').click()
    await page.waitForURL((url) => url.pathname === base)

    await page.goto(prefix + security)
    await removeWithPasskey(page)
    await expect(page.locator('#recovery-codes')).toHaveCount(1)
  })
}

async function firstStep(page: Page, prefix: string, email: string, next = ''): Promise<void> {
  await page.goto(`${prefix}/sign-in${next ? `?next=${next}` : ''}`)
  await act(page, 'sign_in', { identifier: email, password })
}

async function wrongCode(page: Page): Promise<void> {
  const form = page.locator('form:has(input[name="factorCode"])')
  await fill(form, { factorCode: 'aaaaa-aaaaa' })
  await form.locator('button[type="submit"]').click()
  await expect(form.locator('[id$="-error"]')).toBeVisible()
  // Secrets do not come back from the server; the cursor is where another one goes.
  await expect(form.locator('input[name="factorCode"]')).toHaveValue('')
  await expect(form.locator('input[name="factorCode"]')).toBeFocused()
}

/** Takes the authenticator off, proved by the passkey that stays. */
async function removeWithPasskey(page: Page): Promise<void> {
  const form = await formOf(page, 'authenticator_remove')
  await fill(form, { currentPassword: password })
  await form.locator('button[type="button"]:not([data-show-password])').click()
  await expect(form.locator('input[name="passkey"]')).toHaveValue(/^\{/)
  await form.locator('button[type="submit"]').click()
  await page.waitForURL(/done=authenticator_removed/)
}

async function virtualAuthenticator(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}
