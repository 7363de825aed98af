import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { doneWords as done } from '#i18n/done.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { unzip } from '../support/unzip.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { ownPassword, signUp } from './support/main-steps.ts'

const bird = { email: 'rangkong@demo.test', username: 'rangkong' }
const parrot = { email: 'kakatua@demo.test', username: 'kakatua-hitam' }

test('a bughunter takes a copy of the data, leaves, comes back and leaves again', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page, 'bughunter', bird.email, { username: bird.username, tshirtSize: 'M' })

  await test.step('the copy', async () => {
    const data = await copyOf(page, '/bughunter/profile/data')
    expect(data.account).toMatchObject({ username: bird.username, email: bird.email })
    expect(data.reports).toEqual([])
    await mailTo(bird.email, /Salinan data akun diunduh/)
  })

  await test.step('a wrong password leaves nothing behind', async () => {
    const form = await formOf(page, 'copy')
    await fill(form, { currentPassword: 'bukan-ini' })
    await form.locator('button[type="submit"]').last().click()
    await expectText(page, 'Kata sandi saat ini salah')
  })

  await test.step('leaving', async () => {
    await leaveBy(page, '/bughunter/profile/delete-account', bird.username)
    await expectText(page, 'Akun sudah ditutup')
    await page.goto('/bughunter')
    await expect(page.locator('a[href^="/bughunter/profile"]')).toHaveCount(0)
    expect(await tryToSignIn(page, bird.email)).toContain('sudah ditutup')
  })

  await test.step('and coming back by the link of the mail', async () => {
    const mail = await mailTo(bird.email, /Akun Cakrawala akan dihapus/)
    await page.goto(/\/account\/keep\?token=\w+/.exec(mail.text)![0])
    await expectText(page, 'Batalkan penghapusan akun')
    await act(page, 'keep')
    await page.waitForURL(/\/sign-in/)
    await expectText(page, 'Akun terbuka kembali')
    await mailTo(bird.email, /Penghapusan akun dibatalkan/)
  })

  await test.step('the link works once', async () => {
    const mail = await mailTo(bird.email, /Akun Cakrawala akan dihapus/)
    const answer = await page.goto(/\/account\/keep\?token=\w+/.exec(mail.text)![0])
    expect(answer?.status()).toBe(404)
  })

  await test.step('leaving for good', async () => {
    await signIn(page, bird.email, ownPassword)
    await leaveBy(page, '/bughunter/profile/delete-account', bird.username)
    await expectText(page, 'Akun sudah ditutup')
    expect((await page.goto(`/${bird.username}`))?.status()).toBe(404)
  })
})

test('the same in English', async ({ page }) => {
  test.setTimeout(120_000)
  await signUp(page, 'bughunter', parrot.email, { username: parrot.username, tshirtSize: 'L' }, '/en')
  const data = await copyOf(page, '/en/bughunter/profile/data')
  expect(data.account).toMatchObject({ username: parrot.username, locale: 'en' })
  await leaveBy(page, '/en/bughunter/profile/delete-account', parrot.username)
  await expectText(page, 'The account is closed')
  const mail = await mailTo(parrot.email, /Your Cakrawala account will be deleted/)
  await page.goto(/\/en\/account\/keep\?token=\w+/.exec(mail.text)![0])
  await act(page, 'keep')
  await page.waitForURL(/\/en\/sign-in/)
  await expectText(page, 'The account is open again')
})

test('the owner of a company takes a copy, without scripts too', async ({ newUser }) => {
  const owner = await newUser({ javaScriptEnabled: false })
  await signIn(owner, 'owner@nusabank.test')
  const data = await copyOf(owner, '/company/profile/data', 'Cakrawala#2026')
  expect(data.ownCompany).toMatchObject({ name: 'Nusa Bank' })
})

test('RUL-10b money owed to a bughunter who left is requested by the team, with the letter', async ({
  page,
  newUser,
}) => {
  test.setTimeout(120_000)
  const [id, en] = [payoutQueueWords.id.left, payoutQueueWords.en.left]
  const since = new Date()
  await signIn(page, 'maleo@demo.test')
  await page.goto('/bughunter/profile/delete-account')
  await act(page, 'leave', { username: 'maleo', currentPassword: password, understood: true })
  await page.waitForURL(/\/account\/left/)

  const [asker, colleague] = [await newUser(), await newUser()]
  await signIn(asker, 'triase@demo.test')
  await asker.goto('/hello/payouts')
  await asker.getByRole('link', { name: id.open({ count: 1 }) }).click()
  await asker.waitForURL(/\/hello\/left-payees$/)
  await expectText(asker, id.byOwner)
  await expectNoBarriers(asker)
  await asker.getByRole('table').getByRole('link', { name: 'maleo' }).click()
  await asker.waitForURL(/\/hello\/accounts\//)
  await expectText(asker, id.panelHint)
  await expectNoBarriers(asker)
  const form = await formOf(asker, 'request_payout_for')
  const reason = 'Surat bertanda tangan diterima lewat pos.'
  const letter = await paper('Surat permintaan')
  await fill(form, { provider: '014', number: '7711003300', holder: 'Rajawali Sakti', reason, letter })
  await form.locator('button[type="submit"]').click()
  await expect(form.locator('#field-holder-error')).toBeVisible()
  await expect(form.locator('[name="number"]')).toHaveValue('7711003300')
  await fill(form, { holder: 'Nadia Puspita', letter })
  await send(asker, form)
  await asker.waitForURL(/\/hello\/payouts\/[\w-]+/)
  await expectText(asker, done.id.payout_requested_for)
  await expectText(asker, id.held)
  await expectNoBarriers(asker)
  await mailTo('maleo@demo.test', /asked for on your behalf/, since)

  await signIn(colleague, 'penyelia@demo.test')
  await colleague.goto(`/en${new URL(asker.url()).pathname}`)
  await expectText(colleague, en.askedBy)
  await expectText(colleague, reason)
  await expectText(colleague, en.held)
  await colleague.goto('/en/hello/left-payees')
  await expectText(colleague, en.empty.title)
})

/** Downloads the copy from its page and reads it. */
async function copyOf(page: Page, address: string, password = ownPassword) {
  await page.goto(address)
  const form = await formOf(page, 'copy')
  await fill(form, { currentPassword: password })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.locator('button[type="submit"]').last().click(),
  ])
  expect(download.suggestedFilename()).toMatch(/-data\.zip$/)
  const entries = unzip(await readFile(await download.path()))
  expect(entries.get('README.txt')?.toString()).toContain('data.json')
  return JSON.parse(entries.get('data.json')!.toString())
}

async function leaveBy(page: Page, address: string, username: string): Promise<void> {
  await page.goto(address)
  await act(page, 'leave', { username, currentPassword: ownPassword, understood: true })
  await page.waitForURL(/\/account\/left/)
}

/** @returns what the page shows after the right password */
async function tryToSignIn(page: Page, email: string): Promise<string> {
  await page.goto('/sign-in')
  const form = await formOf(page, 'sign_in')
  await fill(form, { identifier: email, password: ownPassword })
  await form.locator('button[type="submit"]').last().click()
  const said = page
    .locator('[role="alert"], [role="status"]')
    .filter({ hasText: /ditutup/, visible: true })
    .first()
  await said.waitFor()
  return (await said.textContent()) ?? ''
}
