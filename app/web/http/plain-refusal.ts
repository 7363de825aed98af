import type { IncomingMessage, ServerResponse } from 'node:http'
import { isTemporary } from '@cakrawala/errors/temporary-error'
import { refusePlainly as refuse } from '@cakrawala/http/refuse-plainly'
import { buttonClass } from '@cakrawala/ui/button-class'
import { addressing, readerAt } from '#i18n/address.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { errorPages } from '#i18n/error-pages.ts'
import { inLocale, type Locale, localeOf } from '#kernel/locale.ts'
import { isRefusal, Refusal } from '#kernel/refusal.ts'
import { plainPageHeaders } from './security-headers.ts'

export type PlainRefusalStatus = 400 | 403 | 404 | 405 | 408 | 411 | 413 | 414 | 421 | 431 | 500 | 503

let pageStyles: readonly string[] = []

/** Provides the addresses of the stylesheets of our pages, as soon as these are known. */
export function usePageStyles(styles: readonly string[]): void {
  pageStyles = styles
}

/** Answers a request that never reaches a page, in the language of its address, and ends the connection. */
export function refusePlainly(
  request: IncomingMessage,
  answer: ServerResponse,
  status: PlainRefusalStatus,
): void {
  const page = plainRefusalPage(status, request.url, request.method)
  refuse(request, answer, { status, page, headers: plainPageHeaders() })
}

/** The page of such a refusal, in the looks of our error pages where their stylesheet is known. */
export function plainRefusalPage(status: PlainRefusalStatus, address = '/', method = 'GET'): string {
  const locale = localeOf(address.split(/[/?]/)[1])
  const words = addressing(wordsIn(errorPages, locale), readerAt(address.split('?')[0]!))
  const { title, text, what } = plainRefusalWords(status, words)
  const next = status === 503 && method === 'POST' ? words.e503.sent : what
  const links = pageStyles.map((style) => `<link rel="stylesheet" href="${style}">`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${status} · ${title}</title>${links}</head><body><main class="mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-6 py-12 text-center"><p class="font-mono text-sm text-ink-soft">${words.code({ status })}</p><h1 class="text-2xl font-bold text-balance">${title}</h1><p class="text-lg text-balance">${text}</p><p class="max-w-md text-read text-ink-soft text-pretty">${next}</p><p class="mt-4 flex flex-wrap justify-center gap-3">${waysOn(status, locale)}</p></main></body></html>`
}

/** An address that is empty leads to the same page again. */
function waysOn(status: PlainRefusalStatus, locale: Locale): string {
  const words = wordsIn(errorPages, locale)
  const ways = [
    ...(status === 503 ? [{ to: '', label: words.again }] : []),
    { to: inLocale('/', locale), label: words.home },
  ]
  return ways
    .map(({ to, label }, index) => {
      const look = buttonClass({ variant: index === 0 ? 'primary' : 'secondary' })
      return `<a class="${look}" href="${to}">${label}</a>`
    })
    .join('')
}

type Words = (typeof errorPages)['id']

function plainRefusalWords(status: PlainRefusalStatus, words: Words) {
  if (status === 413) return words.e413
  if (status === 414 || status === 431) return words.e414
  if (status === 404) return words.e404
  if (status === 503) return words.e503
  return status === 500 ? words.e500 : words.other
}

/** The refusal an error represents; what passes by itself is one (503), bugs are none. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (isRefusal(error)) return error
  return isTemporary(error) ? new Refusal('unavailable') : undefined
}
