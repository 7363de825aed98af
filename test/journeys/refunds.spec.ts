import { doneWords } from '#i18n/done.ts'
import { leavingWords } from '#i18n/leaving.ts'
import { payoutQueueWords } from '#i18n/payout-queue.ts'
import { payoutWords } from '#i18n/payouts.ts'
import { refundWords } from '#i18n/refunds.ts'
import { setAuthenticator } from './support/authenticator.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, fill, formOf, paper, send } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'

const owner = 'keamanan@rantailogistik.test'
const refunds = '/company/license/refunds'

test.describe.configure({ mode: 'serial' })

test('RUL-10a an owner requests a refund, checked by one operator and sent by another', async ({
  page,
  newUser,
}) => {
  test.setTimeout(180_000)
  const [id, en] = [refundWords.id, refundWords.en]
  const since = new Date()
  const [checker, sender] = [await newUser(), await newUser()]
  await signIn(page, owner)
  await page.goto('/company/license')
  await page.getByRole('link', { name: id.open }).click()
  await page.waitForURL(/\/license\/refunds$/)
  await expectText(page, id.form.factor)
  await expectNoBarriers(page)
  await page.goto('/company/profile/security')
  const [first, second] = await setAuthenticator(page)
  await page.goto(refunds)
  await expectNoBarriers(page)
  const form = await formOf(page, 'request_refund')
  const asked = { amount: '1.000.000', provider: '014', holder: 'PT Rantai Logistik' }
  await fill(form, { ...asked, number: '12' })
  await form.locator('button[type="submit"]').click()
  await expect(form.locator('#field-number-error')).toBeVisible()
  await expect(form.locator('[name="holder"]')).toHaveValue(asked.holder)
  await fill(form, { number: '7711002200' })
  await send(page, form)
  await expectText(page, leavingWords.id.title)
  await expectNoBarriers(page)
  await act(page, 'request_refund', { currentPassword: password, factorCode: first! })
  await expectText(page, doneWords.id.refund_requested)
  await expectText(page, id.states.requested)
  await mailTo(owner, /Pengembalian saldo Rp[\d.]+ diminta/, since)

  await mailTo('triase@demo.test', /Antrean: pengembalian saldo/, since)
  await signIn(checker, 'triase@demo.test')
  await checker.goto('/hello/refunds')
  await expectNoBarriers(checker)
  await checker.getByRole('table').getByRole('link').first().click()
  await checker.waitForURL(/\/hello\/refunds\/[\w-]+$/)
  await expectText(checker, '7711002200')
  await expectNoBarriers(checker)
  await act(checker, 'check')
  await expectText(checker, doneWords.id.refund_checked)
  await expectText(checker, id.team.second)
  const place = new URL(checker.url()).pathname

  await signIn(sender, 'penyelia@demo.test')
  await sender.goto(`/en${place}`)
  await expectText(sender, en.states.checked)
  await expectNoBarriers(sender)
  await act(sender, 'pay', { reference: '20261123-5501', proof: await paper('Bukti transfer') })
  await expectText(sender, doneWords.en.refund_paid)
  await mailTo(owner, /Pengembalian saldo Rp[\d.]+ sudah dikirim/, since)
  await page.goto(refunds)
  await expectText(page, id.states.paid)

  await test.step('the next one is refused, in English', async () => {
    await page.goto(`/en${refunds}`)
    await expectNoBarriers(page)
    await act(page, 'request_refund', { ...asked, holder: 'Budi Santoso', number: '7711002200' })
    await expectText(page, leavingWords.en.title)
    await act(page, 'request_refund', { currentPassword: password, factorCode: second! })
    await expectText(page, doneWords.en.refund_requested)
    await checker.goto('/en/hello/refunds')
    await checker.getByRole('table').getByRole('link').first().click()
    await expectText(checker, en.team.nameDiffers)
    const reason = 'This account is in the name of a person.'
    await act(checker, 'refuse', { reason })
    await expectText(checker, doneWords.en.refund_refused)
    await page.reload()
    await expectText(page, en.states.refused)
    await expectText(page, reason)
  })
})

test('RUL-10c a paid payout that the bank returned is payable again once two people confirm it', async ({
  page,
  newUser,
}) => {
  test.setTimeout(180_000)
  const [id, en] = [payoutQueueWords.id.desk.back, payoutQueueWords.en.desk.back]
  const since = new Date()
  const [noter, colleague] = [await newUser(), await newUser()]
  await signIn(noter, 'triase@demo.test')
  // The payout of the demo data, which was paid long ago.
  await noter.goto('/hello/payouts?state=paid&q=elang')
  const row = noter.getByRole('row').filter({ hasText: 'elang' }).last()
  await row.getByRole('link', { name: /^PO-/ }).click()
  await noter.waitForURL(/\/hello\/payouts\/[\w-]+$/)
  const heading = noter.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/PO-/)
  const code = /PO-[\d-]+/.exec((await heading.textContent())!)![0]
  const place = new URL(noter.url()).pathname
  const reason = 'Rekening tujuan sudah ditutup menurut bank.'
  const form = await formOf(noter, 'note_return')
  await fill(form, { reference: 'RTR-20261123', reason: 'Tutup.' })
  await form.locator('button[type="submit"]').click()
  await expect(form.locator('#field-reason-error')).toBeVisible()
  await expect(form.locator('[name="reference"]')).toHaveValue('RTR-20261123')
  await fill(form, { reason, proof: await paper('Surat retur bank') })
  await send(noter, form)
  await expectText(noter, doneWords.id.payout_return_noted)
  await expectText(noter, id.waits)
  await expectNoBarriers(noter)

  await signIn(colleague, 'penyelia@demo.test')
  await colleague.goto(`/en${place}`)
  await expectText(colleague, en.noted)
  await expectNoBarriers(colleague)
  await act(colleague, 'confirm_return')
  await expectText(colleague, doneWords.en.payout_returned)
  await expectText(colleague, payoutWords.en.states.returned)

  await mailTo('elang@demo.test', new RegExp(`${code} dikembalikan bank`), since)
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter/profile/reward')
  await expect(page.getByRole('row', { name: code })).toContainText(payoutWords.id.states.returned)
  await expect(page.getByRole('row', { name: code })).toContainText(reason)
  await page.goto('/en/bughunter/profile/reward')
  await expect(page.getByRole('row', { name: code })).toContainText(payoutWords.en.states.returned)
  await expectText(page, payoutWords.en.kinds.payout_reversal)
})
