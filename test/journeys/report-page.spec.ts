import type { Page } from '@playwright/test'
import { stages } from '#domain/report/report-state.ts'
import { reportReadingWords } from '#i18n/report-reading.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const readers = [
  { email: 'triase@demo.test', list: '/hello/reports', place: '/hello/reports/detail/' },
  { email: 'owner@nusabank.test', list: '/company/reports', place: '/company/reports/detail/' },
  { email: 'elang@demo.test', list: '/bughunter/hacktivity', place: '/bughunter/hacktivity/' },
]
/** The tallest page at 1280 px before anything is opened, and three screens of a phone to the newest entry. */
const tallest = 1600
const toTalk = 3 * 844

for (const [prefix, locale] of [
  ['', 'id'],
  ['/en', 'en'],
] as const) {
  for (const { email, list, place } of readers) {
    test(`a report in any stage is read and talked about in one view, ${email} ${locale}`, async ({
      newUser,
    }) => {
      test.setTimeout(180_000)
      const page = await newUser({ reducedMotion: 'reduce' })
      await signIn(page, email)
      let seen = 0
      for (const stage of stages.filter((one) => one !== 'draft')) {
        for (const address of await reportsOf(page, `${prefix}${list}?stage=${stage}`, prefix + place)) {
          await page.goto(address)
          await settled(page)
          expect([address, await measured(page)]).toEqual([
            address,
            { tall: true, near: true, sideways: false },
          ])
          seen++
        }
      }
      expect(seen).toBeGreaterThan(4)
    })
  }

  test(`what is folded on a report opens by keys, ${locale}`, async ({ newUser }) => {
    const page = await newUser({ reducedMotion: 'reduce' })
    await signIn(page, 'owner@nusabank.test')
    const [address] = await reportsOf(
      page,
      `${prefix}/company/reports?stage=closed&q=IDOR`,
      `${prefix}/company/reports/detail/`,
    )
    await page.goto(address!)
    const poc = page.locator('#poc')
    const before = (await poc.boundingBox())!.height
    await poc.locator('input[type=checkbox]').focus()
    await page.keyboard.press('Space')
    expect((await poc.boundingBox())!.height).toBeGreaterThan(before)
    const earlier = page.locator('#timeline details')
    const [first] = await earlier.locator('li').all()
    await expect(first!).toBeHidden()
    await earlier.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(first!).toBeVisible()
    const { 'reward.given': given } = reportReadingWords[locale].timeline.events
    const award = given({ who: '', amount: 'Rp25.000.000' }).trim()
    await expect(page.locator('#timeline').getByText(award)).toHaveCount(1)
  })
}

/** Up to three reports of a list, so that each stage is measured with more than one text. */
async function reportsOf(page: Page, list: string, place: string): Promise<string[]> {
  await page.goto(list)
  const links = await page
    .locator('main a[href]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')!.split('?')[0]!))
  return [...new Set(links)].filter((address) => address.startsWith(place)).slice(0, 3)
}

async function measured(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 390, height: 844 })
  const phone = await page.evaluate(() => ({
    talk: document.querySelector('#newest')!.getBoundingClientRect().top + scrollY,
    wide: document.documentElement.scrollWidth,
  }))
  return {
    tall: height <= tallest || height,
    near: phone.talk <= toTalk || phone.talk,
    sideways: phone.wide > 390,
  }
}
