import type { IncomingMessage } from 'node:http'
import { AnswersByKey } from '@cakrawala/page-cache/answers-by-key'
import { pageMarker } from '@cakrawala/page-cache/marked-page'
import { MemoryAnswers } from '@cakrawala/page-cache/memory-answers'
import { PageCache } from '@cakrawala/page-cache/page-cache'
import { PageMaker } from '@cakrawala/page-cache/page-maker'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wordsIn } from '#i18n/catalogue.ts'
import { oldPageWords } from '#i18n/error-pages.ts'
import { timeText } from '#i18n/moment.ts'
import { settings } from '#infra/settings.ts'
import { inLocale, localeOf } from '#kernel/locale.ts'
import { Refusal } from '#kernel/refusal.ts'
import { chosenHome, chosenTheme, isStranger } from '#web/http/locale-cookie.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'
import { cachedPageHeaders, commonHeaders } from '#web/http/security-headers.ts'
import { areaOf } from '#web/parts/area-of.ts'
import { cachedAddress, isCanonical, publicCacheKey } from './cached-addresses.ts'

/** A page as it last was, with a line on top that shows from when: for visitors, while it cannot be made anew. */
export const oldPage = pageMarker((madeAt, key) => {
  const locale = localeOf(key.split(/[/?]/)[1])
  const line = wordsIn(oldPageWords, locale).line({ time: timeText(madeAt, locale) })
  return `<p role="status" class="bg-kunyit-tint px-4 py-2 text-center text-sm text-kunyit-text">${line}</p>`
})

export const pageCache = new PageCache({
  // Pages show "today" and "this month": even without events they are made anew after a minute.
  pages: { mostBytes: 48_000_000, longestMs: 60_000 },
  // Files for everyone change with events only.
  files: { mostBytes: 16_000_000, longestMs: 3_600_000 },
  old: { mostBytes: 24_000_000, longestMs: 600_000 },
  awayMs: 3_000,
})

/** What visitors are answered where there is nothing. Nothing but settings changes it, and who changes them calls `forgetPages`. */
export const absentPages = new AnswersByKey({
  longestMs: 60_000,
  headers: () => cachedPageHeaders({ scriptHashes: [], styleHashes: [] }),
})

export function forgetPages(): void {
  pageCache.clear()
  absentPages.clear()
}

/** What visitors ask for at an address that no route takes. */
export type AbsentAddress = { method: 'GET' | 'POST'; path: string }

/**
 * The address whose answer is the one of all addresses like this one: the answer depends on the language and the area of an
 * address, and repeats nothing of it.
 * @param pathname as sent, of an address that no route takes
 * @param deep more segments than any route has
 * @returns null where the answer depends on more
 */
export function absentAddress(
  { method, url = '' }: IncomingMessage,
  pathname: string,
  deep: number,
): AbsentAddress | null {
  const isData = pathname.endsWith('.data')
  // Data may be asked for some routes only, and a form to them is answered with the address in its words.
  if (isData && (method === 'POST' || url.includes('_routes'))) return null
  const locale = localeOf(pathname.split('/')[1])
  const rest = '/-'.repeat(deep)
  const path = inLocale(`${areaOf(pathname) ?? ''}${rest}`, locale)
  return { method: method === 'POST' ? 'POST' : 'GET', path: isData ? `${path}.data` : path }
}

/** Answers with a file that is the same for everyone: from memory where that is open, else made for this reader. */
export async function answerOpen(
  request: FastifyRequest,
  reply: FastifyReply,
  render: () => Promise<Response>,
): Promise<void> {
  const send = await pageMaker.make(
    memoryAnswers.placeOf(request.raw) ?? { key: request.url, topics: [], family: 'other', open: true },
    render,
  )
  reply.hijack()
  send(request.raw, reply.raw)
}

/** What this site answers from memory. */
export const memoryAnswers = new MemoryAnswers({
  cache: pageCache,
  openPlaceOf: publicCacheKey,
  placeOf: cachedAddress,
  isAnonymous: ({ method, url = '', headers }) =>
    isStranger(headers) && chosenHome(method, url, headers.cookie) === null,
  variantOf: ({ headers }) => chosenTheme(headers),
  isOwnHost: (host) => settings().mode !== 'production' || host === ownHost(),
})

function ownHost(): string {
  const { origin } = settings()
  if (own.origin !== origin) own = { origin, host: new URL(origin).host }
  return own.host
}

let own = { origin: '', host: '' }

/** Makes the pages and files of this site. */
export const pageMaker = new PageMaker({
  cache: pageCache,
  pageHeaders: cachedPageHeaders,
  fileHeaders: commonHeaders,
  isStorable: isCanonical,
  markAsOld: oldPage,
  isPassing: (error) => refusalOf(error)?.code === 'unavailable',
  unavailable: () => new Refusal('unavailable', { retryAfterSeconds: 5 }),
})
