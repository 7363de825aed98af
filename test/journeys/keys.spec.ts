import { frameWords } from '#i18n/frame.ts'
import { keyWords } from '#i18n/keys.ts'
import { searchWords } from '#i18n/search.ts'
import { settingWords } from '#i18n/settings.ts'
import { expectNoBarriers } from './support/axe.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

for (const { language, prefix } of [
  { language: 'id', prefix: '' },
  { language: 'en', prefix: '/en' },
] as const) {
  test(`the sheet lists the keys of a page, and they do what it says, in ${language}`, async ({ page }) => {
    const words = keyWords[language]
    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/queue`)
    await settled(page)
    const sheet = page.getByRole('dialog', { name: words.title })
    await page.keyboard.press('?')
    await expect(sheet).toContainText(words.acts.take)
    await expect(sheet).not.toContainText(words.acts.step)
    await expectNoBarriers(page)
    // Keys of the page rest while something lies over it.
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(`${prefix}/hello/queue`)

    // What is typed is no key, nor is one with a modifier.
    await page.keyboard.press('/')
    await page.keyboard.type('g r?')
    await expect(page.locator('[role=search] input')).toHaveValue('g r?')
    await page.locator('h1').click()
    await page.keyboard.press('g')
    await page.keyboard.press('Alt+r')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('r')
    await page.waitForURL(new RegExp(`${prefix}/hello/reports$`))
    await settled(page)
    await page.keyboard.press('j')
    await expect(page.locator('tr[data-row]').first().getByRole('link')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/hello\/reports\/detail\//)
    await settled(page)
    await page.keyboard.press('?')
    await expect(sheet).toContainText(words.acts.step)
    await page.keyboard.press('Escape')
  })

  test(`Ctrl+Enter sends a form from any control of it, in ${language}`, async ({ page }) => {
    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/accounts`)
    await settled(page)
    await page.locator('select[name=role]').selectOption('company')
    await page.locator('select[name=role]').press('Control+Enter')
    await page.waitForURL(/role=company/)
  })

  test(`the palette finds a report by its number and a page by its name, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/reports`)
    await settled(page)
    const row = page.locator('tr[data-row]').first()
    const code = /[A-Z]+-\d{4}-(\d{6})-\w/.exec((await row.textContent())!)!
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: searchWords[language].run })
    const field = palette.getByRole('combobox')
    await expect(field).toBeFocused()
    await expectNoBarriers(page)
    await page.keyboard.type(String(Number(code[1])))
    await expect(palette.getByRole('option', { name: code[0] }).first()).toBeVisible()
    while ((await palette.locator('[aria-selected=true]').textContent())!.includes(code[0]) === false)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/hello\/reports\/detail\//)
    await expect(palette).toBeHidden()
    await settled(page)
    await expect(page.locator('main')).toContainText(code[0])

    // Escape leads back to where one was; the button opens it as well.
    const search = page.locator('[role=search] input')
    await page.keyboard.press('/')
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()
    await page.getByRole('button', { name: searchWords[language].run }).click()
    await expect(field).toBeFocused()
    await page.keyboard.type(settingWords[language].keys.fees.name)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/hello\/settings\/fees$/)
    await settled(page)
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type(keyWords[language].palette.nextReport.slice(0, 12))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/hello\/(?:reports\/detail\/|queue\?)/)
  })

  test(`bughunters and companies have the palette, and leave by it, in ${language}`, async ({ page }) => {
    for (const [email, area, act] of [
      ['komodo@demo.test', 'bughunter', keyWords[language].palette.newReport],
      ['owner@nusabank.test', 'company', keyWords[language].palette.newProgram],
    ] as const) {
      await signIn(page, email)
      await page.goto(`${prefix}/${area}`)
      await settled(page)
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: searchWords[language].run })
      await expect(palette.getByRole('option', { name: act })).toBeVisible()
      await page.keyboard.type('zzzz')
      await expect(palette.getByRole('status')).toHaveText(keyWords[language].palette.nothing)
      await palette.getByRole('combobox').fill(frameWords[language].logout)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: frameWords[language].logoutTitle })).toBeVisible()
      await page.keyboard.press('Escape')
    }
  })
}
