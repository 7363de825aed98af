import { downloadFile } from './support/download-file.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

/** Where each area lists reports, and what the address of one looks like there. */
const areas = [
  { home: '/bughunter', email: 'elang@demo.test', list: '/bughunter/hacktivity' },
  { home: '/company', email: 'owner@nusabank.test', list: '/company/reports' },
  { home: '/hello', email: 'triase@demo.test', list: '/hello/reports' },
]

for (const { home, email, list } of areas)
  test(`a file of a report is downloaded from its page in ${home}`, async ({ page }) => {
    await signIn(page, email)
    await page.goto(list)
    await settled(page)
    const reports = await page
      .locator(`main a[href^="${home}/"]`)
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
    const file = page.locator(`a[href^="${home}/files/"]`).first()
    for (const address of reports.filter((one) => /\/[0-9a-f-]{36}$/.test(one))) {
      await page.goto(address)
      await settled(page)
      if ((await file.count()) > 0) break
    }
    expect((await downloadFile(page, file)).byteLength).toBeGreaterThan(100)
  })
