import { appendFileSync, mkdirSync } from 'node:fs'
import type { BrowserContext, Page, TestInfo } from '@playwright/test'

/** Where journeys write what they walked: a line a page, `file<tab>pathname`. `docs/routes.md` is held against it. */
export const walkedFile = 'test-results/walked.txt'

/** Writes down one address that was shown, or handed out as a file. */
export function noteWalk({ file }: Pick<TestInfo, 'file'>, pathname: string): void {
  mkdirSync('test-results', { recursive: true })
  // Between pages of an area the router asks for data only.
  const shown = pathname.replace(/(?:(?<=\/)_)?\.data$/, '')
  appendFileSync(walkedFile, `${file.split('/').at(-1)}\t${shown}\n`)
}

/** Writes down every page of `origin` that was shown to the people of a context, and every file that was handed to them. */
export function noteWalks(context: BrowserContext, origin: string, info: TestInfo): void {
  context.on('response', (answer) => {
    const url = new URL(answer.url())
    // Pages of errors answer with their error.
    const shown = answer.status() < 400 || /\/(?:error\d{3}|tidak\/ada)$/.test(url.pathname)
    const isPage = answer.request().method() === 'GET' && url.origin === origin && shown
    if (isPage && !isByTheWay(url.pathname, answer.request().resourceType())) noteWalk(info, url.pathname)
  })
  // What a link saves is no answer of a page.
  const listen = (page: Page) =>
    page.on('download', (file) => {
      const url = new URL(file.url())
      if (url.origin === origin) noteWalk(info, url.pathname)
    })
  for (const page of context.pages()) listen(page)
  context.on('page', listen)
}

/** Whether a browser asks for a cover depends on its scroll position and its cache. */
function isByTheWay(pathname: string, kind: string): boolean {
  return (
    /^\/(?:assets|og)\//.test(pathname) ||
    (kind === 'image' && /^\/publication\/(?:covers|pictures)\//.test(pathname))
  )
}
