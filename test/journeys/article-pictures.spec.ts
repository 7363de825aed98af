import type { Locator } from '@playwright/test'
import { ownArticleWords } from '#i18n/articles.ts'
import { writingWords } from '#i18n/writing.ts'
import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { paste } from './support/paste.ts'
import { settled } from './support/settled.ts'

async function expectDrawn(picture: Locator): Promise<void> {
  await expect(picture).toHaveAttribute('src', /^\/publication\/pictures\//)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
}

for (const { prefix, locale, done } of languages) {
  test(`pictures pasted and chosen for a write-up are drawn for its readers once it is published${prefix}`, async ({
    page,
    newUser,
  }) => {
    const title = `Catatan bergambar tentang unggahan ${locale}`
    await signIn(page, 'elang@demo.test')
    await page.goto(`${prefix}/bughunter/articles/create`)
    const form = await formOf(page, 'save')
    const body = form.locator('[name="body"]')
    await fill(form, {
      title,
      summary: 'Langkah, bukti, dan dampak yang membuat laporan dibaca sekali saja oleh tim.',
      body: `## Pembuka\n\n${'Kalimat ini cukup panjang untuk ditinjau. '.repeat(12)}\n\n![Diagram](diagram.jpg)`,
      files: [await paper('Diagram', 'diagram.jpg'), await paper('Tak disebut', 'lain.jpg')],
    })
    await body.click()
    await expect(form.getByRole('toolbar').first()).toBeVisible()
    const picture = await paper(`Tempelan ${locale}`)
    await body.press('Control+End')
    await paste(body, [{ base64: picture.buffer.toString('base64'), type: picture.mimeType }])
    await expect(body).toHaveValue(/!\[layar\]\(gambar-[0-9a-f]{12}\.\w+\)$/)
    await page.getByRole('button', { name: writingWords[locale].preview, exact: true }).first().click()
    await send(page, form, 'preview')
    await expectText(page, done.article_saved)
    await expectDrawn(page.getByRole('img', { name: 'Diagram' }))
    await expectDrawn(page.getByRole('img', { name: 'layar' }))
    const address = (await page.getByRole('img', { name: 'layar' }).getAttribute('src'))!
    const reader = await newUser()
    expect((await reader.request.get(address)).status()).toBe(404)
    await act(page, 'send')
    await page.waitForURL(/\/articles\/edit\//)
    await expectText(page, ownArticleWords[locale].own.locked)

    const team = await newUser()
    await signIn(team, 'penyelia@demo.test')
    await team.goto(`${prefix}/hello/publications?state=in_review`)
    await team.getByRole('link', { name: title }).click()
    await team.waitForURL(/\/hello\/publications\/[0-9a-f-]{36}/)
    await settled(team)
    await expectDrawn(team.getByRole('img', { name: 'layar' }))
    await act(team, 'publish')
    await expectText(team, done.article_published)

    await reader.goto(`${prefix}/write-ups/elang/catatan-bergambar-tentang-unggahan-${locale}`)
    await expectDrawn(reader.getByRole('img', { name: 'Diagram' }))
    await expectDrawn(reader.getByRole('img', { name: 'layar' }))
    expect(await reader.evaluate(async (place) => (await fetch(place)).status, address)).toBe(200)
    await page.goto(`${prefix}/bughunter/articles/edit/catatan-bergambar-tentang-unggahan-${locale}`)
    await act(page, 'unpublish')
    await expect.poll(async () => (await reader.request.get(address)).status()).toBe(404)
  })
}
