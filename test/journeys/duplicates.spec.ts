import { doneWords } from '#i18n/done.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { barriersOn, expectNoBarriers } from './support/axe.ts'
import { act, expectText } from './support/forms.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import type { Site } from './support/site.ts'

/** Two reports of one program become alike: the newest of these stages, and the oldest before it. */
async function makeAlike(site: Site, title: string, stages: readonly string[]): Promise<void> {
  await site.execute(
    `WITH newer AS (
       SELECT r.id, r.program_id, r.submitted_at FROM reports r
         JOIN programs p ON p.id = r.program_id JOIN companies c ON c.id = p.company_id
       WHERE r.stage::text = ANY (string_to_array($2, ',')) AND c.name LIKE '%Nusa%' AND EXISTS (
         SELECT 1 FROM reports o WHERE o.program_id = r.program_id AND o.submitted_at < r.submitted_at AND o.valid_at IS NOT NULL
           AND o.stage <> 'closed')
       ORDER BY r.submitted_at DESC LIMIT 1
     ), older AS (
       SELECT o.id FROM reports o JOIN newer ON newer.program_id = o.program_id AND o.submitted_at < newer.submitted_at
       WHERE o.valid_at IS NOT NULL AND o.stage <> 'closed' ORDER BY o.submitted_at LIMIT 1
     ), features AS (
       INSERT INTO report_features (feature, report_id)
       SELECT f.feature, newer.id FROM report_features f JOIN older ON older.id = f.report_id CROSS JOIN newer
       ON CONFLICT DO NOTHING
     )
     UPDATE reports SET title = $1 FROM newer WHERE reports.id = newer.id`,
    [title, stages.join(',')],
  )
}

test('a report is marked as a duplicate from the comparison, id', async ({ page, site }) => {
  const { near, compare } = triageWords.id
  const title = 'Kembaran yang dibandingkan'
  await makeAlike(site, title, ['in_review'])
  await signIn(page, 'triase@demo.test')
  await page.goto(`/hello/reports?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).first().click()
  const panel = page.locator('#near-duplicates')
  await expect(panel.getByRole('button', { name: near.mark }).first()).toBeVisible()
  await expectNoBarriers(page)
  await panel.getByRole('link', { name: near.compare }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible()
  await expectText(page, compare.older)
  await expectText(page, compare.newer)
  const here = new URL(page.url())
  await page.goto(`/en${here.pathname}${here.search}`)
  await expectText(page, triageWords.en.compare.older)
  await page.goto(here.href)
  await settled(page)
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expectNoBarriers(page)
  await act(page, 'close_duplicate')
  await expectText(page, doneWords.id.desk_close_duplicate)
  await page.goBack()
  await page.reload()
  await expectText(page, compare.obstacles.move_forbidden)
  await expect(page.locator('form:has(input[value="close_duplicate"])')).toHaveCount(0)
})

test('a company compares similar reports of its programs and marks none, en', async ({ page, site }) => {
  const { near, compare } = triageWords.en
  const title = 'Kembaran bagi perusahaan'
  await makeAlike(site, title, ['valid', 'rated'])
  await signIn(page, 'owner@nusabank.test')
  await page.goto(`/en/company/reports?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).first().click()
  const panel = page.locator('#near-duplicates')
  await expectText(page, near.hintCompany)
  await expect(panel.getByRole('button', { name: near.mark })).toHaveCount(0)
  await panel.getByRole('link', { name: near.compare }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await expectText(page, compare.obstacles.forbidden)
  await page.goto(page.url().replace('/en/', '/'))
  await expectText(page, triageWords.id.compare.obstacles.forbidden)
  await expect(page.locator('form:has(input[value="close_duplicate"])')).toHaveCount(0)
  expect(await barriersOn(page)).toEqual([])
})

test('a report is marked from the list of similar ones in one press, without scripts', async ({
  newUser,
  site,
}) => {
  const { near } = triageWords.id
  const title = 'Kembaran tanpa skrip'
  await makeAlike(site, title, ['submitted'])
  const page = await newUser({ javaScriptEnabled: false })
  await signIn(page, 'triase@demo.test')
  await page.goto(`/hello/reports?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: title }).first().click()
  await act(page, 'take')
  await page.locator('#near-duplicates').getByRole('button', { name: near.mark }).first().click()
  await expectText(page, doneWords.id.desk_close_duplicate)
  await expect(
    page.locator('#near-duplicates').getByRole('link', { name: near.compare }).first(),
  ).toBeVisible()
})
