import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { calendarWords } from '#i18n/calendar.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { locales } from '#kernel/locale.ts'
import { expect, signIn, test } from './support/journey.ts'

/** Who reads reports where, and what every address of one looks like there. */
const readers = [
  {
    email: 'elang@demo.test',
    list: '/bughunter/hacktivity',
    detail: /\/bughunter\/hacktivity\/[\w-]+\/[\w-]+$/,
  },
  {
    email: 'owner@nusabank.test',
    list: '/company/reports',
    detail: /\/company\/reports\/detail\/[\w-]+\/[\w-]+$/,
  },
  { email: 'triase@demo.test', list: '/hello/reports', detail: /\/hello\/reports\/detail\/[\w-]+\/[\w-]+$/ },
] as const

for (const locale of locales) {
  const prefix = locale === 'id' ? '' : '/en'
  const { download } = wordsIn(calendarWords, locale)

  test(`the running deadlines of a report go into a calendar, for each of its readers, ${locale}`, async ({
    newUser,
  }) => {
    test.setTimeout(180_000)
    for (const { email, list, detail } of readers) {
      const page = await newUser()
      await signIn(page, email)
      await page.goto(prefix + list)
      const found = await page
        .locator('main a[href]')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')!))
      const reports = [...new Set(found)].filter((address) => detail.test(address)).slice(0, 15)
      await firstWith(page, reports, download)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: download }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^CA-\d{4}-\d+-[\dA-Z]\.ics$/)
      const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '')
      expect(text).toContain(`URL:${new URL(page.url()).origin}${new URL(page.url()).pathname}`)
    }
  })
}

/** Opens reports until one has a deadline to come. */
async function firstWith(page: Page, reports: readonly string[], link: string): Promise<void> {
  for (const address of reports) {
    await page.goto(address)
    await page.locator('#clocks summary').click()
    if (await page.getByRole('link', { name: link }).isVisible()) return
  }
  throw new Error(`none of ${reports.length} reports has a deadline to come`)
}
