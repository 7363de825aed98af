import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { programTexts } from './support/main-steps.ts'

const owner = 'kominfo@kotalestari.test'
const team = 'triase@demo.test'

test.describe.configure({ mode: 'serial' })

test('a plan that ended is requested again, granted, and used for a program that ends', async ({
  newUser,
}) => {
  test.setTimeout(180_000)
  const company = await newUser()
  const operator = await newUser()
  await signIn(company, owner)
  await signIn(operator, team)

  await test.step('the owner sees the usage and that the plan is over', async () => {
    await company.goto('/company/license')
    await expectText(company, 'Batas paket sudah terpakai')
    await expectText(company, 'Program berjalan: 1 dari 1')
    await expectText(company, 'Sekarang berlaku batas paket Gratis')
    await expectNoBarriers(company)
  })
  const programId = await test.step('a new program is stored as a draft and waits', () =>
    writeProgram(company))
  await test.step('the owner withdraws one request and sends another', async () => {
    await company.goto('/company/license')
    await act(company, 'withdraw_plan_request')
    await expectText(company, 'Permintaan paket ditarik')
    await act(company, 'request_plan', {
      ...{ plan: 'enterprise', reason: 'Tiga layanan warga dibuka berturut-turut sampai akhir tahun.' },
      contact: 'Dinas Kominfo, (0341) 366 110',
    })
    await expectText(company, 'menunggu jawaban tim kami')
    await mailTo(team, /Antrean: permintaan paket/)
  })
  await test.step('the team finds it in the queue and records the plan', async () => {
    await operator.goto('/hello/queue?desk=plans')
    await operator.getByRole('link', { name: 'Pemerintah Kota Lestari' }).click()
    await expectText(operator, 'Tiga layanan warga')
    await expectNoBarriers(operator)
    await act(operator, 'grant_plan')
    await expectText(operator, 'Paket perusahaan dicatat')
    await mailTo(owner, /Paket perusahaan Anda diperbarui/)
  })
  await test.step('the program goes to review and opens', async () => {
    await company.goto(`/company/programs/detail/${programId}`)
    await act(company, 'submit')
    await expectText(company, 'Menunggu keputusan tim platform')
    await operator.goto(`/hello/programs/detail/${programId}`)
    await act(operator, 'accept')
  })
  await test.step('its company ends it, having read the consequences', async () => {
    await company.goto(`/company/programs/detail/${programId}`)
    await company.getByRole('button', { name: 'Akhiri program' }).click()
    const dialog = company.getByRole('dialog')
    await expect(dialog.getByText('Undangan yang belum dijawab dicabut.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Akhiri program' }).click()
    await expectText(company, 'Program sudah selesai')
  })
})

test('a request is declined with its reason, in English', async ({ newUser }) => {
  test.setTimeout(120_000)
  const company = await newUser()
  const operator = await newUser()
  await signIn(company, owner)
  await signIn(operator, team)
  await company.goto('/en/company/license')
  await expectText(company, 'Enterprise')
  await act(company, 'request_plan', {
    ...{ plan: 'pro', reason: 'We would rather pay for a smaller plan from January on.' },
    contact: 'Dinas Kominfo, (0341) 366 110',
  })
  await expectText(company, "waits for our team's answer")
  await operator.goto('/en/hello/queue?desk=plans')
  await operator.getByRole('link', { name: 'Pemerintah Kota Lestari' }).click()
  await act(operator, 'decline_plan', {
    reason: 'The present plan runs until next year; ask again in December.',
  })
  await expectText(operator, 'Plan request declined')
  await mailTo(owner, /Permintaan paket belum dapat kami penuhi/)
  await company.reload()
  await expectText(company, 'ask again in December')
  await expectNoBarriers(company)
})

async function writeProgram(company: Page): Promise<string> {
  await company.goto('/company/programs/create')
  await expectText(company, 'Paket perusahaan tidak punya tempat untuk program baru')
  await act(company, 'save', {}, 'standard')
  await act(company, 'save', {
    ...programTexts,
    ...{ title: 'Program Perizinan Lestari', 'scope.0.target': 'https://usaha.kotalestari.test' },
  })
  await company.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
  await expect(company.locator('input[name="intent"][value="submit"]')).toHaveCount(0)
  await expectText(company, 'Semua tempat program pada paket perusahaan terpakai')
  return new URL(company.url()).pathname.split('/').pop()!
}
