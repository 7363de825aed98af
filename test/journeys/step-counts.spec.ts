import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { programWords } from '#i18n/program.ts'
import { publicationWords } from '#i18n/publication.ts'
import { reportActWords } from '#i18n/report-acts.ts'
import { reportClassWords } from '#i18n/report-class.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { countPresses } from './support/count-presses.ts'
import { act, expectText, type Filling, fill, formOf, paper, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { codeIn, mailTo } from './support/mailbox.ts'
import { ownPassword, reportTexts, submitReport, verifyOneself } from './support/main-steps.ts'
import { firstTarget, programToReportTo } from './support/open-program.ts'
import { settled } from './support/settled.ts'
import { typeSigningCode } from './support/signing.ts'

// The numbers stand in docs/steps.md; the person who changes one here changes it there.

const clear = (title: string): Filling => ({ ...reportTexts, title })

for (const { hands, title, most } of [
  { hands: 'keys', title: 'Alamat kirim pesanan orang lain terbaca lewat nomor urut', most: 5 },
  { hands: 'a pointer', title: 'Nota belanja orang lain terbaca lewat nomor urutnya', most: 4 },
] as const) {
  test(`a clear report goes from the queue to valid in ${most} presses by ${hands}`, async ({ newUser }) => {
    test.setTimeout(120_000)
    const [hunter, page] = [await newUser(), await newUser()]
    await signIn(hunter, 'komodo@demo.test')
    const programId = await programToReportTo(hunter)
    await hunter.goto(`/bughunter/programs/submit-report/${programId}`)
    const target = await firstTarget(hunter)
    await submitReport(hunter, programId, { ...clear(title), target, files: [await paper(title)] })

    const taps = await countPresses(page)
    await signIn(page, 'triase@demo.test')
    // All work of a work queue is in one list, what is due first on top; this one is led to, as by its mail.
    await page.goto(`/hello/queue?desk=reports&taker=nobody&size=100`)
    await settled(page)
    const row = page.locator('tr[data-row]', { hasText: title })
    const above = await row.evaluate((one) => [...one.parentElement!.children].indexOf(one))
    if (hands === 'keys') {
      for (let turn = 0; turn < above; turn++) await page.keyboard.press('j')
      await taps.forget()
      await page.keyboard.press('j')
      await expect(row.getByRole('link')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/hello\/reports\/detail\//)
      await settled(page)
      await page.keyboard.press('c')
    } else {
      await taps.forget()
      await row.getByRole('link').click()
      await page.waitForURL(/\/hello\/reports\/detail\//)
      const take = await formOf(page, 'take')
      await take.locator('button[type="submit"]').click()
    }
    await expectText(page, doneWords.id.desk_take)
    await settled(page)
    const { fields, acts } = reportActWords.id
    const form = await formOf(page, 'validate')
    if (hands === 'keys') {
      await page.keyboard.press('r')
      await page.keyboard.press('Enter')
    } else {
      await form.getByRole('button', { name: fields.reproducedAs }).click()
      await form.getByRole('button', { name: acts.validate.submit }).click()
    }
    await expectText(page, doneWords.id.desk_validate)
    expect(await taps.soFar()).toBe(most)
  })
}

test('a new company has its first program in review after 4 forms and 12 fields', async ({ page }) => {
  test.setTimeout(120_000)
  const [email, username] = ['pemilik@batikpesisir.test', 'batikpesisir']
  const steps: string[] = []
  const fields: string[] = []
  const step = async (intent: string, values: Filling = {}) => {
    const form = await formOf(page, intent)
    steps.push(intent)
    fields.push(...Object.keys(values))
    await fill(form, values)
    await send(page, form)
  }
  const since = new Date()
  await page.goto('/sign-up-company')
  await step('send_code', { email })
  await step('register', {
    ...{ code: codeIn(await mailTo(email, /\b\d{6}\b/, since)), companyName: 'Batik Pesisir', username },
    ...{ phone: '+622150001234', password: ownPassword, confirmPassword: ownPassword, agreement: true },
  })
  await page.waitForURL(/\/company$/)
  // Led on from the first page; neither a tax number nor a balance is required.
  await page.locator('main a[href$="/company/programs/create"]').first().click()
  await page.waitForURL(/\/company\/programs\/create$/)
  const texts = {
    title: 'Toko Batik Pesisir',
    summary: 'Uji toko daring kami: katalog, keranjang, dan pembayaran.',
    descriptionMd: 'Kami mengundang bughunter menguji toko daring kami dengan akun uji sendiri.',
    'scope.0.target': 'https://toko.batikpesisir.test',
  }
  await expectMissing(page, ['title', 'summary', 'descriptionMd'])
  // One press writes all eight amounts.
  await act(page, 'save', {}, 'starter')
  await step('save', texts)
  await page.waitForURL(/\/company\/programs\/detail\/[0-9a-f-]{36}/)
  await step('submit')
  await mailTo(email, /Program Anda sedang ditinjau/)
  expect(steps).toEqual(['send_code', 'register', 'save', 'submit'])
  expect(fields).toHaveLength(12)
})

test('a new bughunter, once verified, has sent a first report after 12 presses', async ({ newUser }) => {
  test.setTimeout(150_000)
  const [page, operator] = [await newUser(), await newUser()]
  const [email, username] = ['penghitung@surel.test', 'penghitung']
  const taps = await countPresses(page)
  const since = new Date()
  await page.goto('/sign-up-bughunter')
  await act(page, 'send_code', { email })
  const form = await formOf(page, 'register')
  await fill(form, { username, tshirtSize: 'L', password: ownPassword, confirmPassword: ownPassword })
  await fill(form, { code: codeIn(await mailTo(email, /\b\d{6}\b/, since)) })
  await form.locator('[name="agreement"]').click()
  await form.locator('button[type="submit"]').last().click()
  await page.waitForURL(/\/bughunter$/)
  const signUp = await taps.soFar()

  await verifyOneself(page, username, '+6281290008812', { nik: '3273011708991188' })
  await signIn(operator, 'triase@demo.test')
  await operator.goto('/hello/verification')
  await operator.getByRole('link', { name: username }).click()
  await act(operator, 'take')
  await act(operator, 'verify')

  await page.goto('/bughunter')
  await settled(page)
  await taps.forget()
  await page
    .locator('main a[href^="/bughunter/programs/detail/"]', { hasNotText: /Sprint|Tantangan/ })
    .first()
    .click()
  await page.locator('main a[href*="/bughunter/programs/agreement/"]').first().click()
  await page.locator('input[name="accepted"]').click()
  const asked = new Date()
  await page.locator('form:has(input[value="ask_code"]) button[type="submit"]').click()
  await expect(page.locator('[name="code"]')).toBeFocused()
  await typeSigningCode(page, asked)
  await page.getByRole('link', { name: programWords.id.submitReport }).first().click()
  await page.waitForURL(/\/submit-report\//)
  await settled(page)
  const report = await formOf(page, 'report')
  const typed = Object.entries(reportTexts).filter(([name]) => /^(?:foundAt|pocMd|impactMd)$/.test(name))
  await fill(report, {
    ...Object.fromEntries(typed),
    ...{ title: 'Nota belanja terbaca lewat suntikan', target: await firstTarget(page) },
  })
  const classes = page.getByRole('combobox', { name: 'Kelas kerentanan' })
  await classes.fill('suntikan sql')
  await expect(page.locator('[role=listbox] [role=option]').first()).toHaveAttribute('aria-selected', 'true')
  await classes.press('Enter')
  await page.getByRole('button', { name: reportClassWords.id.useAll }).click()
  await expect(page.locator('#class-proposal')).toHaveCount(0)
  await page.getByRole('button', { name: reportFormWords.id.submit, exact: true }).click()
  await page.waitForURL(/\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}/)
  expect(signUp + (await taps.soFar())).toBe(12)
})

test('a company goes from the reward to a publication asked for in 8 presses besides typing', async ({
  newUser,
}) => {
  test.setTimeout(180_000)
  const [hunter, team, page] = [await newUser(), await newUser(), await newUser()]
  const title = 'Faktur pelanggan lain terunduh lewat nomor faktur'
  await signIn(hunter, 'elang@demo.test')
  await signIn(team, 'triase@demo.test')
  await hunter.goto('/bughunter/programs')
  const link = hunter.locator('a[href^="/bughunter/programs/detail/"]', { hasText: 'Nusa Mobile' }).first()
  const programId = (await link.getAttribute('href'))!.split('/').pop()!
  await hunter.goto(`/bughunter/programs/submit-report/${programId}`)
  const place = await submitReport(hunter, programId, {
    ...clear(title),
    ...{ target: await firstTarget(hunter), files: [await paper(title)] },
  })
  const report = place.replace('/bughunter/hacktivity/', '')
  await team.goto(`/hello/reports/detail/${report}`)
  await act(team, 'take')
  await act(team, 'validate', { reproductionNote: words })

  const taps = await countPresses(page)
  await signIn(page, 'admin@nusabank.test')
  await page.goto(`/company/reports/detail/${report}`)
  await act(page, 'rate')
  await settled(page)
  await taps.forget()
  await press(page, 'reward', { amount: '10.000.000' })
  await press(page, 'reward')
  await expectText(page, doneWords.id.desk_reward)
  await press(page, 'start_fixing')
  await press(page, 'ask_retest', { body: words })
  await hunter.goto(place)
  await act(hunter, 'retest', { verdict: 'fixed', body: words })
  // The team decides in a program it manages, and closing waits for it too; a company may do it first.
  await team.goto(`/hello/reports/detail/${report}`)
  await act(team, 'retest', { verdict: 'fixed', body: words })
  await page.reload()
  await settled(page)
  await page.locator('details[data-act=resolve] > summary').click()
  await press(page, 'resolve')
  await page.getByRole('link', { name: publicationWords.id.panel.request.title }).click()
  await page.waitForURL(/publication=request/)
  await settled(page)
  await press(page, 'publication_request')
  await page.waitForURL((url) => !url.search.includes('publication='))
  const presses = await taps.soFar()
  process.stdout.write(`from the reward to a publication asked for: ${presses} presses\n`)
  expect(presses).toBe(8)
})

const words = 'Kami mengulang langkah ini dua kali pada akun uji dan hasilnya selalu sama.'

/** Sends the form of an act that is open already, by its button. */
async function press(page: Page, intent: string, values: Filling = {}): Promise<void> {
  const form = page.locator(`form:has(input[name="intent"][value="${intent}"])`).first()
  await expect(form.locator('button[type="submit"]').last()).toBeVisible()
  await fill(form, values)
  await form.locator('button[type="submit"]').last().click()
  await settled(page)
}

/** An empty form names what is missing: these fields, and beside them a first target and the amounts. */
async function expectMissing(page: Page, names: readonly string[]): Promise<void> {
  const form = await formOf(page, 'save')
  await form.locator('button[type="submit"]').last().click()
  await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible()
  await settled(page)
  const wrong = form.locator('[aria-invalid="true"]')
  const found = await wrong.evaluateAll((all) => all.map((one) => one.getAttribute('name') ?? ''))
  const amounts = found.filter((name) => name.startsWith('grid.'))
  expect(found.filter((name) => !amounts.includes(name)).toSorted()).toEqual(names.toSorted())
}
