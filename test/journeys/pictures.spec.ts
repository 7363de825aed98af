import type { Page } from '@playwright/test'
import { accountsWords } from '../../app/i18n/accounts.ts'
import { pictureWords } from '../../app/i18n/picture.ts'
import { act, expectText, fill, formOf, paper } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { mailTo } from './support/mailbox.ts'

/** The picture beside a name; waits until the browser has drawn it. */
async function drawnIn(page: Page, place: string): Promise<string> {
  const picture = page.locator(`${place} img[src^="/pictures/"]`).first()
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  return (await picture.getAttribute('src'))!
}

for (const { prefix, locale, done } of languages) {
  test(`a bughunter shows a picture, and the platform team removes it${prefix}`, async ({
    page,
    newUser,
  }) => {
    const name = locale === 'id' ? 'elang' : 'maleo'
    const since = new Date()
    await signIn(page, `${name}@demo.test`)
    await page.goto(`${prefix}/bughunter/profile/curriculum-vitae`)
    const form = await formOf(page, 'set_picture')
    await fill(form, { picture: { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') } })
    await form.locator('button[type="submit"]').click()
    await expect(page.locator('#field-picture-error')).toBeVisible()
    await act(page, 'set_picture', { picture: await paper('Elang') })
    await expectText(page, done.picture_set)
    const small = await drawnIn(page, 'header')
    const login = (await page.context().cookies()).find((cookie) => cookie.name === 'auth.login_data')!
    expect(JSON.parse(decodeURIComponent(login.value))).toMatchObject({ username: name, avatar: small })

    const reader = await newUser()
    await reader.goto(`${prefix}/${name}`)
    expect(await drawnIn(reader, 'main header')).not.toBe(small)
    await reader.goto(`${prefix}/leaderboard`)
    expect(await drawnIn(reader, `tr:has(a[href$="/${name}"])`)).toBe(small)

    const team = await newUser()
    await signIn(team, 'triase@demo.test')
    await team.goto(`${prefix}/hello/accounts?q=${name}`)
    await team.getByRole('link', { name, exact: true }).click()
    await act(team, 'remove_picture', { pictureReason: 'false_identity' })
    await expectText(team, done.picture_removed)
    await expect(team.getByRole('button', { name: accountsWords[locale].acts.picture })).toHaveCount(0)
    const mail = await mailTo(`${name}@demo.test`, /[Gg]ambar|picture/, since)
    expect(mail.text).toMatch(/Identitas palsu|False identity/)
    await reader.goto(`${prefix}/${name}`)
    await expect(reader.locator('main header img')).toHaveCount(0)
  })

  test(`a company shows its logo beside its programs and takes it away${prefix}`, async ({
    page,
    newUser,
  }) => {
    const words = pictureWords[locale]
    await signIn(page, 'owner@nusabank.test')
    await page.goto(`${prefix}/company/profile/edit-personal`)
    await expectText(page, words.title.company)
    await act(page, 'set_picture', { picture: await paper('Nusa') })
    await expectText(page, done.picture_set)
    const hunter = await newUser()
    await signIn(hunter, 'komodo@demo.test')
    await hunter.goto(`${prefix}/bughunter/programs`)
    await drawnIn(hunter, 'tr:has-text("Nusa Bank")')
    await act(page, 'remove_picture')
    await expectText(page, done.picture_removed)
    await expect(page.locator('main img')).toHaveCount(0)
  })

  test(`an operator sets a picture${prefix}`, async ({ page }) => {
    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/security`)
    await act(page, 'set_picture', { picture: await paper('Tim') })
    await expectText(page, done.picture_set)
    await drawnIn(page, 'header')
    await act(page, 'remove_picture')
    await expectText(page, done.picture_removed)
  })
}
