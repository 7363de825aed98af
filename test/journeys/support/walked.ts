import { appendFileSync, mkdirSync } from 'node:fs'
import type { BrowserContext, TestInfo } from '@playwright/test'

/** Where journeys write what they walked: a line a page, `file<tab>pathname`. `docs/routes.md` is held against it. */
export const walkedFile = 'test-results/walked.txt'

/**
 * Writes down every page of `origin` that was shown to the people of a context, and every file they opened. Pictures
 * inside pages are left out: whether a browser asks for them depends on where it scrolled and what it kept.
 */
export function noteWalks(context: BrowserContext, origin: string, { file }: TestInfo): void {
  const spec = file.split('/').at(-1)!
  mkdirSync('test-results', { recursive: true })
  context.on('response', (answer) => {
    const url = new URL(answer.url())
    // Pages of errors answer with their error.
    const shown = answer.status() < 400 || /\/(?:error\d{3}|tidak\/ada)$/.test(url.pathname)
    if (
      answer.request().method() !== 'GET' ||
      answer.request().resourceType() === 'image' ||
      url.origin !== origin ||
      !shown ||
      /^\/(?:assets|og)\//.test(url.pathname)
    )
      return
    // Between pages of an area the router asks for data only.
    appendFileSync(walkedFile, `${spec}\t${url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')}\n`)
  })
}
