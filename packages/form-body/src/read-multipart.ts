import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser'
import { type FormBounds, type FormEntry, FormTooLarge } from './form-bounds.ts'
import { partNameOf } from './part-name.ts'

const tooLarge = [
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
]
/** RFC 2046 allows no longer one, and a long one that repeats itself makes every search of it slow. */
const longestBoundary = 70

/**
 * Reads `multipart/form-data` while it comes in, part by part; what goes beyond the bounds stops it at once.
 * @throws FormTooLarge, and other errors for what is no such form
 */
export async function readMultipart(
  type: string,
  body: AsyncIterable<Uint8Array>,
  bounds: FormBounds,
): Promise<FormEntry[]> {
  const parser = new MultipartParser(boundaryOf(type), {
    maxHeaderSize: bounds.partHeaders,
    maxFileSize: bounds.bytes,
    maxParts: bounds.parts,
    maxTotalSize: bounds.bytes,
  })
  const entries: FormEntry[] = []
  let text = 0
  let ended = false
  try {
    for await (const chunk of body) {
      // A line end after the last boundary is no part of the form.
      if (ended) continue
      for (const part of parser.write(chunk)) {
        const entry = entryOf(part)
        if (typeof entry[1] === 'string') text += part.size
        if (text > bounds.text) throw new FormTooLarge()
        entries.push(entry)
      }
      ended = isWhole(parser)
    }
    parser.finish()
    return entries
  } catch (error) {
    throw tooLarge.some((kind) => error instanceof kind) ? new FormTooLarge() : error
  }
}

function boundaryOf(type: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? []
  const boundary = quoted ?? bare
  if (!boundary || boundary.length > longestBoundary) throw new TypeError('no boundary')
  return boundary
}

function entryOf(part: MultipartPart): FormEntry {
  const said = partNameOf(part.headers['content-disposition'])
  if (!said) throw new TypeError('a part without a name')
  if (said.fileName === undefined) return [said.name, new TextDecoder().decode(part.bytes)]
  const type = part.headers['content-type'] ?? 'text/plain'
  return [said.name, new File(part.content as Uint8Array<ArrayBuffer>[], said.fileName, { type })]
}

function isWhole(parser: MultipartParser): boolean {
  try {
    parser.finish()
    return true
  } catch {
    return false
  }
}
