import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageCache, Place } from './page-cache.ts'
import { sendPage } from './send-page.ts'
import type { StoredPage } from './stored-page.ts'

type Options = {
  cache: PageCache
  /** The place of an answer that is the same for every reader, signed in or not. */
  openPlaceOf: (url: string) => Place | null
  /** The place of a page that all anonymous readers get alike. */
  placeOf: (url: string) => Place | null
  /** Whether nothing a request brings along makes its answer another one. */
  isAnonymous: (request: IncomingMessage) => boolean
  /** Which form of a page an anonymous reader gets, one of a closed list; undefined for the usual one. */
  variantOf: (request: IncomingMessage) => string | undefined
  /** Whether the host a request names is an own one; its only name is known to be the only one. */
  isOwnHost: (host: string | undefined) => boolean
}

/** Answers of a cache to requests that only read. */
export class MemoryAnswers {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** Where what a request asks for is cached; null for pages of known readers, and for all but reading. */
  placeOf(request: IncomingMessage): Place | null {
    const { cache, openPlaceOf, placeOf, isAnonymous, variantOf } = this.#options
    const { method, url = '' } = request
    if (!cache.isOpen || !isReading(method)) return null
    const open = openPlaceOf(url)
    if (open) return open
    const place = isAnonymous(request) ? placeOf(url) : null
    return place && { ...place, variant: variantOf(request) }
  }

  /** Answers from memory. @returns false when the page is not there: then it has to be made. */
  answer(request: IncomingMessage, answer: ServerResponse): boolean {
    const page = this.#pageAt(request) ?? this.#pageOf(request)
    if (!page || !this.#isOwnHost(request)) return false
    sendPage(page, request, answer)
    return true
  }

  /** Most visitors write an address the way it is cached: its rules need not be read again. */
  #pageAt(request: IncomingMessage): StoredPage | undefined {
    const { cache, isAnonymous, variantOf } = this.#options
    if (!isReading(request.method) || !isAnonymous(request)) return undefined
    return cache.pageAt(request.url ?? '', variantOf(request))
  }

  #pageOf(request: IncomingMessage): StoredPage | undefined {
    const place = this.placeOf(request)
    return place ? this.#options.cache.get(place) : undefined
  }

  /** An unusual host is left to the checks of requests. */
  #isOwnHost({ rawHeaders, headers }: IncomingMessage): boolean {
    let hosts = 0
    for (let i = 0; i < rawHeaders.length; i += 2) {
      const name = rawHeaders[i]!
      if (name.length === 4 && name.toLowerCase() === 'host') hosts++
    }
    return hosts === 1 && this.#options.isOwnHost(headers.host)
  }
}

function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}
