import type { BrowserContext, Locator, Page } from '@playwright/test'
import { wordsIn } from '#i18n/catalogue.ts'
import { seenVersionWords } from '#i18n/error-pages.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { notificationWords } from '#i18n/notifications.ts'
import { refusals } from '#i18n/refusals.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { act, expectText, fill, formOf, send } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { programToReportTo } from './support/open-program.ts'
import { settled } from './support/settled.ts'

const typed = 'Kalimat panjang yang sedang ditulis dan belum dikirim ke mana pun.'
const { connection_lost: lost, article_changed: changed } = refusals.id.details

/** The browser reports what these journeys come for. */
test.afterEach(async ({ noise }) => {
  noise.splice(0, noise.length, ...noise.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line)))
})

test.describe('a lost connection', () => {
  test('loses no text of the long forms, and what is sent afterwards arrives', async ({ page, newUser }) => {
    test.setTimeout(150_000)
    await test.step('a report: nothing is lost, and it saves itself once there is a connection', async () => {
      await signIn(page, 'komodo@demo.test')
      const programId = await programToReportTo(page)
      await page.goto(`/bughunter/programs/submit-report/${programId}`)
      const form = await formOf(page, 'report')
      await page.context().setOffline(true)
      await fill(form, { title: 'Judul yang ditulis tanpa sambungan', impactMd: typed })
      await expectText(page, reportFormWords.id.notSaved)
      await form.locator('button[value="save"]').click()
      await expectText(page, lost)
      await expect(form.locator('[name="impactMd"]')).toHaveValue(typed)
      await page.context().setOffline(false)
      await expect(page.getByText(/^Tersimpan \d\d\.\d\d/)).toBeVisible({ timeout: 15_000 })
      await page.reload()
      await expect(page.locator('[name="impactMd"]')).toHaveValue(typed)
    })
    await test.step('an article', async () => {
      await page.goto('/bughunter/articles/create')
      await sendWithout(page.context(), page, 'save', { title: 'Cerita tanpa sambungan', body: typed })
      await page.waitForURL(/\/articles\/preview\//)
      await page.goto(page.url().replace('/preview/', '/edit/'))
      await expect(page.locator('[name="body"]')).toHaveValue(typed)
    })
    await test.step('a program', async () => {
      const owner = await newUser()
      await signIn(owner, 'owner@nusabank.test')
      await owner.goto('/company/programs/create')
      const form = await formOf(owner, 'save')
      await fill(form, { title: 'Program tanpa sambungan', descriptionMd: typed, 'scope.0.target': 'x.test' })
      await owner.context().setOffline(true)
      await form.locator('button[type="submit"]').last().click()
      await expectText(owner, lost)
      await expect(owner.locator('[name="descriptionMd"]')).toHaveValue(typed)
      await expect(owner.locator('[name="scope.0.target"]')).toHaveValue('x.test')
      await owner.context().setOffline(false)
    })
    await test.step('a note on an incident', async () => {
      const responder = await newUser()
      await signIn(responder, 'insiden@demo.test')
      await openPreAuthToken(responder)
      await sendWithout(responder.context(), responder, 'note', { body: typed })
      await expectText(responder, typed)
    })
  })
})

test.describe('two tabs on one text', () => {
  test('ask which one stays and overwrite nothing silently', async ({ page }) => {
    test.setTimeout(120_000)
    await signIn(page, 'cendrawasih@demo.test')
    await page.goto('/bughunter/articles/create')
    await act(page, 'save', { title: 'Cerita di dua tab', body: typed })
    await page.waitForURL(/\/articles\/preview\//)
    const article = page.url().replace('/preview/', '/edit/')
    await page.goto(article)
    const other = await page.context().newPage()
    await other.goto(article)
    await act(page, 'save', { body: `${typed} Versi tab pertama.` })
    await page.goto(article)
    const second = await formOf(other, 'save')
    await fill(second, { body: `${typed} Versi tab kedua.` })
    await second.locator('button[type="submit"]').first().click()
    await expectText(other, changed)
    await expect(other.locator('[name="body"]')).toHaveValue(`${typed} Versi tab kedua.`)
    await page.reload()
    await expect(page.locator('[name="body"]')).toHaveValue(`${typed} Versi tab pertama.`)

    const programId = await programToReportTo(page)
    await page.goto(`/bughunter/programs/submit-report/${programId}`)
    await act(page, 'report', { title: 'Laporan di dua tab' }, 'save')
    await page.waitForURL(/draft=/)
    await other.goto(page.url())
    await act(page, 'report', { impactMd: `${typed} Satu.` }, 'save')
    const { conflict } = reportFormWords.id
    const form = await formOf(other, 'report')
    await fill(form, { impactMd: `${typed} Dua.` })
    await form.locator('button[value="save"]').click()
    await expectText(other, conflict.title)
    await expect(other.locator('[name="impactMd"]')).toHaveValue(`${typed} Dua.`)
    await page.reload()
    await expect(page.locator('[name="impactMd"]')).toHaveValue(`${typed} Satu.`)
  })
})

test.describe('two tabs on one program', () => {
  for (const locale of ['id', 'en'] as const) {
    test(`show both policies, and the writer chooses which one stays, ${locale}`, async ({ page }) => {
      test.setTimeout(120_000)
      const words = wordsIn(seenVersionWords, locale)
      await signIn(page, 'owner@nusabank.test')
      await page.goto(`${locale === 'en' ? '/en' : ''}/company/programs`)
      const details = page.locator('a[href*="/company/programs/detail/"]')
      await page.goto((await details.first().getAttribute('href'))!.replace('/detail/', '/edit/'))
      const other = await page.context().newPage()
      await other.goto(page.url())
      await act(page, 'save', { summary: `${typed} Satu.` })
      const form = await formOf(other, 'save')
      await fill(form, { summary: `${typed} Dua.` })
      await form.locator('button[type="submit"]').last().click()
      await expectText(other, words.title)
      await expect(other.locator('[name="summary"]')).toHaveValue(`${typed} Dua.`)
      const opened = other.waitForEvent('popup')
      await other.getByRole('link', { name: words.open }).click()
      const kept = await opened
      await expect(kept.locator('[name="summary"]')).toHaveValue(`${typed} Satu.`)
      await other.getByRole('button', { name: words.keep }).click()
      await other.waitForURL(/\/detail\//)
      await expectText(other, `${typed} Dua.`)
    })
  }
})

test.describe('events that arrive while a user types', () => {
  test('leave all text on the page, also where the form is rendered anew', async ({ page, newUser }) => {
    test.setTimeout(150_000)
    const [owner, hunter, reporter] = [await newUser(), await newUser(), await newUser()]
    await test.step('an announcement, while the program it is about changes', async () => {
      await signIn(owner, 'owner@nusabank.test')
      await owner.goto('/company/programs?q=Mitra')
      await owner.locator('main a[href^="/company/programs/detail/"]').first().click()
      await owner.waitForURL(/\/company\/programs\/detail\//)
      const form = await formOf(owner, 'announce')
      const texts = { title: 'Pemeliharaan malam ini', text: typed }
      await fill(form, texts)
      await listening(owner)
      await signIn(hunter, 'komodo@demo.test')
      await hunter.goto('/bughunter/programs?tab=invitations')
      await hunter.locator('main a[href^="/bughunter/programs/invitation/"]').first().click()
      await act(hunter, 'decline', { reason: 'Belum ada waktu bulan ini.' })
      await newsAt(owner)
      for (const [name, value] of Object.entries(texts))
        await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
      await send(owner, form)
      await expectText(owner, typed)
    })
    await test.step('a ticket whose reporter writes meanwhile', async () => {
      await signIn(page, 'triase@demo.test')
      await signIn(reporter, 'insiden@demo.test')
      // No one has taken it: the whole team is notified.
      const id = await openPreAuthToken(reporter, 'Layanan tidak dapat dibuka')
      await page.goto(`/hello/incidents/${id}`)
      const note = (await formOf(page, 'note')).locator('[name="body"]')
      await note.fill(typed)
      await listening(page)
      const said = `Kabar dari pelapor ${Date.now()}.`
      await act(reporter, 'note', { body: said })
      await newsAt(page)
      await expect(note).toHaveValue(typed)
      await send(page, await formOf(page, 'note'))
      await expectText(page, said)
      await expectText(page, typed)
      await expectText(page, incidentWords.id.one.note.title)
    })
  })
})

/** Sends a form with the network off, finds every word in place, and sends it again with the network on. */
async function sendWithout(
  network: BrowserContext,
  page: Page,
  intent: string,
  values: Record<string, string>,
): Promise<void> {
  const form = await formOf(page, intent)
  await fill(form, values)
  await network.setOffline(true)
  const button: Locator = form.locator('button[type="submit"]').first()
  await button.click()
  await expectText(page, lost)
  for (const [name, value] of Object.entries(values))
    await expect(form.locator(`[name="${name}"]`)).toHaveValue(value)
  await network.setOffline(false)
  await send(page, form)
}

/** An open ticket a person of the incident area reads. @returns its id */
async function openPreAuthToken(page: Page, title = ''): Promise<string> {
  await page.goto('/incident')
  const tickets = page.locator('main a[href*="/incident/tickets/"]').filter({ hasText: title })
  const addresses = await tickets.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  for (const address of addresses) {
    await page.goto(address)
    if ((await page.locator('form:has(input[value="note"])').count()) > 0) return address.split('/').at(-1)!
  }
  throw new Error('no ticket of the demo is open')
}

/** Streams open when a page has come to rest. */
async function listening(page: Page): Promise<void> {
  await settled(page)
  await page.waitForTimeout(3_500)
  await page.bringToFront()
}

async function newsAt(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: notificationWords.id.news })).toBeVisible()
  await settled(page)
}
