import { expect, type Page } from '@playwright/test'
import { signAgreement } from './signing.ts'

/** A program of the demo that takes reports from this bughunter; its agreement is signed when that is missing. */
export async function programToReportTo(page: Page): Promise<string> {
  await page.goto('/bughunter/programs')
  const links = page.locator('a[href^="/bughunter/programs/detail/"]')
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  for (const address of [...new Set(addresses)]) {
    await page.goto(address)
    const programId = address.split('/').pop()!
    if ((await page.locator(`a[href$="/submit-report/${programId}"]`).count()) > 0) return programId
    const sign = page.locator(`a[href$="/agreement/${programId}"]`)
    if ((await sign.count()) === 0) continue
    await page.goto(`/bughunter/programs/agreement/${programId}`)
    await signAgreement(page)
    // A challenge also asks for registration before its start.
    await page.goto(address)
    if ((await page.locator(`a[href$="/submit-report/${programId}"]`).count()) > 0) return programId
  }
  throw new Error('no program of the demo takes reports')
}

/** The scope target a program's form offers first. */
export async function firstTarget(page: Page): Promise<string> {
  const options = page.locator('select[name="target"] option')
  const values = await options.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const target = values.find((value) => value !== '')
  expect(target).toBeTruthy()
  return target!
}
