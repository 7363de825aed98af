import { wordsIn } from '#i18n/catalogue.ts'
import { frameWords } from '#i18n/frame.ts'
import { expectText, formOf, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const typed = 'Kalimat panjang yang sedang ditulis dan belum dikirim ke mana pun.'
const { title, discard } = wordsIn(frameWords, 'id').keptText

test('text that was not sent comes back to its writer alone, until it is sent or discarded', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await signIn(page, 'owner@nusabank.test')
  await page.goto('/company/programs/create')
  await settled(page)
  const form = await formOf(page, 'save')
  await form.locator('[name="title"]').fill('Program yang ditinggalkan')
  await form.locator('[name="descriptionMd"]').fill(typed)
  await page.goto('/company')
  await page.goto('/company/programs/create')
  await expectText(page, title)
  await expect(page.locator('[name="descriptionMd"]')).toHaveValue(typed)
  await expect(page.locator('[name="title"]')).toHaveValue('Program yang ditinggalkan')
  await page.getByRole('button', { name: discard }).click()
  await expect(page.locator('[name="descriptionMd"]')).toHaveValue('')
  await page.reload()
  await settled(page)
  await expect(page.getByText(title)).toHaveCount(0)

  await page.goto('/company/reports')
  await page.locator('main a[href^="/company/reports/detail/"]').first().click()
  await page.waitForURL(/\/company\/reports\/detail\//)
  await settled(page)
  const report = page.url()
  const comment = () => page.locator('form:has(input[value="comment"]) [name="body"]')
  await comment().fill(typed)
  await page.goto('/company/programs')
  await page.locator('main a[href^="/company/programs/detail/"]').first().click()
  await page.waitForURL(/\/company\/programs\/detail\//)
  await (await formOf(page, 'add_test_accounts'))
    .locator('[name="passwords"]')
    .fill('penguji1,Rahasia-Sekali-9')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Rahasia-Sekali-9')
  await signIn(page, 'komodo@demo.test')
  await page.goto('/bughunter/articles/create')
  await settled(page)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(typed)

  await signIn(page, 'owner@nusabank.test')
  await page.goto(report)
  await settled(page)
  await comment().fill(typed)
  await page.goto('/company')
  await page.goto(report)
  await expect(comment()).toHaveValue(typed)
  await send(page, await formOf(page, 'comment'))
  await page.goto(report)
  await settled(page)
  await expect(comment()).toHaveValue('')
})

test('what a visitor typed stays with the tab until it is sent', async ({ page }) => {
  const message = page.locator('[name="message"]')
  await page.goto('/contact-us')
  await message.fill(typed)
  await page.goto('/programs')
  await page.goto('/contact-us')
  await expect(message).toHaveValue(typed)
  const other = await page.context().newPage()
  await other.goto('/contact-us')
  await expect(other.locator('[name="message"]')).toHaveValue('')
  await page.locator('form:has([name="message"]) button[type="submit"]').last().click()
  await page.goto('/contact-us')
  await expect(message).toHaveValue('')
})
