import { type FormBounds, type FormEntry, FormTooLarge, NoForm } from './form-bounds.ts'
import { readMultipart } from './read-multipart.ts'

/**
 * Reads a form as it comes in, in one pass. Lines end with LF: forms send CRLF, pages have LF only, and what is shown
 * again must be what the browser reads.
 * @param bytes the Content-Length: a too large one is refused unread
 * @throws FormTooLarge, NoForm
 */
export async function readFormBody(
  type: string,
  bytes: number,
  body: AsyncIterable<Uint8Array>,
  bounds: FormBounds,
): Promise<FormData> {
  const chunks = body[Symbol.asyncIterator]()
  try {
    if (!(bytes <= bounds.bytes)) throw new FormTooLarge()
    return formOf(await entriesOf(type, onceThrough(chunks), bounds))
  } catch (error) {
    await discard(chunks)
    throw error instanceof FormTooLarge ? error : new NoForm('no form', { cause: error })
  }
}

function entriesOf(type: string, body: AsyncIterable<Uint8Array>, bounds: FormBounds): Promise<FormEntry[]> {
  if (/^multipart\/form-data\s*;/i.test(type)) return readMultipart(type, body, bounds)
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) return readUrlEncoded(body, bounds)
  throw new TypeError('no form')
}

/** Separators are counted before anything is decoded. */
async function readUrlEncoded(body: AsyncIterable<Uint8Array>, bounds: FormBounds): Promise<FormEntry[]> {
  const chunks: Uint8Array[] = []
  let fields = 1
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    for (let at = chunk.indexOf(0x26); at >= 0 && fields <= bounds.parts; at = chunk.indexOf(0x26, at + 1))
      fields++
    if (fields > bounds.parts || bytes > bounds.text) throw new FormTooLarge()
    chunks.push(chunk)
  }
  return [...new URLSearchParams(Buffer.concat(chunks).toString())]
}

function formOf(entries: readonly FormEntry[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value.replace(/\r\n?/g, '\n'))
    else form.append(name, value)
  }
  return form
}

/** The same chunks without an end of their own: what stops reading leaves the rest to be thrown away. */
async function* onceThrough(chunks: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
}

/** A browser reads the answer only after it has sent everything. The length of the body has its limit before this. */
async function discard(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The sender is gone: no one waits for the answer.
  }
}
