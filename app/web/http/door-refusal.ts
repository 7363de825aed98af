import type { IncomingMessage, ServerResponse } from 'node:http'
import { wordsIn } from '#i18n/catalogue.ts'
import { errorPages } from '#i18n/error-pages.ts'
import { localeOf } from '#kernel/locale.ts'

export type DoorStatus = 403 | 405 | 411 | 413

/** How much of an unwanted body is read and thrown away, so that the browser gets to read the answer; in bytes. */
const mostDiscarded = 60_000_000

/** Answers a request that never reaches a page, in the language of its address, and ends the connection. */
export function refuseAtTheDoor(request: IncomingMessage, answer: ServerResponse, status: DoorStatus): void {
  const locale = localeOf(request.url?.split(/[/?]/)[1])
  const words = wordsIn(errorPages, locale)
  const { title, text, what } = status === 413 ? words.e413 : words.other
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status} · ${title}</title><h1>${title}</h1><p>${text}</p><p>${what}</p></html>`
  const send = () =>
    answer
      .writeHead(status, {
        Allow: 'GET, HEAD, POST',
        Connection: 'close',
        'Content-Type': 'text/html; charset=utf-8',
      })
      .end(request.method === 'HEAD' ? undefined : page)
  const length = request.headers['content-length']
  // A body without a length may never end.
  if (length === undefined || Number(length) > mostDiscarded) return void send()
  request.once('end', send).resume()
}
