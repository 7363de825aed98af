import type { Locator, Page } from '@playwright/test'
import { publicationWords } from '#i18n/publication.ts'
import { proveDomain } from './support/domains.ts'
import { act, expectText, metricsOf, paper } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import {
  ownPassword,
  programTexts,
  reportTexts,
  signUp,
  submitReport,
  vector,
  verifyOneself,
} from './support/main-steps.ts'
import { settled } from './support/settled.ts'
import { openContract, signContract } from './support/sign-contract.ts'
import { signAgreement } from './support/signing.ts'

const owner = { email: 'pemilik@nusantarapay.test', username: 'nusantarapay' }
const rajawali = { email: 'rajawali@demo.test', username: 'rajawali', phone: '+6281234500077' }
const team = 'triase@demo.test'
const disclosureText = {
  title: 'Cerita riwayat transfer yang terbaca orang lain',
  summary: 'Nomor urut pada alamat memperlihatkan riwayat pedagang lain. Kini sudah diperbaiki.',
  body: 'Kami menemukan bahwa nomor urut pada alamat cukup untuk membaca riwayat pedagang lain. Setelah dilaporkan, pemeriksaan pemilik ditambahkan di sisi server.',
}
const words = 'Kami mengulang langkah ini dua kali pada akun uji dan hasilnya selalu sama.'

test.describe('from a first visit to a published report', () => {
  test.setTimeout(240_000)

  test('in Indonesian, with every mail', async ({ newUser }) => {
    const company = await newUser()
    const hunter = await newUser()
    const operator = await newUser()
    await signIn(operator, team)

    const programId = await test.step('a company signs up and opens a program', () =>
      openProgram(company, operator))
    await test.step('its balance is topped up', async () => topUp(company, [operator, await newUser()]))
    await test.step('a bughunter signs up and is verified', () => becomeVerified(hunter, operator))
    await test.step('the bughunter joins the program', async () => {
      await hunter.goto(`/bughunter/programs/agreement/${programId}`)
      await signAgreement(hunter)
    })
    const report = await test.step('and sends a report', async () => {
      const files = [await paper('Riwayat pedagang B')]
      const address = await submitReport(hunter, programId, { ...reportTexts, files })
      await mailTo(rajawali.email, /Laporan CA-\d{4}-\d{6}-\w diterima/)
      await mailTo(team, /Antrean: .*laporan|CA-\d{4}-\d{6}-\w/)
      await expectText(hunter, /CA-\d{4}-\d{6}-\w/)
      return address.replace('/bughunter/hacktivity/', '')
    })
    const pages = {
      hunter: `/bughunter/hacktivity/${report}`,
      operator: `/hello/reports/detail/${report}`,
      company: `/company/reports/detail/${report}`,
    }
    await test.step('the platform team takes it, asks, and validates it', () =>
      triage(hunter, operator, pages))
    await test.step('the company rates and rewards it', () => reward(company, pages))
    await test.step('and fixes the flaw', () => mend(company, hunter, operator, pages))
    await test.step('both agree to publish it', () => publish(company, hunter, operator, pages))
    await test.step('visitors can read it', () => look(hunter, programId))
  })
})

async function openProgram(company: Page, operator: Page): Promise<string> {
  await signUp(company, 'company', owner.email, {
    ...{ companyName: 'Nusantara Pay', phone: '+622150001234', username: owner.username },
  })
  await mailTo(owner.email, /Selamat datang/)
  await signContract(company)
  await openContract(operator, 'Nusantara Pay')
  await act(operator, 'counter_sign', { currentPassword: password })
  await mailTo(owner.email, /Kontrak kerja sama berlaku/)
  await company.goto('/company/programs/create')
  await act(company, 'save', {}, 'standard')
  await expect(company.locator('[name="grid.high.most"]')).toHaveValue(/20\.000\.000/)
  await act(company, 'save', programTexts)
  await company.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
  const programId = new URL(company.url()).pathname.split('/').pop()!
  await proveDomain(company, 'nusantarapay.test')
  await company.goto(`/company/programs/detail/${programId}`)
  await act(company, 'submit')
  await mailTo(owner.email, /Program Anda sedang ditinjau/)
  await mailTo(team, /Antrean: peninjauan program/)
  await operator.goto(`/hello/programs/detail/${programId}`)
  await act(operator, 'accept')
  await mailTo(owner.email, /Program Anda diterima, saldo belum cukup/)
  return programId
}

/** A large sum: two of the team confirm it. */
async function topUp(company: Page, [operator, colleague]: [Page, Page]): Promise<void> {
  await company.goto('/company/license')
  await act(company, 'top_up', {
    ...{ amount: '50.000.000', reference: 'TRF-2026-0001', proof: await paper('Bukti transfer') },
  })
  await mailTo(team, /Antrean: isi saldo/)
  await signIn(colleague, 'penyelia@demo.test')
  const [first, second] = await Promise.all([openTopUp(operator), openTopUp(colleague)])
  await confirmTopUp(operator, first, 202)
  // The colleague's page is older now: it shows that, reloads, and asks for the decision again.
  await confirmTopUp(colleague, second, 409)
  await expect(second).toContainText(/Rekan sudah mengecek isi saldo ini sejak halaman dibuka/)
  await expect(second).toContainText(/Sudah dicek triase/)
  await confirmTopUp(colleague, second, 202)
  await mailTo(owner.email, /Isi saldo Rp[\d.]+ dikonfirmasi/)
  await company.reload()
  await expectText(company, /Rp50\.000\.000/)
}

async function openTopUp(page: Page): Promise<Locator> {
  await page.goto('/hello/top-ups')
  return page.locator('tr, li, article', { hasText: 'TRF-2026-0001' }).first()
}

async function confirmTopUp(page: Page, row: Locator, status: number): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    row.locator('form:has(input[value="confirm"]) button[type="submit"]').click(),
  ])
  expect(answer.status()).toBe(status)
}

async function becomeVerified(hunter: Page, operator: Page): Promise<void> {
  await signUp(hunter, 'bughunter', rajawali.email, { username: rajawali.username, tshirtSize: 'L' })
  await mailTo(rajawali.email, /Selamat datang/)
  await verifyOneself(hunter, rajawali.username, rajawali.phone)
  await mailTo(team, /Antrean: verifikasi identitas/)
  await operator.goto('/hello/verification')
  await operator.getByRole('link', { name: rajawali.username }).first().click()
  await operator.waitForURL(/\/hello\/verification\/[0-9a-f-]{36}/)
  await act(operator, 'take')
  const selfie = operator.locator('img[src*="/document/selfie"]')
  await expect(selfie).toBeVisible()
  await expect
    .poll(() => selfie.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await act(operator, 'verify')
  await mailTo(rajawali.email, /Identitasmu terverifikasi/)
}

type Pages = { hunter: string; operator: string; company: string }

async function triage(hunter: Page, operator: Page, pages: Pages): Promise<void> {
  await operator.goto(pages.operator)
  await act(operator, 'take')
  await mailTo(rajawali.email, /mulai diperiksa/)
  await act(operator, 'ask_info', {
    body: 'Mohon sebutkan peramban dan akun uji yang dipakai pada langkah ketiga.',
  })
  await mailTo(rajawali.email, /Pertanyaan tentang laporan/)
  await hunter.goto(pages.hunter)
  await expectText(hunter, 'peramban dan akun uji')
  await act(hunter, 'answer', {
    body: 'Firefox terbaru dengan akun uji pedagang A dan pedagang B milik saya sendiri.',
  })
  await operator.goto(pages.operator)
  await act(operator, 'validate', { reproductionNote: words })
  await mailTo(rajawali.email, /CA-\S+ valid/)
  await mailTo(owner.email, /Laporan valid/)
}

async function reward(company: Page, pages: Pages): Promise<void> {
  await company.goto(pages.company)
  await expectText(company, 'Riwayat transfer pedagang lain')
  await act(company, 'rate', { level: '7', ...metricsOf(vector) })
  await mailTo(rajawali.email, /Tingkat risiko CA-\S+ ditetapkan \w+ \(CVSS/)
  await act(company, 'reward', { amount: '8.000.000' })
  await expectText(company, 'Rp9.600.000')
  await act(company, 'reward')
  await mailTo(rajawali.email, /Imbalan Rp[\d.]+ untuk laporan/)
}

async function mend(company: Page, hunter: Page, operator: Page, pages: Pages): Promise<void> {
  await company.goto(pages.company)
  await act(company, 'start_fixing')
  await mailTo(rajawali.email, /perbaikan dimulai/)
  await act(company, 'ask_retest', { body: 'Pemeriksaan pemilik sudah kami pasang, mohon diuji ulang.' })
  await mailTo(rajawali.email, /siap diuji ulang/)
  await hunter.goto(pages.hunter)
  // What the preset offers, and what is left of it after tax.
  await expectText(hunter, /Jawabanmu dibayar Rp150\.000 .* Rp146\.250/)
  await act(hunter, 'retest', {
    verdict: 'fixed',
    body: 'Alamat yang sama kini dijawab dengan tidak ditemukan.',
  })
  await mailTo(owner.email, /Hasil uji ulang/)
  await operator.goto(pages.operator)
  await act(operator, 'retest', {
    verdict: 'fixed',
    body: 'Kami mengulang langkah yang sama dan celahnya sudah tertutup.',
  })
  await mailTo(rajawali.email, /celah sudah diperbaiki/)
  await hunter.goto('/bughunter/profile/reward/payout')
  await expectText(hunter, /CA-\S+, uji ulang 1/)
  await expectText(hunter, /Rp8\.150\.000/)
  await company.goto(pages.company)
  await act(company, 'resolve')
  await mailTo(rajawali.email, /CA-\S+ ditutup/)
}

async function publish(company: Page, hunter: Page, operator: Page, pages: Pages): Promise<void> {
  await hunter.goto(pages.hunter)
  // The request begins with what the report says, and is read before it is sent.
  await hunter.getByRole('link', { name: publicationWords.id.panel.request.title }).click()
  await hunter.waitForURL(/publication=request/)
  await settled(hunter)
  await expect(hunter.locator('[name="body"]')).toHaveValue(/10042/)
  await act(hunter, 'publication_request', disclosureText, 'preview')
  await expectText(hunter, publicationWords.id.panel.writing.previewTitle)
  await act(hunter, 'publication_request', disclosureText)
  await mailTo(owner.email, /[Pp]ublikasi/)
  await company.goto(pages.company)
  await act(company, 'publication_agree')
  await operator.goto(pages.operator)
  await act(operator, 'publication_publish')
  await mailTo(rajawali.email, /[Pp]ublikasi|terbit/)
}

async function look(hunter: Page, programId: string): Promise<void> {
  await hunter.context().clearCookies()
  await hunter.goto('/publication/bughunter-write-ups')
  await hunter.getByRole('link', { name: disclosureText.title }).first().click()
  await hunter.waitForURL(/\/write-ups\/rajawali\/.+/)
  await expectText(hunter, 'pemeriksaan pemilik ditambahkan')
  await expect(hunter.locator('body')).not.toContainText('GET /api/transfers/10042')
  await hunter.goto('/leaderboard')
  const place = hunter.locator('tr, li', { hasText: rajawali.username }).first()
  await expect(place).toContainText('2')
  await hunter.goto('/rajawali')
  await expectText(hunter, disclosureText.title)
  await hunter.goto(`/programs/${programId}`)
  await expectText(hunter, 'Program Nusantara Pay')
  await signIn(hunter, rajawali.email, ownPassword)
  await hunter.goto('/bughunter/hacktivity?tab=community')
  await expectText(hunter, rajawali.username)
  await hunter.goto('/bughunter/profile/reward')
  await expectText(hunter, /Rp8\.000\.000/)
}
