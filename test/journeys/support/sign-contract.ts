import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { act, expectText } from './forms.ts'
import { ownPassword } from './main-steps.ts'

/** The owner signs the contract of the company under its present name; the page shows that it waits. */
export async function signContract(owner: Page, root = ''): Promise<void> {
  await owner.goto(`${root}/company/contract`)
  await act(owner, 'sign_contract', {
    ...{ signerName: 'Ratna Dewi', position: 'Direktur', accepted: true, currentPassword: ownPassword },
  })
  await expectText(owner, doneWords[root === '' ? 'id' : 'en'].contract_signed)
}

/** The page of the platform team about the contract of this company that waits. */
export async function openContract(operator: Page, company: string, root = ''): Promise<void> {
  await operator.goto(`${root}/hello/contracts`)
  await operator.getByRole('row').filter({ hasText: company }).locator('a[href*="/hello/contracts/"]').click()
  await operator.waitForURL(/\/hello\/contracts\/[0-9a-f-]{36}/)
}
