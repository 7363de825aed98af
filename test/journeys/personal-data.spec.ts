import type { Page } from '@playwright/test'
import { wordsIn } from '#i18n/catalogue.ts'
import { personalDataWords } from '#i18n/personal-data.ts'
import { act, expectText, type Filling, fill, formOf, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { languages } from './support/languages.ts'
import { reportTexts } from './support/main-steps.ts'
import { firstTarget } from './support/open-program.ts'
import { settled } from './support/settled.ts'

const nik = '3173054107900004'
const nikMask = '3173••••••••0004'
const card = '4716190207394368'
const phone = '0813-5527-9046'
const proof = `1. Masuk sebagai pedagang A dan buka halaman riwayat transfer.
2. NIK pemiliknya ${nik} tampil di halaman itu, juga bila nomor alamatnya diganti.
3. Nomor teleponnya ${phone} juga tampil.

\`\`\`http
POST /api/cards HTTP/1.1
card_number=${card}&amount=1
\`\`\``

/** Opens the form for a report to a program of NusaBank, filled but for its proof of concept. */
async function openForm(page: Page, prefix: string, title: string): Promise<void> {
  await page.goto(`${prefix}/bughunter/programs`)
  const links = page.locator('a[href*="/bughunter/programs/detail/"]')
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  for (const address of new Set(addresses)) {
    await page.goto(address)
    const form = page.locator('a[href*="/submit-report/"]')
    if ((await form.count()) === 0 || (await page.getByText('Nusa Bank').count()) === 0) continue
    await page.goto((await form.first().getAttribute('href'))!)
    await settled(page)
    const texts: Filling = { ...reportTexts, pocMd: '', title, target: await firstTarget(page) }
    await fill(await formOf(page, 'report'), texts)
    return
  }
  throw new Error('NusaBank takes no reports')
}

for (const { prefix, locale } of languages) {
  const words = wordsIn(personalDataWords, locale)
  const found = (kind: keyof typeof words.kinds, line: number) => words.at({ kind: words.kinds[kind], line })
  const unsealedIn = { id: /membuka segel/, en: /unsealed/ }[locale]

  test(`personal data is masked while a report is written, and unsealed for a reason${prefix}`, async ({
    newUser,
  }) => {
    const [hunter, team, owner] = [await newUser(), await newUser(), await newUser()]
    await signIn(hunter, 'elang@demo.test')
    await openForm(hunter, prefix, `Data nasabah lain terbaca lewat nomor urut ${locale}`)
    const form = await formOf(hunter, 'report')
    const field = form.locator('[name="pocMd"]')
    await field.fill(proof)
    const list = form.getByRole('region', { name: words.title })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await list.getByRole('button', { name: `${words.mask} ${found('nik', 2)}` }).click()
    await expect(field).toHaveValue(new RegExp(nikMask))
    await list.getByRole('button', { name: `${words.keep} ${found('phone', 3)}` }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toContainText(found('card', 7))
    await list.getByRole('button', { name: words.maskAll }).click()
    await expect(list).toHaveCount(0)
    await expectText(hunter, words.kept({ total: 1 }))
    expect(await field.inputValue()).not.toMatch(new RegExp(`${nik}|${card}`))
    await send(hunter, form, 'submit')
    await hunter.waitForURL(/\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}/)
    await expect(hunter.locator('#poc')).toContainText(nikMask)
    await expect(hunter.locator('#poc')).toContainText(phone)

    await signIn(team, 'triase@demo.test')
    const place = new URL(hunter.url()).pathname.split('/bughunter/hacktivity/')[1]!
    await team.goto(`/hello/reports/detail/${place}`)
    await act(team, 'take')
    await expect(team.locator('#sealed')).toBeVisible()
    const note = 'Langkahnya kami ulang pada akun uji dan hasilnya selalu sama.'
    await act(team, 'validate', { reproductionNote: note })

    await signIn(owner, 'owner@nusabank.test')
    const address = `${prefix}/company/reports/detail/${place}`
    await owner.goto(address)
    await settled(owner)
    await expect(owner.locator('#poc')).toContainText(nikMask)
    expect(await owner.content()).not.toMatch(new RegExp(`${nik}|${card}`))
    const reason = `Mencocokkan korban dengan catatan kami ${locale}`
    const unseal = await formOf(owner, 'unseal')
    await unseal.getByRole('radio', { name: nikMask }).check()
    await unseal.locator('[name="reason"]').fill(`Pemilik ${nik} harus diberi tahu`)
    await unseal.locator('button[type="submit"]').click()
    await expect(unseal.locator('[id$="-error"]').last()).toBeVisible()
    await unseal.locator('[name="reason"]').fill(reason)
    await send(owner, unseal)
    await expect(owner.locator('#sealed output')).toHaveText(nik)
    await owner.goto(address)
    await settled(owner)
    expect(await owner.content()).not.toContain(nik)
    await owner.locator('#sealed summary').click()
    await expectText(owner, new RegExp(reason))
    await expect(owner.locator('#timeline')).toContainText(unsealedIn)
    await owner.goto(`${prefix}/company/team/user-log`)
    await expectText(owner, unsealedIn)
  })

  test(`without scripts the form asks for each find once${prefix}`, async ({ newUser }) => {
    const page = await newUser({ javaScriptEnabled: false })
    await signIn(page, 'elang@demo.test')
    const title = `Data nasabah lain terbaca tanpa skrip ${locale}`
    await openForm(page, prefix, title)
    const form = await formOf(page, 'report')
    await fill(form, { pocMd: proof })
    await form.locator('button[value="submit"]').click()
    const list = page.getByRole('region', { name: words.title })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(page.locator('[name="pocMd"]')).toHaveValue(proof)
    await expect(page.locator('[name="title"]')).toHaveValue(title)
    await list.getByRole('combobox', { name: found('phone', 3) }).selectOption({ label: words.keep })
    await send(page, await formOf(page, 'report'), 'submit')
    await page.waitForURL(/\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}/)
    await expect(page.locator('#poc')).toContainText(nikMask)
    await expect(page.locator('#poc')).toContainText(phone)
    await expect(page.locator('#poc')).not.toContainText(card)

    const comment = await formOf(page, 'comment')
    await comment.locator('[name="body"]').fill(`Korban kedua ber-NIK ${nik}, mohon diperiksa.`)
    await comment.locator('button[type="submit"]').last().click()
    await expect(page.getByRole('region', { name: words.title }).getByRole('listitem')).toHaveCount(1)
    await act(page, 'comment')
    await expect(page.locator('#timeline')).toContainText(nikMask)
    await act(page, 'unseal', { reason: 'Menyalin bukti yang saya kirim sendiri' })
    await expectText(page, nik)
  })
}
