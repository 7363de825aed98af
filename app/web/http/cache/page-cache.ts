import type { IncomingMessage, ServerResponse } from 'node:http'
import { eventTypesAfter } from '#domain/event/event-queries.server.ts'
import { listenTo } from '#infra/listen.ts'
import { settings } from '#infra/settings.ts'
import { cachedPageHeaders, commonHeaders } from '../security-headers.ts'
import { cachedAddress, type Topic, topicsOf } from './cached-addresses.ts'
import { inlineAssets } from './inline-assets.ts'
import { openPlace } from './open-places.ts'
import { codingFor, PageStore, type StoredPage, storedPage } from './page-store.ts'

const mostBytes = 48_000_000
/** Pages tell "today" and "this month": even without news they are made anew, in milliseconds. */
const longest = 60_000
/** Files for everybody tell of nothing but what events tell of too. */
const longestOpen = 3_600_000

const store = new PageStore(mostBytes)
const files = new PageStore(16_000_000)
/** Rises with every drop: a page that was being made meanwhile may be old before it is stored. */
let generation = 0
/** Without news nobody would drop anything: then every page is made anew. */
let listening = false
let heard: number | null = null

/** Opens the memory of pages and keeps it true: whatever the history says drops what it makes old, in every process. */
export function keepPages(databaseUrl: string): { stop(): Promise<void> } {
  let reading = Promise.resolve()
  const close = () => {
    listening = false
    forgetPages()
  }
  const ears = listenTo(databaseUrl, 'events', {
    onNews: () => {
      reading = reading.then(readNews).catch(close)
    },
    onLost: close,
  })
  return {
    async stop() {
      await ears.stop()
      close()
      await reading
    },
  }
}

async function readNews(): Promise<void> {
  const { last, types } = await eventTypesAfter(heard)
  const first = !listening || heard === null
  heard = last
  if (first) forgetPages()
  else drop(new Set(types.flatMap(topicsOf)))
  listening = true
}

export function forgetPages(): void {
  generation++
  store.clear()
  files.clear()
}

function drop(topics: ReadonlySet<string>): void {
  if (topics.size === 0) return
  generation++
  store.drop(topics)
  files.drop(topics)
}

/** `open`: what lies there is the same for whoever asks, signed in or not. */
export type Place = { key: string; topics: readonly Topic[]; open?: true }

/** The place in memory of what a request asks for; null for pages with a cookie or a token, and for all but reading. */
export function placeOf({ method, headers, url = '' }: IncomingMessage): Place | null {
  if (!listening || (method !== 'GET' && method !== 'HEAD')) return null
  const open = openPlace(url)
  if (open) return open
  if (headers.cookie !== undefined || headers.authorization !== undefined) return null
  return cachedAddress(url)
}

/** Answers from memory. @returns false when the page is not there: then it has to be made. */
export function answerFromMemory(request: IncomingMessage, answer: ServerResponse): boolean {
  const page = pageAt(request) ?? pageOf(placeOf(request))
  if (!page || !isOwnHost(request)) return false
  send(page, request, answer)
  return true
}

/** Most visitors write an address the way it is kept: its rules need not be read again. */
function pageAt({ method, headers, url = '' }: IncomingMessage): StoredPage | undefined {
  if (!listening || (method !== 'GET' && method !== 'HEAD')) return undefined
  if (headers.cookie !== undefined || headers.authorization !== undefined) return undefined
  return store.get(url, Date.now())
}

function pageOf(place: Place | null): StoredPage | undefined {
  return place ? (place.open ? files : store).get(place.key, Date.now()) : undefined
}

/** Pages that are being made: whoever asks meanwhile waits for the same one. */
const underway = new Map<string, Promise<Made>>()
type Made = { page: StoredPage } | { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Makes the page of a place, and stores it where that is still right.
 * @returns what sends it; errors of `render` come before, while another answer is still possible
 */
export async function makePage(
  place: Place,
  render: () => Promise<Response>,
): Promise<(request: IncomingMessage, answer: ServerResponse) => void> {
  const making = underway.get(place.key) ?? make(place, render)
  underway.set(place.key, making)
  const made = await making.finally(() => underway.delete(place.key))
  return (request, answer) => {
    if ('page' in made) return send(made.page, request, answer)
    answer.writeHead(made.status, made.headers).end(request.method === 'HEAD' ? undefined : made.body)
  }
}

async function make(place: Place, render: () => Promise<Response>): Promise<Made> {
  const began = generation
  const answer = await render()
  const sent = Buffer.from(await answer.arrayBuffer())
  if (place.open) return keepFile(place, answer, sent, began)
  const html = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const inlined = inlineAssets(html ? sent.toString('utf8') : '')
  const body = html ? Buffer.from(inlined.html) : sent
  if (answer.headers.has('set-cookie'))
    throw new Error(`the page ${place.key} is for everybody and sets a cookie`)
  const headers = cachedPageHeaders(inlined)
  if (answer.status !== 200 || !html) {
    return { status: answer.status, headers: { ...Object.fromEntries(answer.headers), ...headers }, body }
  }
  // The hidden words of a form that posts are each reader's own.
  if (/<form[^>]*\smethod="post"/i.test(inlined.html)) {
    return {
      status: 200,
      headers: { ...Object.fromEntries(answer.headers), ...headers, 'Cache-Control': 'no-store' },
      body,
    }
  }
  const page = storedPage({ body, headers, topics: place.topics, expiresAt: Date.now() + longest })
  if (listening && generation === began) store.put(place.key, page)
  return { page }
}

/** What is not there, or cannot be made just now, is not kept. */
function keepFile({ key, topics }: Place, { status, headers }: Response, body: Buffer, began: number): Made {
  const all = Object.fromEntries([...new Headers(commonHeaders()), ...headers])
  if (status !== 200) return { status, headers: { ...all, 'cache-control': 'no-store' }, body }
  const { 'content-type': mediaType = '', ...rest } = all
  const vary = 'Accept-Encoding'
  const page = storedPage({
    body,
    mediaType,
    vary,
    headers: rest,
    topics,
    expiresAt: Date.now() + longestOpen,
  })
  if (listening && generation === began) files.put(key, page)
  return { page }
}

function send(page: StoredPage, { method, headers }: IncomingMessage, answer: ServerResponse): void {
  if (headers['if-none-match']?.includes(page.etag)) {
    answer.writeHead(304, page.unchanged).end()
    return
  }
  const coding = codingFor(headers['accept-encoding'] as string | undefined)
  answer.writeHead(200, page.headers[coding])
  answer.end(method === 'HEAD' ? undefined : page.bodies[coding])
}

/** What is odd about the host is for the door to say. */
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
