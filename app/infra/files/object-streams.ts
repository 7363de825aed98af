import { inflateSync } from 'node:zlib'
import { type Dictionary, dictionariesIn, Unreadable } from './pdf-dictionaries.ts'

const mostStreams = 500
const mostInflated = 20_000_000
const lineEnd = /[^\r\n]{0,200}(?:\r\n?|\n)/y

/**
 * What lies packed in the streams of a PDF that hold other objects (ISO 32000-1, 7.5.7). Readers know such a stream by
 * `/First`, few ask for its type. What it says is trusted only where Flate and nothing else was done to it.
 * @param text the same bytes as Latin-1
 * @returns null where one of them cannot be read for certain: another reader might find in it what we do not
 */
export function packedObjects(bytes: Buffer, text: string): string[] | null {
  const found: string[] = []
  let budget = mostInflated
  let streams = 0
  try {
    for (const dictionary of dictionariesIn(text)) {
      if (!dictionary.beginsStream || !holdsObjects(dictionary)) continue
      if (++streams > mostStreams) return null
      if (!isFlate(dictionary.words())) continue
      const from = dataBehind(text, dictionary.end)
      const inside = inflateSync(bytes.subarray(from), { maxOutputLength: budget }).toString('latin1')
      found.push(inside)
      budget = Math.max(1, budget - inside.length)
    }
  } catch {
    return null
  }
  return found
}

function holdsObjects({ names }: Dictionary): boolean {
  return names.includes('/First') || names.includes('/ObjStm')
}

/**
 * Whether the data are Flate; false where nothing was done to them: their objects lie open then.
 * @throws Unreadable where more was done, or it is said elsewhere what was
 */
function isFlate(words: readonly string[]): boolean {
  const said = (...keys: string[]) =>
    words.flatMap((key, i) => (keys.includes(key) ? [valueAt(words, i + 1)] : []))
  const more = said('/DecodeParms', '/DP', '/FFilter', '/FDecodeParms')
  const filters = said('/Filter', '/F')
  const known = filters.every((name) => name === '/FlateDecode' || name === '/Fl')
  if (!known || more.some((value) => value !== 'null')) throw new Unreadable()
  return filters.length > 0
}

/** A value, also as the only one of a list. */
function valueAt(words: readonly string[], at: number): string | undefined {
  return words[at] === '[' && words[at + 2] === ']' ? words[at + 1] : words[at]
}

/** Where the data of a stream begin: behind the line of its word. */
function dataBehind(text: string, end: number): number {
  lineEnd.lastIndex = end
  const rest = lineEnd.exec(text)
  if (!rest) throw new Unreadable()
  return end + rest[0].length
}
