import type { IncomingMessage, ServerResponse } from 'node:http'
import { Refusal } from '#kernel/refusal.ts'
import { mergeHeaders } from '../merge-headers.ts'
import { refusalOf } from '../refusal-of.ts'
import { cachedPageHeaders, commonHeaders } from '../security-headers.ts'
import { sendPage } from './answer-from-memory.ts'
import { isCanonical } from './cached-addresses.ts'
import { inlineAssets } from './inline-assets.ts'
import { oldPage } from './old-page.ts'
import { beginKeeping, dropsSoFar, isAway, lastPage, noteAway, type Place } from './page-cache.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

/** Pages that are being made: whoever asks meanwhile waits for the same one. When all of them are gone, it is unwanted. */
const underway = new Map<string, Making>()
type Making = { made: Promise<Made>; drops: number; waiting: number; unwanted: AbortController }
type Made = { page: StoredPage } | { status: number; headers: Record<string, string>; body: Buffer }

/**
 * Makes the page of a place, and stores it where that is still right.
 * @param render may stop when its signal says that nobody waits for the page any more
 * @param client aborted when the client who asks is gone; without it this one waits to the end
 * @returns what sends it; errors of `render` come before, while another answer is still possible
 */
export async function makePage(
  place: Place,
  render: (unwanted: AbortSignal) => Promise<Response>,
  client?: AbortSignal,
): Promise<(request: IncomingMessage, answer: ServerResponse) => void> {
  const known = underway.get(place.key)
  // What was begun before the last news may be old: nobody joins it any more.
  const making = known?.drops === dropsSoFar() ? known : begin(place, render)
  making.waiting++
  const leave = () => {
    if (--making.waiting === 0) making.unwanted.abort(client?.reason)
  }
  if (client?.aborted) leave()
  else client?.addEventListener('abort', leave, { once: true })
  const made = await making.made
  return (request, answer) => {
    if ('page' in made) return sendPage(made.page, request, answer)
    answer.writeHead(made.status, made.headers).end(request.method === 'HEAD' ? undefined : made.body)
  }
}

function begin(place: Place, render: (unwanted: AbortSignal) => Promise<Response>): Making {
  const unwanted = new AbortController()
  const { signal } = unwanted
  const forget = () => {
    if (underway.get(place.key) === making) underway.delete(place.key)
  }
  const made = make(place, () => render(signal), signal).finally(forget)
  const making: Making = { made, drops: dropsSoFar(), waiting: 0, unwanted }
  signal.addEventListener('abort', forget)
  underway.set(place.key, making)
  return making
}

async function make(place: Place, render: () => Promise<Response>, unwanted: AbortSignal): Promise<Made> {
  const madeAt = Date.now()
  const keep = beginKeeping(place)
  const before = lastPage(place, madeAt)
  if (before && isAway(madeAt)) return { page: await oldPage(before, place.key) }
  const answer = await render().catch((error: unknown) => {
    if (before && refusalOf(error)?.code === 'unavailable') return null
    throw error
  })
  if (answer === null || answer.status === 503) {
    if (!unwanted.aborted) noteAway()
    // Looked for again: it may have been withdrawn meanwhile.
    const last = lastPage(place, Date.now())
    if (last) return { page: await oldPage(last, place.key) }
  }
  if (answer === null) throw new Refusal('unavailable', { retryAfterSeconds: 5 })
  const sent = Buffer.from(await answer.arrayBuffer())
  const made = await (place.open ? makeFile : makeHtml)(place, answer, sent, madeAt)
  // A render that stopped half-way may look like a whole one.
  if ('page' in made && made.page.etag !== '' && !unwanted.aborted) keep(made.page)
  return made
}

async function makeHtml(place: Place, answer: Response, sent: Buffer, madeAt: number): Promise<Made> {
  // Refusals are not kept: what they link is sent once, and not with each of them.
  const html = (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) ?? false
  const inlined = inlineAssets(html ? sent.toString('utf8') : '')
  const body = html ? Buffer.from(inlined.html) : sent
  if (answer.headers.has('set-cookie'))
    throw new Error(`the page ${place.key} is for everybody and sets a cookie`)
  const headers = cachedPageHeaders(inlined)
  // The hidden words of a form that posts are each reader's own.
  const isForAll = !/<form[^>]*\smethod="post"/i.test(inlined.html) && isCanonical(place.key, inlined.html)
  if (answer.status === 200 && html && isForAll) {
    const { topics, family } = place
    return { page: await storedPage({ body, headers, topics, family, madeAt }) }
  }
  const all = mergeHeaders({ ...headers, 'Cache-Control': 'private, no-cache' }, answer.headers)
  return { status: answer.status, headers: all, body }
}

/** What is not there, or cannot be made just now, is not kept. */
async function makeFile(
  { topics, family }: Place,
  { status, headers }: Response,
  body: Buffer,
  madeAt: number,
): Promise<Made> {
  const all = mergeHeaders(commonHeaders(), headers)
  if (status !== 200) return { status, headers: { ...all, 'cache-control': 'no-store' }, body }
  const { 'content-type': mediaType = '', ...rest } = all
  const facts = { body, mediaType, vary: 'Accept-Encoding', headers: rest }
  return { page: await storedPage({ ...facts, topics, family, madeAt }) }
}
