import type { Page } from '@playwright/test'
import { act } from './forms.ts'
import { expect } from './journey.ts'
import { inboxOrigin } from './mailbox.ts'

/** What the page of an asset asks its company to put into DNS. */
export type AskedRecord = { name: string; content: string }

/** Claims a domain; the page of the asset is open then. @param prefix of the language: empty or `/en` */
export async function claimDomain(page: Page, domain: string, prefix = ''): Promise<AskedRecord> {
  await page.goto(`${prefix}/company/assets`)
  await act(page, 'claim_asset', { kind: 'domain', name: domain })
  await page.waitForURL(/\/company\/assets\/[0-9a-f-]{36}/)
  const codes = page.locator('[data-copy]')
  const [name, content] = [
    await codes.nth(0).getAttribute('data-copy'),
    await codes.nth(1).getAttribute('data-copy'),
  ]
  return { name: name!, content: content! }
}

/** Writes a record into the DNS of the demonstration, on the page of the inbox. */
export async function writeRecord(page: Page, { name, content }: AskedRecord): Promise<void> {
  const inbox = await page.context().newPage()
  await inbox.goto(`${inboxOrigin()}/dns`)
  await inbox.locator('input[name="name"]:not([type="hidden"])').fill(name)
  await inbox.locator('input[name="content"]:not([type="hidden"])').fill(content)
  await inbox.getByRole('button', { name: 'Add' }).click()
  await expect(inbox.getByRole('cell', { name: content })).toBeVisible()
  await inbox.close()
}

/** Claims a domain and proves it by DNS; the page of the proved asset is open then. */
export async function proveDomain(page: Page, domain: string, prefix = ''): Promise<void> {
  await writeRecord(page, await claimDomain(page, domain, prefix))
  // The address has it until the notification has been shown.
  await Promise.all([page.waitForURL(/done=asset_proved/), act(page, 'check_asset')])
}
