import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { act, expectText, fill, formOf } from './forms.ts'
import { codeIn, mailTo } from './mailbox.ts'
import { ownPassword } from './main-steps.ts'

/** The owner signs the contract of the company with the mailed code, under its present name; the page shows that it waits. */
export async function signContract(owner: Page, root = ''): Promise<void> {
  await owner.goto(`${root}/company/contract`)
  const since = new Date()
  await act(owner, 'contract_code', { signerName: 'Ratna Dewi', position: 'Direktur', accepted: true })
  const form = await formOf(owner, 'sign_contract')
  const [address = ''] = /[^\s@]+@\S+\.\w+/.exec((await form.textContent()) ?? '') ?? []
  const code = codeIn(await mailTo(address, /\b\d{6}\b/, since))
  await fill(form, { code, currentPassword: ownPassword })
  await form.locator('[name="code"]').press('Enter')
  await expectText(owner, doneWords[root === '' ? 'id' : 'en'].contract_signed)
}

/** The same with the second factor of the account. */
export async function signContractByFactor(owner: Page, factorCode: string, root = ''): Promise<void> {
  await owner.goto(`${root}/company/contract`)
  await act(owner, 'sign_contract', {
    ...{
      signerName: 'Ratna Dewi',
      position: 'Direktur',
      accepted: true,
      currentPassword: ownPassword,
      factorCode,
    },
  })
  await expectText(owner, doneWords[root === '' ? 'id' : 'en'].contract_signed)
}

/** The page of the platform team about the contract of this company that waits. */
export async function openContract(operator: Page, company: string, root = ''): Promise<void> {
  await operator.goto(`${root}/hello/contracts`)
  await operator.getByRole('row').filter({ hasText: company }).locator('a[href*="/hello/contracts/"]').click()
  await operator.waitForURL(/\/hello\/contracts\/[0-9a-f-]{36}/)
}
