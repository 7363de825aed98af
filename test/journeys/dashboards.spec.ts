import type { Locator, Page } from '@playwright/test'
import { dashboardWords } from '../../app/i18n/dashboards.ts'
import { programWords } from '../../app/i18n/program.ts'
import { reportFormWords } from '../../app/i18n/report-form.ts'
import { expectNoBarriers } from './support/axe.ts'
import { expectText, type Filling, formOf, metricsOf } from './support/forms.ts'
import { expect, signIn, signInOnPage, test } from './support/journey.ts'
import { reportTexts, vector } from './support/main-steps.ts'
import { firstTarget } from './support/open-program.ts'
import { settled } from './support/settled.ts'
import { typeSigningCode } from './support/signing.ts'

const languages = [
  { prefix: '', words: dashboardWords.id },
  { prefix: '/en', words: dashboardWords.en },
]

test.describe.configure({ mode: 'parallel' })

/** Every home page with a panel it must show, in both languages; the first has data, the others little or none. */
const homes = [
  { who: 'elang@demo.test', home: '/bughunter', shows: ['points', 'money', 'report', 'news'] },
  { who: 'anoa@demo.test', home: '/bughunter', shows: ['points'] },
  { who: 'owner@nusabank.test', home: '/company', shows: ['times', 'severity', 'spending', 'stages'] },
  { who: 'staf@nusabank.test', home: '/company', shows: ['times', 'severity', 'stages'] },
  { who: 'triase@demo.test', home: '/hello', shows: ['weeks', 'kept'] },
] as const

for (const { who, home, shows } of homes) {
  test(`the home of ${who} fits both widths, in both languages and themes`, async ({ newUser }) => {
    test.setTimeout(120_000)
    const page = await newUser({ reducedMotion: 'reduce' })
    await signIn(page, who)
    for (const { prefix, words } of languages) {
      await page.goto(`${prefix}${home}`)
      await settled(page)
      for (const key of shows)
        await expect(page.getByRole('heading', { name: words[key].title })).toBeVisible()
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await expectNoBarriers(page)
      }
    }
  })
}

test('a chart has its numbers as text, also for screen readers', async ({ newUser }) => {
  const page = await newUser()
  await signIn(page, 'elang@demo.test')
  await page.goto('/bughunter')
  const { points } = dashboardWords.id
  const months = page.getByRole('list', { name: points.points }).getByRole('listitem')
  await expect(months).toHaveCount(12)
  for (const text of await months.allInnerTexts()) expect(text).toMatch(/^\S{3}\s+-?\d+$/)
  await expect(page.getByRole('list', { name: points.rank }).getByRole('listitem')).toHaveCount(12)
})

test('a member gets no figure of money, not even in the page data (MON-07)', async ({ newUser }) => {
  const [owner, member] = [await newUser(), await newUser()]
  await signIn(owner, 'owner@nusabank.test')
  await signIn(member, 'staf@nusabank.test')
  const { spending } = dashboardWords.id
  await owner.goto('/company')
  await expect(owner.getByRole('heading', { name: spending.title })).toBeVisible()
  await member.goto('/company')
  await expect(member.getByRole('heading', { name: spending.title })).toHaveCount(0)
  for (const [page, tells] of [
    [owner, true],
    [member, false],
  ] as const) {
    const data = await page.evaluate(async () => (await fetch('/company.data')).text())
    expect(data).toContain('severity')
    expect(/"minimumBalance"|"spent"/.test(data)).toBe(tells)
  }
})

test('the responder reads both legal deadlines beside each open ticket', async ({ newUser }) => {
  const page = await newUser({ reducedMotion: 'reduce' })
  await signIn(page, 'insiden@demo.test')
  for (const { prefix, words } of languages) {
    await page.goto(`${prefix}/incident`)
    await settled(page)
    for (const kind of ['iiv', 'pdp'] as const) await expectText(page, words.incident[kind])
    await expectNoBarriers(page)
  }
})

test('from the sign-in page to a sent report in three clicks in a joined program', async ({ newUser }) => {
  const page = await newUser()
  const clicks = await countClicks(page)
  await signInOnPage(page, 'komodo@demo.test')
  await settled(page)
  await page
    .getByRole('link', { name: dashboardWords.id.report.named({ program: '' }) })
    .first()
    .click()
  await page.waitForURL(/\/submit-report\//)
  await sendReport(page)
  expect(await clicks.soFar()).toBe(3)
})

test('and within six in a new program', async ({ newUser }) => {
  const page = await newUser()
  const clicks = await countClicks(page)
  await signIn(page, 'komodo@demo.test')
  const programId = await newProgram(page)
  await page.goto('/bughunter')
  await settled(page)
  await clicks.forget()
  await page.locator(`a[href="/bughunter/programs/detail/${programId}"]`).first().click()
  await page.locator(`a[href="/bughunter/programs/agreement/${programId}"]`).first().click()
  await page.locator('input[name="accepted"]').click()
  const since = new Date()
  await page.locator('form:has(input[value="ask_code"]) button[type="submit"]').click()
  // Nothing is clicked for the code: its field has the focus, and Enter signs.
  await expect(page.locator('[name="code"]')).toBeFocused()
  await typeSigningCode(page, since)
  await page.getByRole('link', { name: programWords.id.submitReport }).first().click()
  await page.waitForURL(/\/submit-report\//)
  await sendReport(page)
  expect(await clicks.soFar()).toBeLessThanOrEqual(6)
})

/** A live program on the dashboard this bughunter has not agreed to. */
async function newProgram(page: Page): Promise<string> {
  await page.goto('/bughunter')
  const links = page.locator('a[href^="/bughunter/programs/detail/"]')
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  for (const address of new Set(addresses)) {
    await page.goto(address)
    const id = address.split('/').pop()!
    if ((await page.locator(`a[href$="/agreement/${id}"]`).count()) > 0) return id
  }
  throw new Error('every program on the dashboard has been agreed to')
}

/** Fills the form with the keyboard and sends it: one click. */
async function sendReport(page: Page): Promise<void> {
  await settled(page)
  const form = await formOf(page, 'report')
  const target = await firstTarget(page)
  const { title, pocMd, ...texts } = reportTexts
  const words = { title: `${title} lagi`, pocMd: `${pocMd}\n\nLangkah terakhir diulang dua kali.` }
  await typeInto(form, { ...texts, ...words, target, ...metricsOf(vector) })
  await page.getByRole('button', { name: reportFormWords.id.submit, exact: true }).click()
  await page.waitForURL(/\/bughunter\/hacktivity\/[^/]+\/[0-9a-f-]{36}/)
}

async function typeInto(form: Locator, values: Filling): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (name.startsWith('m31_')) {
      await form.locator(`[name="${name}"][value="${value}"]`).press('Space')
      continue
    }
    const field = form.locator(`[name="${name}"]`).first()
    const tag = await field.evaluate((node) => node.tagName)
    if (tag === 'SELECT') await field.selectOption(value as string)
    else await field.fill(value as string)
  }
}

/** Counts what a pointer presses, over all pages. */
async function countClicks(page: Page) {
  await page.addInitScript(() => {
    // Bubbling: what the test runner takes back because something still moved above its target was no click.
    addEventListener('pointerdown', () =>
      sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1)),
    )
  })
  return {
    forget: () => page.evaluate(() => sessionStorage.removeItem('clicks')),
    soFar: () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0)),
  }
}
