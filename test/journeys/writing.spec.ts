import type { Locator, Page } from '@playwright/test'
import { wordsIn } from '#i18n/catalogue.ts'
import { writingWords } from '#i18n/writing.ts'
import { paper } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { programToReportTo } from './support/open-program.ts'
import { paste } from './support/paste.ts'

for (const locale of ['id', 'en'] as const) {
  const words = wordsIn(writingWords, locale)
  const root = locale === 'en' ? '/en' : ''

  /** The field of the proof, with its tools. */
  const openField = async (page: Page) => {
    await signIn(page, 'komodo@demo.test')
    const programId = await programToReportTo(page)
    await page.goto(`${root}/bughunter/programs/submit-report/${programId}`)
    const field = page.locator('[name="pocMd"]')
    await field.click()
    const tools = page.getByRole('toolbar', { name: words.toolbar }).first()
    await expect(tools).toBeVisible()
    return { field, tools, press: (name: string) => tools.getByRole('button', { name, exact: true }).click() }
  }

  test(`a long text is written with keys and buttons, and each step can be undone, ${locale}`, async ({
    page,
  }) => {
    const { field, tools, press } = await openField(page)
    await field.pressSequentially('- satu')
    await field.press('Enter')
    await field.pressSequentially('dua')
    await expect(field).toHaveValue('- satu\n- dua')
    await field.press('Enter')
    await field.press('Enter')
    await field.press('Control+b')
    await field.pressSequentially('penting')
    await expect(field).toHaveValue('- satu\n- dua\n**penting**')
    for (let steps = 0; steps < 20 && (await field.inputValue()) !== ''; steps++)
      await field.press('Control+z')
    await expect(field).toHaveValue('')

    await field.pressSequentially('tautan')
    await field.press('Control+a')
    await press(words.link)
    await page.keyboard.type('https://a.test/')
    await expect(field).toHaveValue('[tautan](https://a.test/)')
    await field.press('Control+a')
    await press(words.quote)
    await expect(field).toHaveValue('> [tautan](https://a.test/)')
    await page.getByRole('combobox', { name: words.codeLanguage }).selectOption('http')
    await field.press('Control+a')
    await press(words.codeBlock)
    await expect(field).toHaveValue('```http\n> [tautan](https://a.test/)\n```')

    await field.press('Tab')
    await expect(tools.getByRole('button', { name: words.codeBlock })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tools.getByRole('button', { name: words.bold })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
  })

  test(`the result stands beside the text or in its place, and loses nothing, ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const { field } = await openField(page)
    await field.fill('**tebal** <script>alert(1)</script>')
    const show = page.getByRole('button', { name: words.preview, exact: true }).first()
    const result = page.getByRole('region', { name: words.result })
    const address = page.url()
    await show.click()
    await expect(result.locator('strong')).toHaveText('tebal')
    await expect(result).toContainText('<script>alert(1)</script>')
    expect((await field.boundingBox())!.width).toBeGreaterThan(200)
    await field.pressSequentially(' _lagi_')
    await expect(result.locator('em')).toHaveText('lagi')

    await page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(async () => (await field.boundingBox())!.width).toBeLessThan(10)
    await expect(result.locator('em')).toHaveText('lagi')
    await show.click()
    await expect(field).toHaveValue('**tebal** <script>alert(1)</script> _lagi_')
    expect((await field.boundingBox())!.width).toBeGreaterThan(200)
    await show.click()
    await expect(result.locator('em')).toHaveText('lagi')
    await field.focus()
    await expect(result).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname)
    await field.fill('')
    await show.click()
    await expect(result).toHaveText(words.empty)
  })

  test(`a pasted picture is stored with the draft and drawn in its text, ${locale}`, async ({ page }) => {
    const { field, tools } = await openField(page)
    await field.fill('Langkah')
    await paste(field, [{ size: 20_000_000 }])
    await expect(page.getByRole('alert')).toHaveText(words.problems.size)
    await paste(
      field,
      Array.from({ length: 200 }, () => ({ size: 10 })),
    )
    await expect(page.getByRole('alert')).toHaveText(words.problems.count)
    await paste(field, [{ size: 10, type: 'image/gif' }])
    await expect(page.getByRole('alert')).toHaveText(words.problems.kind)
    await expect(field).toHaveValue('Langkah')

    const show = page.getByRole('button', { name: words.preview, exact: true }).first()
    await show.click()
    await field.focus()
    const picture = await paper(`Layar ${locale}`)
    await paste(field, [{ base64: picture.buffer.toString('base64'), type: picture.mimeType }])
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(field).toHaveValue(/^Langkah\n\n!\[layar\]\(gambar-[0-9a-f]{12}\.\w+\)$/)
    const drawn = page.getByRole('img', { name: 'layar' })
    await expectDrawn(drawn, /^blob:/)
    await expect(page.locator('#files li')).toHaveCount(1, { timeout: 15_000 })
    await expectDrawn(drawn, /\/bughunter\/files\/.*inline/)
    expect(await page.locator('[name="files"]').evaluate((one: HTMLInputElement) => one.files!.length)).toBe(
      0,
    )
    await expect(tools).toBeVisible()

    await page.locator('button[value="preview"]').click()
    await expectDrawn(page.locator('#preview img'), /inline/)
  })
}

async function expectDrawn(picture: Locator, address: RegExp): Promise<void> {
  await expect(picture).toHaveAttribute('src', address)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}
