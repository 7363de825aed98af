import { createHash } from 'node:crypto'
import { compressed } from './compress.ts'

export type Coding = 'br' | 'gzip' | 'identity'

/** A page as it is cached in memory, with the header lines of each way to send it ready to write. */
export type StoredPage = {
  /** Empty for a page no one may keep. */
  etag: string
  bodies: Record<Coding, Buffer>
  headers: Record<Coding, string[]>
  unchanged: string[]
  /** The headers it was made with. */
  own: Readonly<Record<string, string>>
  /** Words by which events drop it. */
  topics: readonly string[]
  /** The addresses it shares its part of the memory with. */
  family: string
  /** Milliseconds since 1970, from before it was rendered. */
  madeAt: number
  /** In bytes. */
  size: number
}

type Rendered = {
  body: Buffer
  mediaType?: string
  headers: Readonly<Record<string, string>>
  vary?: string
  /** Of a page that is not what it is now: it gets no tag, and no one may keep it. */
  passing?: true
} & Pick<StoredPage, 'topics' | 'family' | 'madeAt'>

/** Compresses a page once for all its readers, outside of the event loop; pictures are small already. */
export async function storedPage(rendered: Rendered): Promise<StoredPage> {
  const { body, mediaType = htmlType, vary = pageVary, headers, passing, ...rest } = rendered
  const small = mediaType.startsWith('image/') ? null : await compressed(body)
  const bodies = { identity: body, gzip: small?.gzip ?? body, br: small?.br ?? body }
  const etag = passing ? '' : `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const always: Record<string, string> = {
    ...headers,
    'Cache-Control': passing ? 'no-store' : 'public, no-cache',
    ...(passing ? {} : { ETag: etag }),
    Vary: vary,
  }
  const lines = (more: Record<string, string>) => Object.entries({ ...always, ...more }).flat()
  const of = (coding: Coding) =>
    lines({
      'Content-Type': mediaType,
      'Content-Length': String(bodies[coding].length),
      ...(bodies[coding] === body ? {} : { 'Content-Encoding': coding }),
    })
  return {
    ...{ ...rest, etag, bodies, own: headers },
    headers: { identity: of('identity'), gzip: of('gzip'), br: of('br') },
    // Of a page the rest of the headers stays what it was (RFC 9110, 15.4.5); files lie with others in between, too.
    unchanged:
      mediaType === htmlType
        ? Object.entries({ 'Cache-Control': 'public, no-cache', ETag: etag, Vary: vary }).flat()
        : lines({}),
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
