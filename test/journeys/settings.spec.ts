import { addBusinessDays, type Holidays, jakartaDay } from '@cakrawala/calendar/business-days'
import { indonesianHolidays } from '@cakrawala/reference-data/holidays'
import type { Page } from '@playwright/test'
import { doneWords } from '#i18n/done.ts'
import { dueText } from '#i18n/moment.ts'
import { refusals } from '#i18n/refusals.ts'
import { settingWords } from '#i18n/settings.ts'
import { expectNoBarriers } from './support/axe.ts'
import { act, expectText, type Filling, fill, formOf } from './support/forms.ts'
import { expect, password, signIn, test } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'
import { reportTexts, submitReport } from './support/main-steps.ts'
import { firstTarget, programToReportTo } from './support/open-program.ts'

const reason = 'Keputusan rapat tim nomor 12'
const proof = { currentPassword: password }

/** Writes a line of a setting. */
async function write(page: Page, key: string, values: Filling): Promise<void> {
  await page.goto(`/hello/settings/${key}`)
  await act(page, 'change', { ...values, reason, ...proof })
}

test('the table of points is changed by two people, from a day ahead', async ({ page, newUser }) => {
  const words = settingWords.id
  const done = doneWords.id
  const since = new Date()
  const checker = await newUser()
  await signIn(page, 'triase@demo.test')
  await page.goto('/hello')
  await page.getByRole('link', { name: words.title, exact: true }).first().click()
  await page.waitForURL(/\/hello\/settings$/)
  await expectNoBarriers(page)
  await page.getByRole('link', { name: words.keys.points.name }).click()
  await expectNoBarriers(page)
  const form = await formOf(page, 'change')
  await fill(form, { low: '6', medium: '5', reason, ...proof })
  await form.locator('button[type="submit"]').click()
  await expect(page.locator('#field-medium-error')).toBeVisible()
  await expect(form.locator('[name="low"]')).toHaveValue('6')
  await act(page, 'change', { medium: '12', ...proof })
  await expectText(page, done.setting_proposed)
  await expectText(page, words.stages.waiting)
  await page.getByRole('link', { name: words.line({ number: 1 }) }).click()
  await page.waitForURL(/\/points\/[\w-]+$/)
  await expect(page.locator('form:has(input[value="confirm"])')).toHaveCount(0)

  await mailTo('penyelia@demo.test', /Antrean: usulan pengaturan/, since)
  await signIn(checker, 'penyelia@demo.test')
  await checker.goto('/hello/queue?desk=settings')
  await checker.getByRole('link', { name: words.keys.points.name }).click()
  await checker.getByRole('link', { name: words.line({ number: 1 }) }).click()
  await checker.waitForURL(/\/points\/[\w-]+$/)
  await expectNoBarriers(checker)
  await act(checker, 'confirm', proof)
  await expectText(checker, done.setting_confirmed)
  await expectText(checker, words.stages.coming)
  await act(checker, 'withdraw', { decideReason: 'Disepakati untuk menunggu triwulan depan' })
  await expectText(checker, done.setting_withdrawn)
  await expectText(checker, words.stages.withdrawn)
})

test('a holiday moves the deadline of later promises', async ({ page, newUser }) => {
  const hunter = await newUser()
  await signIn(hunter, 'elang@demo.test')
  const known = indonesianHolidays(new Date())
  const next = addBusinessDays(new Date(), 1, known)
  const before = await report(hunter, 'Celah pada formulir pertama')
  await expectText(hunter, dueFrom(known))

  await signIn(page, 'triase@demo.test')
  await write(page, 'holidays', { validFrom: jakartaDay(next), off: 'yes', name: 'Cuti bersama' })
  await expectText(page, doneWords.id.setting_set)
  await report(hunter, 'Celah pada formulir kedua')
  await expectText(hunter, dueFrom(new Set([...known, jakartaDay(next)])))
  await hunter.goto(before)
  await expectText(hunter, dueFrom(known))
})

/** Sends a report to a program of the demo. @returns the address of its page */
async function report(page: Page, title: string): Promise<string> {
  const programId = await programToReportTo(page)
  await page.goto(`/bughunter/programs/submit-report/${programId}`)
  return submitReport(page, programId, { ...reportTexts, title, target: await firstTarget(page) })
}

function dueFrom(holidays: Holidays): string {
  return dueText(addBusinessDays(new Date(), 1, holidays), 'id', new Date())
}

test('sign-up is switched off and on again', async ({ page, newUser }) => {
  const visitor = await newUser()
  const { closed_sign_up: closed } = refusals.id.details
  await signIn(page, 'triase@demo.test')
  await write(page, 'switches', { name: 'sign_up', on: 'no' })
  await expectText(page, doneWords.id.setting_set)
  await visitor.goto('/sign-up-bughunter')
  await expectText(visitor, closed)
  await expect(visitor.locator('input[name="email"]')).toHaveCount(0)
  await visitor.goto('/en/sign-up-company')
  await expectText(visitor, refusals.en.details.closed_sign_up)
  await expectNoBarriers(visitor)
  await write(page, 'switches', { name: 'sign_up', on: 'yes' })
  await visitor.goto('/sign-up-bughunter')
  await expect(visitor.locator('input[name="email"]')).toBeVisible()
})

test('the pages are in English', async ({ page }) => {
  const words = settingWords.en
  await signIn(page, 'triase@demo.test')
  await page.goto('/en/hello/settings')
  await expectText(page, words.hint)
  for (const key of ['tax', 'banks', 'brand', 'fees', 'plans', 'accounts', 'switches', 'holidays'] as const) {
    await page.goto(`/en/hello/settings/${key}`)
    await expectText(page, words.keys[key].text)
    await expectNoBarriers(page)
  }
  await page.goto('/en/hello/settings/switches')
  await page
    .getByRole('link', { name: words.line({ number: 1 }), exact: true })
    .first()
    .click()
  await page.waitForURL(/\/switches\/[\w-]+$/)
  await expectText(page, reason)
  await expectNoBarriers(page)
})
