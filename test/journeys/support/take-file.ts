import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/** Takes a file by its link, as a reader does. @returns its bytes */
export async function takeFile(page: Page, link: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  return readFile(await download.path())
}
