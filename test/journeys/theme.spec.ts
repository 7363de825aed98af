import { frameWords } from '#i18n/frame.ts'
import { expectNoBarriers } from './support/axe.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

for (const { language, prefix } of [
  { language: 'id', prefix: '' },
  { language: 'en', prefix: '/en' },
] as const) {
  const { theme: words, accountMenu } = frameWords[language]

  test(`a theme is chosen by a visitor and by an account, and stays, in ${language}`, async ({ page }) => {
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    await page.goto(`${prefix}/programs`)
    await settled(page)
    expect(await scheme()).toBe('light dark')
    const footer = page.locator('footer')
    await footer.getByRole('button', { name: words.dark }).click()
    expect(await scheme()).toBe('dark')
    await expect(footer.getByRole('button', { name: words.dark })).toHaveAttribute('aria-pressed', 'true')
    await expectNoBarriers(page)

    // The server says it before anything is painted.
    const html = await (await page.request.get(`${prefix}/programs`)).text()
    expect(html).toMatch(/<html[^>]* data-theme="dark"/)
    await page.goto(prefix || '/')
    await settled(page)
    expect(await scheme()).toBe('dark')

    await signIn(page, 'komodo@demo.test')
    await page.goto(`${prefix}/bughunter/programs`)
    await settled(page)
    expect(await scheme()).toBe('dark')
    const menu = page.locator('details.menu', { has: page.getByLabel(new RegExp(accountMenu)) })
    await menu.locator('summary').click()
    await expect(menu.getByRole('button', { name: words.dark })).toHaveAttribute('aria-pressed', 'true')
    await menu.getByRole('button', { name: words.light }).click()
    expect(await scheme()).toBe('light')
    await expectNoBarriers(page)
    await page.goto(`${prefix}/bughunter/profile/security`)
    await settled(page)
    expect(await scheme()).toBe('light')
    const panel = page.locator('main').getByRole('group', { name: words.label })
    await panel.getByRole('button', { name: words.system }).click()
    expect(await scheme()).toBe('light dark')
    await page.reload()
    await settled(page)
    expect(await scheme()).toBe('light dark')
  })
}
