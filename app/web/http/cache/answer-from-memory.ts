import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Place } from '@cakrawala/page-cache/page-cache'
import { sendPage } from '@cakrawala/page-cache/send-page'
import type { StoredPage } from '@cakrawala/page-cache/stored-page'
import { settings } from '#infra/settings.ts'
import { cachedAddress } from './cached-addresses.ts'
import { pageCache } from './page-cache.ts'
import { publicCacheKey } from './public-cache-keys.ts'

/**
 * The cache key of what a request asks for; null for pages with a cookie or a token, and for all but reading.
 */
export function placeOf({ method, headers, url = '' }: IncomingMessage): Place | null {
  if (!pageCache.isOpen || (method !== 'GET' && method !== 'HEAD')) return null
  const open = publicCacheKey(url)
  if (open) return open
  if (headers.cookie !== undefined || headers.authorization !== undefined) return null
  return cachedAddress(url)
}

/** Answers from memory. @returns false when the page is not there: then it has to be made. */
export function answerFromMemory(request: IncomingMessage, answer: ServerResponse): boolean {
  const page = pageAt(request) ?? pageOf(request)
  if (!page || !isOwnHost(request)) return false
  sendPage(page, request, answer)
  return true
}

/** Most visitors write an address the way it is cached: its rules need not be read again. */
function pageAt({ method, headers, url = '' }: IncomingMessage): StoredPage | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (headers.cookie !== undefined || headers.authorization !== undefined) return undefined
  return pageCache.pageAt(url)
}

function pageOf(request: IncomingMessage): StoredPage | undefined {
  const place = placeOf(request)
  return place ? pageCache.get(place) : undefined
}

/** An unusual host is refused by the request checks. */
function isOwnHost({ rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  if (hosts !== 1) return false
  const { mode, origin } = settings()
  if (own.origin !== origin) own = { origin, host: new URL(origin).host }
  return mode !== 'production' || headers.host === own.host
}

let own = { origin: '', host: '' }
