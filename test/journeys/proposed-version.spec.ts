import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { proposalWords } from '#i18n/program-proposal.ts'
import { decisionWords, reviewWords } from '#i18n/program-review.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { settled } from './support/settled.ts'

test.describe.configure({ mode: 'serial' })

const program = 'Portal Pengiriman Rantai Logistik'
const owner = 'keamanan@rantailogistik.test'
const hunterEmail = 'elang@demo.test'

/** The page of the program in an area. */
async function openProgram(page: Page, list: string): Promise<string> {
  await page.goto(`${list}?q=${encodeURIComponent(program)}`)
  await page.getByRole('link', { name: program }).first().click()
  await page.waitForURL(/\/detail\/[0-9a-f-]{36}|\/programs\/[0-9a-f-]{36}/)
  await settled(page)
  return new URL(page.url()).pathname.split('/').at(-1)!
}

test('a widened program waits while the old one is in force, until those who signed were notified', async ({
  page,
  newUser,
}) => {
  const words = proposalWords.id
  const [stranger, own] = ['https://www.bca.co.id', 'https://api.rantailogistik.test']
  await signIn(page, owner)
  const id = await openProgram(page, '/company/programs')
  await page.goto(`/company/programs/edit/${id}`)
  await expectText(page, words.editing.widens)
  await act(page, 'save', { 'scope.2.type': 'web', 'scope.2.target': stranger })
  await expectText(page, doneWords.id.version_proposed)
  await expectText(page, words.widens.targets)
  await expect(page.locator('#proposed-diff')).toContainText(stranger)
  await expectNoBarriers(page)
  const visitor = await newUser()
  await visitor.goto(`/programs/${id}`)
  await expect(visitor.getByText(stranger)).toHaveCount(0)

  const team = await newUser()
  await mailTo('triase@demo.test', /Perubahan aturan program .* menunggu keputusan/)
  await signIn(team, 'triase@demo.test')
  await team.goto('/hello/queue?desk=programs')
  await expectText(team, /Rantai Logistik · v\d/)
  await team.goto(`/hello/programs/detail/${id}`)
  await expectText(team, reviewWords.id.checks.mail_domain.open)
  await expectNoBarriers(team)
  const reason = 'www.bca.co.id bukan milik Rantai Logistik. Keluarkan dari ruang lingkup.'
  await act(team, 'decide_version', { decision: 'corrections', reason })
  await mailTo(owner, /Perubahan aturan program Anda perlu diperbaiki/)

  await page.goto(`/company/programs/detail/${id}`)
  await expectText(page, reason)
  await expectText(page, words.turns.returned)
  await page.getByRole('link', { name: words.edit, exact: true }).click()
  await settled(page)
  await act(page, 'save', { 'scope.2.target': own })
  await expectText(page, doneWords.id.version_proposed)

  await team.goto(`/hello/programs/detail/${id}`)
  await act(team, 'accept_version')
  await expectText(team, doneWords.id.version_approved)
  await mailTo(owner, /Perubahan aturan program Anda disetujui/)
  const mail = await mailTo(hunterEmail, /Aturan program .* akan berubah/)
  expect(mail.text).toContain(`/bughunter/programs/detail/${id}`)
  const hunter = await newUser()
  await signIn(hunter, hunterEmail)
  await hunter.goto(`/bughunter/programs/detail/${id}`)
  await expectText(hunter, /versi \d+ berlaku mulai/)
  await expect(hunter.locator('#proposed-diff')).toContainText(own)
  await expectNoBarriers(hunter)
  await visitor.reload()
  await expect(visitor.getByText(own)).toHaveCount(0)
})

test('the same in English: the company withdraws, and narrowing is in force at once', async ({
  page,
  newUser,
}) => {
  const words = proposalWords.en
  await signIn(page, owner)
  const id = await openProgram(page, '/en/company/programs')
  await expectText(page, words.standing)
  await expectText(page, /Approved by the platform team\. It holds from/)
  await expectNoBarriers(page)
  await act(page, 'withdraw_version')
  await expectText(page, doneWords.en.version_withdrawn)
  await mailTo(hunterEmail, /tidak jadi berubah|do not change after all/)

  await page.goto(`/en/company/programs/edit/${id}`)
  const lines = await page.locator('[name="outOfScope"]').inputValue()
  await act(page, 'save', { outOfScope: `${lines}\nPortal mitra kurir` })
  await expectText(page, doneWords.en.program_saved)
  const visitor = await newUser()
  await expect(async () => {
    await visitor.goto(`/en/programs/${id}`)
    await expect(visitor.getByText('Portal mitra kurir')).toBeVisible({ timeout: 500 })
  }).toPass()

  await page.goto(`/en/company/programs/edit/${id}`)
  await act(page, 'save', {
    summary: 'Portal pelanggan, pelacakan paket, dan label pengiriman, kini lengkap.',
  })
  await expectText(page, doneWords.en.version_proposed)
  const team = await newUser()
  await signIn(team, 'verifikator@demo.test')
  await team.goto(`/en/hello/programs/detail/${id}`)
  await expectText(team, reviewWords.en.checklist)
  await expectText(team, decisionWords.en.accept.proposal)
  const reason = 'The summary promises a system that is not in the scope.'
  await act(team, 'decide_version', { decision: 'reject', reason })
  await expectText(team, doneWords.en.version_answered)
  await page.goto(`/en/company/programs/detail/${id}`)
  await expect(page.locator('#proposed-version')).toHaveCount(0)
})
