import type { Page } from '@playwright/test'
import { addressing } from '#i18n/address.ts'
import { agreementWords } from '../../app/i18n/agreement.ts'
import { fieldErrors } from '../../app/i18n/errors.ts'
import { refusals } from '../../app/i18n/refusals.ts'
import { signingCodeWords } from '../../app/i18n/signing-code.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, formOf } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { typeSigningCode } from './support/signing.ts'

const languages = [
  { locale: 'id', prefix: '', who: 'elang@demo.test', scripts: true },
  { locale: 'en', prefix: '/en', who: 'komodo@demo.test', scripts: false },
] as const

for (const { locale, prefix, who, scripts } of languages) {
  test(`an agreement is signed with a mailed code, ${locale}, ${scripts ? 'with' : 'without'} scripts`, async ({
    newUser,
  }) => {
    test.setTimeout(120_000)
    const words = agreementWords[locale]
    const errors: Record<string, (facts: never) => string> = addressing(fieldErrors[locale], 'bughunter')
    const page = await newUser({ javaScriptEnabled: scripts })
    await signIn(page, who)
    await toUnsigned(page, prefix)

    await test.step('nothing is sent before the box is ticked', async () => {
      await press(page, 'ask_code')
      await expectText(page, errors.agreement_unticked!({} as never))
      if (scripts) await expectNoBarriers(page)
    })
    const since = new Date()
    await act(page, 'ask_code', { accepted: true })
    await test.step('a wrong code is reported beside its field, and the tick stays', async () => {
      const form = await formOf(page, 'agree')
      if (scripts) await expect(form.locator('[name="code"]')).toBeFocused()
      await expect(form.locator('[name="accepted"]')).toBeChecked()
      await form.locator('[name="code"]').fill('000000')
      await press(page, 'agree')
      await expectText(page, errors.code_wrong!({} as never))
      await expect(form.locator('[name="accepted"]')).toBeChecked()
      if (scripts) await expectNoBarriers(page)
    })
    await test.step('another code waits a minute; what was typed stays', async () => {
      await page.getByRole('button', { name: signingCodeWords[locale].again }).click()
      await expectText(page, refusals[locale].details.code_pause)
      await expect((await formOf(page, 'agree')).locator('[name="accepted"]')).toBeChecked()
    })
    await typeSigningCode(page, since)
    await expectText(page, words.proofs.mail)
    if (scripts) await expectNoBarriers(page)
  })
}

/** Presses a form's first button, which Enter presses too, and waits for the answer of the page. */
async function press(page: Page, intent: string): Promise<void> {
  const form = await formOf(page, intent)
  await form.locator('button[type="submit"]').first().click()
  await settled(page)
}

/** Opens the agreement of a program that takes reports and is not signed by this person. */
async function toUnsigned(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/bughunter/programs`)
  const links = page.locator('a[href*="/bughunter/programs/detail/"]')
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  for (const address of new Set(addresses)) {
    await page.goto(address.replace('/detail/', '/agreement/'))
    if ((await page.locator('input[value="ask_code"]').count()) > 0) return
  }
  throw new Error('every program has been agreed to')
}
