import type { Page } from '@playwright/test'
import { refusals } from '../../app/i18n/refusals.ts'
import { vectors } from '../support/reward-scenario.ts'
import { act, expectText, formOf, metricsOf } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { reportTexts, submitReport } from './support/main-steps.ts'
import { signAgreement } from './support/signing.ts'

const people = {
  hunter: 'elang@demo.test',
  company: 'admin@nusabank.test',
  first: 'triase@demo.test',
  second: 'verifikator@demo.test',
}
const words = 'Kami mengulang langkah ini dua kali pada akun uji dan hasilnya selalu sama.'

type Side = keyof typeof people

/** The texts of each language that the journey reads. */
const said = {
  '': {
    waits: /menunggu jawaban bughunter sampai/,
    disputed: /Penilaian disanggah\. Perusahaan menanggapi sampai/,
    deciding: /Sanggahan diputuskan tim platform paling lambat/,
    decided:
      /Sanggahan selesai; tingkat risiko ini mengikat kedua pihak\. Imbalan paling sedikit Rp6\.000\.000/,
    yours: { hunter: /Menunggu kamu/, company: /Menunggu Anda/, team: /Menunggu tim kita/ },
    floor: /Putusan sanggahan menetapkan imbalan minimal Rp6\.000\.000/,
  },
  '/en': {
    waits: /waits for the bughunter’s answer until/,
    disputed: /The rating is disputed\. The company answers until/,
    deciding: /The platform team decides the dispute by/,
    decided:
      /The dispute is settled; this risk level binds both sides\. The reward is at least Rp6\.000\.000/,
    yours: { hunter: /Waiting on you/, company: /Waiting on you/, team: /Waiting on our team/ },
    floor: /The decision on the dispute set a reward of at least Rp6\.000\.000/,
  },
} as const

test.describe('a disputed rating', () => {
  test.setTimeout(180_000)

  for (const root of ['', '/en'] as const)
    test(`from both sides to a second operator's decision, at ${root || '/'}`, async ({ newUser }) => {
      const pages = {} as Record<Side, Page>
      for (const [side, email] of Object.entries(people)) {
        pages[side as Side] = await newUser()
        await signIn(pages[side as Side], email)
      }
      const { hunter, company, first, second } = pages
      const words = said[root]
      const report = await sendReport(hunter, root)
      const at = {
        hunter: `${root}/bughunter/hacktivity/${report}`,
        team: `${root}/hello/reports/detail/${report}`,
        company: `${root}/company/reports/detail/${report}`,
      }

      await test.step('the company rates a High a band lower, and the level waits', async () => {
        await findValid(first, at.team)
        await company.goto(at.company)
        await openCalculator(company, 'rate')
        await act(company, 'rate', {
          ...{ level: '5', ...metricsOf(vectors.medium) },
          reason: 'Data yang terbaca terbatas pada nama penerima transfer.',
        })
        await expectText(company, words.waits)
        await expect(company.locator('form:has(input[value="resolve"])')).toHaveCount(0)
      })
      await test.step('the bughunter disputes it', async () => {
        await hunter.goto(at.hunter)
        await expectText(hunter, words.waits)
        await act(hunter, 'rating', {
          answer: 'disputed',
          body: 'Seluruh riwayat terbaca, bukan hanya nama.',
        })
        await expectText(hunter, words.disputed)
      })
      await test.step('the company answers', async () => {
        await company.goto(at.company)
        await expectText(company, words.disputed)
        await act(company, 'answer_dispute', {
          answer: 'stands',
          body: 'Jumlah transfer tidak ikut terbaca.',
        })
        await expectText(company, words.deciding)
      })
      await test.step('the operator who found it valid does not decide, a colleague does', async () => {
        await first.goto(at.team)
        await expectText(first, words.deciding)
        await expect(first.locator('form:has(input[value="decide_dispute"])')).toHaveCount(0)
        await expectText(first, refusals[root === '' ? 'id' : 'en'].details.judge_second)
        await second.goto(at.team)
        await openCalculator(second, 'decide_dispute')
        await act(second, 'decide_dispute', {
          ...{ level: '7', ...metricsOf(vectors.high), floor: '6.000.000' },
          body: 'Bukti pada langkah keempat memperlihatkan seluruh riwayat.',
        })
        await expectText(second, words.decided)
      })
      await test.step('both sides are bound by it', async () => {
        await hunter.goto(at.hunter)
        await expectText(hunter, words.decided)
        await company.goto(at.company)
        await expectText(company, words.decided)
        await expect(act(company, 'reward', { amount: '5.500.000' })).rejects.toThrow(words.floor)
        await act(company, 'reward', { amount: '6.000.000', reason: 'Sesuai dengan putusan tim platform.' })
        await expectText(company, 'Rp7.200.000')
        await act(company, 'reward')
        await hunter.goto(at.hunter)
        await expectText(hunter, /Rp6\.000\.000/)
      })
    })
})

/** The metrics are folded to their score where there is a vector. */
async function openCalculator(page: Page, intent: string): Promise<void> {
  const form = await formOf(page, intent)
  await form.locator('details > summary').first().click()
}

/** To a program of Nusa Bank. @returns the two halves of its address */
async function sendReport(hunter: Page, root: string): Promise<string> {
  await hunter.goto('/bughunter/programs')
  const link = hunter.locator('a[href^="/bughunter/programs/detail/"]', { hasText: 'Nusa Mobile' }).first()
  const programId = (await link.getAttribute('href'))!.split('/').pop()!
  await hunter.goto(`/bughunter/programs/detail/${programId}`)
  if ((await hunter.locator(`a[href$="/submit-report/${programId}"]`).count()) === 0) {
    await hunter.goto(`/bughunter/programs/agreement/${programId}`)
    await signAgreement(hunter)
  }
  await hunter.goto(`/bughunter/programs/submit-report/${programId}`)
  const targets = hunter.locator('select[name="target"] option')
  const values = await targets.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const target = values.find((value) => value !== '')!
  const title = `Riwayat transfer nasabah lain terbaca lewat nomor urut ${root === '' ? 'satu' : 'dua'}`
  const address = await submitReport(hunter, programId, { ...reportTexts, target, title })
  return address.replace('/bughunter/hacktivity/', '')
}

async function findValid(first: Page, address: string): Promise<void> {
  await first.goto(address)
  await act(first, 'take')
  await act(first, 'validate', { reproductionNote: words })
}
