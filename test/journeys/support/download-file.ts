import { readFile } from 'node:fs/promises'
import { type Locator, type Page, test } from '@playwright/test'
import { noteWalk } from './walked.ts'

/** Takes an uploaded file by its link, as a reader does; it comes from the host of files. @returns its bytes */
export async function downloadFile(page: Page, link: Locator): Promise<Buffer> {
  const door = new URL((await link.getAttribute('href'))!, page.url())
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const bytes = await readFile(await download.path())
  noteWalk(test.info(), door.pathname)
  return bytes
}
