import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { setAuthenticator } from './support/authenticator.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'

const reward = '/bughunter/profile/reward'

test('a bughunter requests money and two operators pay it', async ({ page, newUser }) => {
  const words = payoutWords.id
  const ownWords = ownPayoutWords.id
  const triageWords = payoutQueueWords.id
  const done = doneWords.id
  const since = new Date()
  const [taker, checker] = [await newUser(), await newUser()]
  await signIn(page, 'elang@demo.test')
  await page.goto(reward)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: ownWords.own.ask }).click()
  await page.waitForURL(/\/reward\/payout$/)
  await expectText(page, ownWords.ask.taxHint)
  await expectNoBarriers(page)
  await act(page, 'request')
  await expectText(page, done.payout_requested)
  const mail = await mailTo('elang@demo.test', /Permintaan pembayaran PO-\d{4}-\d{6}/, since)
  const code = /PO-\d{4}-\d{6}/.exec(mail.subject)![0]

  await mailTo('triase@demo.test', new RegExp(`Antrean: pembayaran ${code}`), since)
  await signIn(taker, 'triase@demo.test')
  const place = await openPayout(taker, code)
  await act(taker, 'take')
  await expectText(taker, done.payout_taken)
  await expectText(taker, triageWords.desk.second)
  await expect(taker.locator('form:has(input[value="confirm"])')).toHaveCount(0)
  await expectText(taker, '8010455521')

  await signIn(checker, 'penyelia@demo.test')
  await checker.goto(place)
  await expectNoBarriers(checker)
  const confirm = await formOf(checker, 'confirm')
  await fill(confirm, { reference: '20261121-9001' })
  await confirm.locator('button[type="submit"]').click()
  await expect(confirm.locator('#field-proof-error')).toBeVisible()
  await expect(confirm.locator('[name="reference"]')).toHaveValue('20261121-9001')
  await fill(confirm, { proof: await paper('Bukti transfer') })
  await send(checker, confirm)
  await expectText(checker, done.payout_confirmed)

  await mailTo('elang@demo.test', new RegExp(`${code}.* sudah dikirim`), since)
  await page.goto(reward)
  const row = page.getByRole('row', { name: code })
  await expect(row).toContainText(words.states.paid)
  const [slip] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('link', { name: words.slip }).click(),
  ])
  expect(slip.suggestedFilename()).toBe(`slip-pembayaran-${code}.pdf`)
  await expectText(page, words.kinds.payout)

  const [batch] = await Promise.all([
    taker.waitForEvent('download'),
    taker
      .goto('/hello/payouts')
      .then(() => taker.getByRole('button', { name: triageWords.desk.batch }).click()),
  ])
  expect(batch.suggestedFilename()).toMatch(/^batch-transfer-.*\.csv$/)
})

test('a request is withdrawn, made again, and fails with a reason, in English', async ({ page, newUser }) => {
  const words = ownPayoutWords.en
  const done = doneWords.en
  const team = await newUser()
  await signIn(page, 'cendrawasih@demo.test')
  await page.goto(`/en${reward}`)
  await act(page, 'cancel')
  await expectText(page, done.payout_cancelled)
  await page.getByRole('link', { name: words.own.ask }).click()
  await act(page, 'request')
  await expectText(page, done.payout_requested)
  const code = (await page
    .locator('main')
    .getByText(/^PO-\d{4}-\d{6}$/)
    .first()
    .textContent())!

  await signIn(team, 'triase@demo.test')
  await openPayout(team, code, '/en')
  await act(team, 'take')
  await expectText(team, done.payout_taken)
  const reason = 'The e-wallet refuses transfers of this size.'
  await act(team, 'fail', { reason })
  await expectText(team, done.payout_failed)
  await page.reload()
  await expect(page.getByRole('row', { name: code })).toContainText(reason)
  await expectText(page, words.own.ask)
})

test('a payout account is named with a second factor, held, and its holder checked', async ({
  page,
  newUser,
}) => {
  const words = payoutWords.id
  const ownWords = ownPayoutWords.id
  const triageWords = payoutQueueWords.id
  const done = doneWords.id
  const team = await newUser()
  await signIn(page, 'jalak@demo.test')
  await page.goto(`${reward}/payout`)
  await expectText(page, ownWords.obstacles.payout_account_missing)
  await page.getByRole('link', { name: ownWords.own.setAccount }).click()
  await expectText(page, ownWords.accountPage.factor)
  await page.getByRole('link', { name: ownWords.accountPage.toSecurity }).click()
  await expectText(page, ownWords.accountPage.factorFirst)
  const [code] = await setAuthenticator(page)
  await page.getByRole('link', { name: ownWords.accountPage.goOn }).click()
  await page.waitForURL(/\/account\?for=payout$/)
  await expectNoBarriers(page)
  const form = await formOf(page, 'name_account')
  await fill(form, { provider: '014', number: '12', holder: 'J. SURIANI', currentPassword: password })
  await form.locator('button[type="submit"]').click()
  await expect(form.locator('#field-number-error')).toBeVisible()
  await expect(form.locator('[name="holder"]')).toHaveValue('J. SURIANI')
  const since = new Date()
  await fill(form, { number: '8010455777', currentPassword: password, factorCode: code! })
  await send(page, form)
  await expectText(page, done.payout_account_named)
  await page.waitForURL(/\/reward\/payout/)
  await page.goto(`${reward}/account`)
  await expectText(page, '••••5777')
  await expectText(page, words.accountStates.review)
  await mailTo('jalak@demo.test', /Akun pembayaran ditetapkan/, since)

  await mailTo('triase@demo.test', /Antrean: akun pembayaran/, since)
  await signIn(team, 'triase@demo.test')
  await team.goto('/hello/payout-accounts')
  await expectNoBarriers(team)
  const row = team.getByRole('row', { name: 'jalak' })
  await row.getByRole('button', { name: triageWords.review.approve }).click()
  await expectText(team, done.payout_account_decided)
  await mailTo('jalak@demo.test', /Akun pembayaran disetujui/, since)
  await page.reload()
  await expectText(page, words.accountStates.approved)
})

/** Opens a payout from the queue. @returns its address */
async function openPayout(page: Page, code: string, prefix = ''): Promise<string> {
  await page.goto(`${prefix}/hello/payouts?state=requested`)
  await page.getByRole('link', { name: code }).click()
  await page.waitForURL(/\/hello\/payouts\/[0-9a-f-]{36}/)
  return new URL(page.url()).pathname
}
