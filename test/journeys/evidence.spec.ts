import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { paddedMp4 } from '../support/evidence.ts'
import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

/** Opens a report of the reader to which files may be added, with its panel for them. */
async function openReport(page: Page): Promise<void> {
  await page.goto('/bughunter/hacktivity')
  await settled(page)
  const reports = await page
    .locator('main a[href^="/bughunter/hacktivity/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')!))
  for (const address of reports.filter((one) => /\/[0-9a-f-]{36}$/.test(one))) {
    await page.goto(address)
    await settled(page)
    if ((await page.locator('form #field-files').count()) > 0) return openPanel(page)
  }
  throw new Error('no report takes files')
}

async function openPanel(page: Page): Promise<void> {
  await page.locator('details:has(#field-files) > summary').click()
}

test('a video goes on after its connection was cut and the page loaded anew, and plays', async ({
  page,
  noise,
}) => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'evidence-')), 'rekaman layar.mp4')
  await writeFile(file, paddedMp4(9_000_000))
  await signIn(page, 'elang@demo.test')
  await openReport(page)
  let pieces = 0
  await page.route('**/api/v1/uploads/*', (route) => (++pieces > 2 ? route.abort() : route.continue()))
  await page.locator('#field-files').setInputFiles(file)
  await expect(page.locator('[data-piece-upload="paused"]')).toBeVisible({ timeout: 30_000 })
  await page.unrouteAll()
  // The browser itself says of each cut request that it failed.
  expect(noise.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  noise.length = 0
  await page.reload()
  await settled(page)
  await openPanel(page)
  await expect(page.getByText('Unggahan rekaman layar.mp4 belum selesai', { exact: false })).toBeVisible()
  let again = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') again++
  })
  await page.locator('#field-files').setInputFiles(file)
  const video = page.locator('#files video')
  await expect(video).toBeVisible({ timeout: 30_000 })
  // Nine megabytes are five pieces, of which two had come.
  expect(again).toBe(3)
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true
    return one.play()
  })
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThanOrEqual(2)
  await page.goto(page.url().replace('/bughunter/', '/en/bughunter/'))
  await settled(page)
  await expect(page.locator('#files video')).toHaveAttribute('aria-label', 'Video rekaman layar.mp4')
})
