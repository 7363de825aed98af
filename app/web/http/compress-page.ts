import { compressedOnce } from '@cakrawala/page-cache/compress'
import { codingFor } from '@cakrawala/page-cache/stored-page'

/** Shorter pages fit into what a connection sends at once anyway. */
const shortest = 10_000

/**
 * Compresses a page made for one reader, in a coding the browser takes, and says so in its headers. A page another site asked
 * for keeps its length: sizes of compressed pages would tell that site what else is on them (BREACH).
 */
export async function compressedFor(
  { headers: asked }: Request,
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const site = asked.get('Sec-Fetch-Site')
  const coding = codingFor(asked.get('Accept-Encoding') ?? undefined)
  if (coding === 'identity' || body.length < shortest) return body
  headers.append('Vary', 'Accept-Encoding, Sec-Fetch-Site')
  if (site !== 'same-origin' && site !== 'none') return body
  const small = await compressedOnce(body, coding)
  if (small === null) return body
  headers.set('Content-Encoding', coding)
  return new Uint8Array(small)
}
