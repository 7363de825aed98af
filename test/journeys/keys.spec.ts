import { keyWords } from '#i18n/keys.ts'
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
}
