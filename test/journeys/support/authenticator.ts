import type { Page } from '@playwright/test'
import { codeOf } from '../../support/factor.ts'
import { act, expectText, fill, formOf, send } from './forms.ts'
import { expect, password } from './journey.ts'

/** Sets an authenticator up on an open security page. @returns its recovery codes */
export async function setAuthenticator(page: Page, currentPassword = password): Promise<string[]> {
  await act(page, 'authenticator_start')
  const key = await page.locator('#authenticator code').textContent()
  await act(page, 'authenticator_confirm', { code: codeOf(key!), currentPassword })
  const codes = page.locator('[data-recovery-codes] li')
  await expect(codes).toHaveCount(10)
  return codes.allInnerTexts()
}

/** Sets the security question, proved by a recovery code. */
export async function setQuestion(
  page: Page,
  answer: string,
  factorCode: string,
  currentPassword = password,
): Promise<void> {
  await act(page, 'set_question', { question: 'dream', answer, currentPassword, factorCode })
  await expectText(page, /Pertanyaan sekarang|Present question/)
}

/** The first step of signing in, in the language of the prefix. */
export async function showPassword(
  page: Page,
  prefix: string,
  identifier: string,
  own = password,
): Promise<void> {
  await page.goto(`${prefix}/sign-in`)
  const form = await formOf(page, 'sign_in')
  await fill(form, { identifier, password: own })
  await send(page, form)
}
