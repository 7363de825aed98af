import type { IncomingMessage, ServerResponse } from 'node:http'
import { wordsIn } from '#i18n/catalogue.ts'
import { errorPages } from '#i18n/error-pages.ts'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { plainPageHeaders } from './security-headers.ts'

export type DoorStatus = 400 | 403 | 404 | 405 | 408 | 411 | 413 | 421 | 431 | 500

/** How much of an unwanted body is read and thrown away, so that the browser gets to read the answer; in bytes. */
const mostDiscarded = 60_000_000

/**
 * Answers a request that never reaches a page, in the language of its address, and ends the connection.
 * @param styles addresses of the stylesheets of our pages
 */
export function refuseAtTheDoor(
  request: IncomingMessage,
  answer: ServerResponse,
  status: DoorStatus,
  styles: readonly string[] = [],
): void {
  const page = doorPage(status, request.url, styles)
  const send = () =>
    answer
      .writeHead(status, { Allow: 'GET, HEAD, POST', Connection: 'close', ...plainPageHeaders() })
      .end(request.method === 'HEAD' ? undefined : page)
  const length = request.headers['content-length']
  // A body without a length may never end.
  if (length === undefined || Number(length) > mostDiscarded || request.readableEnded) return void send()
  request.once('end', send).resume()
}

/** The page of such a refusal, in the looks of our error pages where their stylesheet is known. */
export function doorPage(status: DoorStatus, address = '/', styles: readonly string[] = []): string {
  const locale = localeOf(address.split(/[/?]/)[1])
  const words = wordsIn(errorPages, locale)
  const { title, text, what } = doorWords(status, words)
  const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status} · ${title}</title>${links}</head><body><main class="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-6 py-12 text-center"><p class="font-mono text-sm text-ink-soft">${words.code({ status })}</p><h1 class="text-2xl font-bold text-balance">${title}</h1><p class="text-lg text-balance">${text}</p><p class="max-w-md text-read text-ink-soft text-pretty">${what}</p><p class="mt-4"><a class="text-samudra-text underline" href="${inLocale('/', locale)}">${words.home}</a></p></main></body></html>`
}

type Words = (typeof errorPages)['id']

function doorWords(status: DoorStatus, words: Words) {
  if (status === 413) return words.e413
  if (status === 404) return words.e404
  return status === 500 ? words.e500 : words.other
}
