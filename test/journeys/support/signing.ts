import type { Page } from '@playwright/test'
import { act, fill, formOf } from './forms.ts'
import { codeIn, mailTo } from './mailbox.ts'
import { settled } from './settled.ts'

/** Signs the agreement on the page: ticks it, asks for the code, types the code of the mail and presses Enter. */
export async function signAgreement(page: Page): Promise<void> {
  const since = new Date()
  await act(page, 'ask_code', { accepted: true })
  await typeSigningCode(page, since)
}

/** The second half: the page shows where the code was sent. */
export async function typeSigningCode(page: Page, since: Date): Promise<void> {
  const form = await formOf(page, 'agree')
  const said = (await form.textContent()) ?? ''
  const [address = ''] = /[^\s@]+@\S+\.\w+/.exec(said) ?? []
  await fill(form, { code: codeIn(await mailTo(address, /\b\d{6}\b/, since)) })
  await form.locator('[name="code"]').press('Enter')
  await page.waitForURL(/\/programs\/agreement\/[^/]+\/[0-9a-f-]{36}/)
  await settled(page)
}
