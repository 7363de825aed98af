import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { searchWords } from '#i18n/search.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf, send } from './support/forms.ts'
import { expect, signIn, signInOnPage, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const title = 'Kolom berita transfer menyimpan HTML yang tampil di bukti surel'

test('notifications reach a page while a user types on it, and the bell in every tab', async ({
  page,
  newUser,
}) => {
  const words = notificationWords.id
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter/hacktivity')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/hacktivity\/[^/]+\/[0-9a-f-]{36}$/)
  const id = page.url().split('/').at(-1)!
  const comment = (await formOf(page, 'comment')).locator('textarea')
  await comment.fill('Kalimat yang belum selesai')
  const list = await page.context().newPage()
  await list.goto('/bughunter/hacktivity')
  const before = await bellOf(list).getAttribute('aria-label')
  // Streams open when a page has come to rest.
  await list.waitForTimeout(3_500)
  await page.bringToFront()

  const triager = await newUser()
  await signIn(triager, 'triase@demo.test')
  await triager.goto(`/hello/reports/detail/${id}`)
  await settled(triager)
  await act(triager, 'take')

  await expect(page.getByRole('status').filter({ hasText: words.news })).toBeVisible()
  await expect(comment).toHaveValue('Kalimat yang belum selesai')
  await expect(bellOf(page)).not.toHaveAttribute('aria-label', before!)
  await expect(bellOf(list)).not.toHaveAttribute('aria-label', before!)
  await expect(page.getByRole('status').filter({ hasText: words.news })).toHaveCount(0, { timeout: 6_500 })

  await bellOf(list).click()
  await list
    .getByRole('link', { name: /mulai diperiksa/ })
    .first()
    .click()
  await list.waitForURL(new RegExp(`${id}$`))
  await expect(bellOf(list)).toHaveAttribute('aria-label', before!)
  await expect(bellOf(page)).toHaveAttribute('aria-label', before!)
})

for (const [locale, email, area] of [
  ['id', 'owner@nusabank.test', 'company'],
  ['en', 'triase@demo.test', 'hello'],
] as const) {
  const words = notificationWords[locale]
  const root = locale === 'id' ? '' : '/en'

  test(`notifications are read, filtered and chosen, and lists searched and exported, ${locale}`, async ({
    page,
  }) => {
    await signIn(page, email)
    await page.goto(`${root}/${area}/notifications`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expectNoBarriers(page)
    await bellOf(page).click()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    // Journeys beside this one send notices to the same people.
    await expect(async () => {
      await page.goto(`${root}/${area}/notifications`)
      if (await page.getByRole('button', { name: words.readAll }).count())
        await send(page, await formOf(page, 'read_all'))
      await expect(bellOf(page)).toHaveAttribute('aria-label', words.bellNone, { timeout: 1_000 })
      await page.goto(`${root}/${area}/notifications?state=unread`)
      await expectText(page, words.nothingFound.title)
    }).toPass()

    await page.goto(`${root}/${area}/notifications/settings`)
    await expectNoBarriers(page)
    await act(page, 'choose', { 'mail.comments': 'daily', 'page.comments': false })
    await expectText(page, doneWords[locale].notices_chosen)
    await expect(page.locator('[name="mail.comments"]')).toHaveValue('daily')
    await expect(page.locator('[name="mail.security"]')).toHaveCount(0)

    const { quiet } = words
    await act(page, 'quiet', { from: '22:00', to: '06:30', zone: 'WITA' })
    await expectText(page, doneWords[locale].quiet_hours_set)
    await expect(page.getByLabel(quiet.to, { exact: true })).toHaveValue('06:30')
    await expect(page.getByLabel(quiet.zone)).toHaveValue('WITA')
    const tooLong = await formOf(page, 'quiet')
    await fill(tooLong, { from: '06:00', to: '23:00' })
    await tooLong.getByRole('button').click()
    await expectText(
      page,
      locale === 'id' ? 'Waktu tenang paling lama 14 jam' : 'Quiet hours last 14 hours at most',
    )
    await expect(page.getByLabel(quiet.from, { exact: true })).toHaveValue('06:00')
    await expectNoBarriers(page)
    await act(page, 'quiet', { from: '', to: '' })
    await expect(page.getByLabel(quiet.from, { exact: true })).toHaveValue('')

    await page
      .getByRole('search', { name: searchWords[locale].label })
      .getByRole('searchbox')
      .fill('transfer')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=transfer$/)
    await expectText(page, searchWords[locale].groups.reports)
    await expectNoBarriers(page)

    await page.goto(`${root}/${area}/reports?size=10`)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (await formOf(page, 'export')).locator('button').click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^(laporan|reports)-\d{4}-\d\d-\d\d\.csv$/)
    await expectNoBarriers(page)
  })
}

for (const [locale, email, list] of [
  ['id', 'elang@demo.test', '/bughunter/hacktivity'],
  ['en', 'owner@nusabank.test', '/company/reports'],
  ['en', 'triase@demo.test', '/hello/reports'],
] as const) {
  const words = notificationWords[locale].follow
  const root = locale === 'id' ? '' : '/en'

  test(`a report is watched, muted and followed as usual again, ${email}, ${locale}`, async ({ page }) => {
    await signIn(page, email)
    await page.goto(`${root}${list}`)
    // Ids of reports are UUIDs of version 7.
    await page.locator(`main a[href*="${list}/"][href*="-7"]`).first().click()
    await page.waitForURL(/\/[0-9a-f-]{36}$/)
    await settled(page)
    for (const way of ['watch', 'mute'] as const) {
      await send(page, await formOf(page, 'follow'), way)
      await expectText(page, doneWords[locale].desk_follow)
      await expectText(page, words.now[way])
      await expectNoBarriers(page)
      await page.getByRole('button', { name: words.end[way] }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: words.begin.mute })).toBeVisible()
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the bell opens, notifications are marked, and mails are stopped by their footer', async ({
    page,
  }) => {
    await signInOnPage(page, 'komodo@demo.test')
    await bellOf(page).click()
    await page.getByRole('link', { name: notificationWords.id.all }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notificationWords.id.title)
    const mark = page.locator('form:has(input[value="read"])')
    const unread = await mark.count()
    if (unread > 0) {
      await mark.first().locator('button').click()
      await expect(mark).toHaveCount(unread - 1)
    }
    await page.goto('/bughunter/notifications/settings')
    await act(page, 'choose', { 'mail.reports': 'off' })
    await expect(page.locator('[name="mail.reports"]')).toHaveValue('off')
  })
})

function bellOf(page: Page) {
  return page.locator(
    'header summary[aria-label^="Pemberitahuan"], header summary[aria-label^="Notifications"]',
  )
}
