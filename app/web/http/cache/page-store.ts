import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** A page as it lies in memory, with the header lines of each way to send it ready to write. */
export type StoredPage = {
  etag: string
  bodies: Record<Coding, Buffer>
  headers: Record<Coding, string[]>
  unchanged: string[]
  /** Words by which events drop it. */
  topics: readonly string[]
  /** Milliseconds since 1970. */
  expiresAt: number
  size: number
}
export type Coding = 'br' | 'gzip' | 'identity'

/** Pages for visitors without a session, by address. The oldest ones make room when it is full. */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(key: string, at: number): StoredPage | undefined {
    const page = this.#pages.get(key)
    if (page && page.expiresAt > at) return page
    if (page) this.#delete(key, page)
    return undefined
  }

  put(key: string, page: StoredPage): void {
    const before = this.#pages.get(key)
    if (before) this.#delete(key, before)
    this.#pages.set(key, page)
    this.#bytes += page.size
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break
      this.#delete(oldest, old)
    }
  }

  /** Forgets the pages of any of these topics. */
  drop(topics: ReadonlySet<string>): void {
    for (const [key, page] of this.#pages) {
      if (page.topics.some((topic) => topics.has(topic))) this.#delete(key, page)
    }
  }

  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
  }

  get size(): number {
    return this.#pages.size
  }

  #delete(key: string, page: StoredPage): void {
    this.#pages.delete(key)
    this.#bytes -= page.size
  }
}

type Rendered = {
  body: Buffer
  mediaType?: string
  headers: Readonly<Record<string, string>>
  vary?: string
  topics: readonly string[]
  expiresAt: number
}

/** Compresses a page once for all its readers; pictures are small already. */
export function storedPage({ body, mediaType = htmlType, vary = pageVary, ...rest }: Rendered): StoredPage {
  const { headers, topics, expiresAt } = rest
  const bodies = mediaType.startsWith('image/')
    ? { identity: body, gzip: body, br: body }
    : {
        identity: body,
        gzip: gzipSync(body, { level: 9 }),
        br: brotliCompressSync(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        }),
      }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const always = { ...headers, 'Cache-Control': 'public, no-cache', ETag: etag, Vary: vary }
  const lines = (more: Record<string, string>) => Object.entries({ ...always, ...more }).flat()
  const of = (coding: Coding) =>
    lines({
      'Content-Type': mediaType,
      'Content-Length': String(bodies[coding].length),
      ...(bodies[coding] === body ? {} : { 'Content-Encoding': coding }),
    })
  return {
    etag,
    bodies,
    headers: { identity: of('identity'), gzip: of('gzip'), br: of('br') },
    // Of a page the rest of the headers stays what it was (RFC 9110, 15.4.5); files lie with others in between, too.
    unchanged:
      mediaType === htmlType
        ? Object.entries({ 'Cache-Control': always['Cache-Control'], ETag: etag, Vary: vary }).flat()
        : lines({}),
    topics,
    expiresAt,
    size: [...new Set(Object.values(bodies))].reduce((sum, one) => sum + one.length, 0),
  }
}

const htmlType = 'text/html; charset=utf-8'
const pageVary = 'Accept-Encoding, Cookie'

/** Browsers say one of a few things; whatever else is said is read each time. */
const codings = new Map<string, Coding>()
const mostCodings = 100

/** The best coding a reader takes; quality 0 refuses one. */
export function codingFor(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  const known = codings.get(accepted)
  if (known) return known
  const coding = readCoding(accepted)
  if (codings.size < mostCodings && accepted.length < 100) codings.set(accepted, coding)
  return coding
}

function readCoding(accepted: string): Coding {
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0{0,3})?\\s*(?:,|$))|,|$)`, 'i').test(accepted)
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}
