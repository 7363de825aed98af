import type { Page } from '@playwright/test'
import { wordsIn } from '#i18n/catalogue.ts'
import { attachingWords } from '../../app/i18n/attaching.ts'
import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { paste } from './support/paste.ts'
import { settled } from './support/settled.ts'

/** The address of a report which its company, its bughunter and the team read. */
async function sharedReport(page: Page, prefix: string): Promise<string> {
  await page.goto(`${prefix}/company/reports`)
  await settled(page)
  return (await page.locator('a[href*="/company/reports/detail/"]').first().getAttribute('href'))!
}

const drawn = (page: Page, name: string) => page.locator(`#timeline li:has-text("${name}") img`).first()

async function expectDrawn(page: Page, name: string): Promise<void> {
  const picture = drawn(page, name)
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
}

for (const { prefix, locale } of languages) {
  const words = wordsIn(attachingWords, locale)

  test(`a company answers with a picture, and its bughunter sees it${prefix}`, async ({ newUser }) => {
    const [owner, hunter, team] = [await newUser(), await newUser(), await newUser()]
    await signIn(owner, 'owner@nusabank.test')
    const address = await sharedReport(owner, prefix)
    await owner.goto(address)
    const name = `layar-${locale}.jpg`
    const form = await formOf(owner, 'comment')
    const odd = { name: 'catatan.txt', mimeType: 'text/plain', buffer: Buffer.from('tidak') }
    await fill(form, { body: `Layar sesudah diperbaiki ${locale}`, files: odd })
    await expectText(owner, words.problems.kind({ name: 'catatan.txt' }))
    await fill(form, { files: [await paper(`Layar ${locale}`, name), await paper('Lain', 'lain.jpg')] })
    const list = form.getByRole('list', { name: words.chosen })
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await list.getByRole('button', { name: `${words.remove} lain.jpg` }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await fill(form, { audience: 'all' })
    await send(owner, form)
    await expectDrawn(owner, name)
    await expect((await formOf(owner, 'comment')).getByRole('listitem')).toHaveCount(0)
    await expect((await formOf(owner, 'comment')).locator('[name="body"]')).toHaveValue('')

    const note = `catatan-${locale}.jpg`
    const text = `Catatan kami dengan gambar ${locale}`
    await act(owner, 'comment', { body: text, files: await paper('Rahasia', note), audience: 'company_own' })
    await expectDrawn(owner, note)
    const place = (await drawn(owner, note).getAttribute('src'))!

    const id = /[0-9a-f-]{36}$/.exec(address.split('?')[0]!)![0]
    await signIn(team, 'triase@demo.test')
    await team.goto(address.replace('/company/', '/hello/'))
    await expectDrawn(team, name)
    await expect(team.getByText(note)).toHaveCount(0)
    for (const other of ['/hello/', '/bughunter/']) {
      const answer = await team.request.get(place.replace('/company/', other))
      expect(answer.status()).toBeGreaterThanOrEqual(400)
    }
    const reporter = (await team.locator('a[href*="/hello/accounts/"]').first().textContent())!
    await signIn(hunter, `${reporter.trim().replace(/^@/, '')}@demo.test`)
    await hunter.goto(`${prefix}/bughunter/hacktivity`)
    await hunter.goto((await hunter.locator(`a[href*="${id}"]`).first().getAttribute('href'))!)
    await settled(hunter)
    await expectDrawn(hunter, name)
    await expect(hunter.getByText(note)).toHaveCount(0)
  })

  test(`a picture pasted into a comment is drawn in its text${prefix}`, async ({ page }) => {
    await signIn(page, 'triase@demo.test')
    await page.goto(`${prefix}/hello/reports`)
    await settled(page)
    await page.goto((await page.locator('a[href*="/hello/reports/detail/"]').first().getAttribute('href'))!)
    const form = await formOf(page, 'comment')
    const field = form.locator('[name="body"]')
    await field.click()
    await expect(form.getByRole('toolbar')).toBeVisible()
    await field.fill('Langkah ketiga:')
    const { buffer, mimeType } = await paper(`Tempel ${locale}`)
    await paste(field, [{ base64: buffer.toString('base64'), type: mimeType }])
    await expect(field).toHaveValue(/^Langkah ketiga:\n\n!\[layar\]\(gambar-[0-9a-f]{12}\.\w+\)$/)
    await expect(form.getByRole('list', { name: words.chosen }).getByRole('listitem')).toHaveCount(1)
    await fill(form, { audience: 'hello' })
    await send(page, form)
    const shown = page.locator('#timeline').getByRole('img', { name: 'layar' }).last()
    await shown.scrollIntoViewIfNeeded()
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.locator('#timeline').getByRole('list', { name: words.files })).toHaveCount(0)
  })
}
