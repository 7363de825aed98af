import type { IncomingMessage, ServerResponse } from 'node:http'
import { type InlinedPage, inlineAssets } from './inline-assets.ts'
import { mergeHeaders } from './merge-headers.ts'
import { type PageCache, type Place, storedAt } from './page-cache.ts'
import { sendPage } from './send-page.ts'
import { type StoredPage, storedPage } from './stored-page.ts'

/** The headers of the site's answers. */
export type MakerOptions = {
  cache: PageCache
  /** Headers of a page, with the policy that admits what was put into it. */
  pageHeaders: (inlined: InlinedPage) => Record<string, string>
  /** Headers of every other answer. */
  fileHeaders: () => Record<string, string>
  /** Whether a page may be stored at the key of its place. */
  isStorable: (key: string, html: string) => boolean
  /** The page as it last was, marked as such. */
  markAsOld: (page: StoredPage, key: string) => Promise<StoredPage>
  /** Whether an error of `render` passes by itself. */
  isPassing: (error: unknown) => boolean
  /** What is thrown when neither the page nor an old one is there. */
  unavailable: () => Error
}

/** Pages that are being made: who asks meanwhile waits for the same one. When all of them are gone, it is unwanted. */
type Making = { made: Promise<Made>; drops: number; waiting: number; unwanted: AbortController }
type Made = { page: StoredPage } | { status: number; headers: Record<string, string>; body: Buffer }
type Render = () => Promise<Response>

/** Makes pages once for all who ask at the same time, and stores them in the cache. */
export class PageMaker {
  readonly #underway = new Map<string, Making>()
  readonly #options: MakerOptions

  constructor(options: MakerOptions) {
    this.#options = options
  }

  /**
   * Makes the page of an address, and stores it where that is still right.
   * @param render may stop when its signal reports that no reader waits for the page any more
   * @param client aborted when the client is gone; without it this one waits to the end
   * @returns what sends it; errors of `render` come before, while another answer is still possible
   */
  async make(
    place: Place,
    render: (unwanted: AbortSignal) => Promise<Response>,
    client?: AbortSignal,
  ): Promise<(request: IncomingMessage, answer: ServerResponse) => void> {
    const known = this.#underway.get(storedAt(place))
    // What was begun before the last news may be old: no reader joins it any more.
    const making = known?.drops === this.#options.cache.drops ? known : this.#begin(place, render)
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

  #begin(place: Place, render: (unwanted: AbortSignal) => Promise<Response>): Making {
    const unwanted = new AbortController()
    const { signal } = unwanted
    const at = storedAt(place)
    const forget = () => {
      if (this.#underway.get(at) === making) this.#underway.delete(at)
    }
    const made = this.#make(place, () => render(signal), signal).finally(forget)
    const making: Making = { made, drops: this.#options.cache.drops, waiting: 0, unwanted }
    signal.addEventListener('abort', forget)
    this.#underway.set(at, making)
    return making
  }

  async #make(place: Place, render: Render, unwanted: AbortSignal): Promise<Made> {
    const { cache, markAsOld, isPassing, unavailable } = this.#options
    const madeAt = Date.now()
    const store = cache.begin(place)
    const before = cache.last(place, madeAt)
    if (before && cache.isAway(madeAt)) return { page: await markAsOld(before, place.key) }
    const answer = await render().catch((error: unknown) => {
      if (before && isPassing(error)) return null
      throw error
    })
    if (answer === null || answer.status === 503) {
      if (!unwanted.aborted) cache.noteAway()
      // Looked for again: it may have been withdrawn meanwhile.
      const last = cache.last(place, Date.now())
      if (last) return { page: await markAsOld(last, place.key) }
    }
    if (answer === null) throw unavailable()
    const sent = Buffer.from(await answer.arrayBuffer())
    const made = await (place.open
      ? this.#makeFile(place, answer, sent, madeAt)
      : this.#makeHtml(place, answer, sent, madeAt))
    // A render that stopped half-way may look like a whole one.
    if ('page' in made && made.page.etag !== '' && !unwanted.aborted) store(made.page)
    return made
  }

  async #makeHtml(place: Place, answer: Response, sent: Buffer, madeAt: number): Promise<Made> {
    const { pageHeaders, isStorable } = this.#options
    // Refusals are not stored: what they link is sent once, and not with each of them.
    const html = (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) ?? false
    const inlined = inlineAssets(html ? sent.toString('utf8') : '')
    const body = html ? Buffer.from(inlined.html) : sent
    if (answer.headers.has('set-cookie'))
      throw new Error(`the page ${place.key} is for everybody and sets a cookie`)
    const headers = pageHeaders(inlined)
    // The hidden words of a form that posts are each reader's own, unless it declares that they are not.
    const hasOwnForm = /<form(?![^>]*\sdata-for-all\b)[^>]*\smethod="post"/i.test(inlined.html)
    const isForAll = !hasOwnForm && isStorable(place.key, inlined.html)
    if (answer.status === 200 && html && isForAll) {
      const { topics, family } = place
      return { page: await storedPage({ body, headers, topics, family, madeAt }) }
    }
    const all = mergeHeaders({ ...headers, 'Cache-Control': 'private, no-cache' }, answer.headers)
    return { status: answer.status, headers: all, body }
  }

  /** What is not there, or cannot be made just now, is not stored. */
  async #makeFile(
    { topics, family }: Place,
    { status, headers }: Response,
    body: Buffer,
    madeAt: number,
  ): Promise<Made> {
    const all = mergeHeaders(this.#options.fileHeaders(), headers)
    if (status !== 200) return { status, headers: { ...all, 'cache-control': 'no-store' }, body }
    const { 'content-type': mediaType = '', ...rest } = all
    const facts = { body, mediaType, vary: 'Accept-Encoding', headers: rest }
    return { page: await storedPage({ ...facts, topics, family, madeAt }) }
  }
}
