import { inflateSync } from 'node:zlib'

/**
 * Names of PDF objects that act when opened, carry other files, or hide the content from us (ISO 32000-1). Only long
 * names: short ones such as /JS turn up in compressed pictures by chance, and no script goes without the long one.
 */
const activeNames = [
  ...['JavaScript', 'Launch', 'EmbeddedFiles?', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData'],
  ...['GoToE', 'GoToR', 'Encrypt'],
]
const active = new RegExp(`/(?:${activeNames.map(anySpelling).join('|')})(?![A-Za-z0-9])`)
const mostObjectStreams = 500
const mostInflated = 20_000_000

const endsItself = /%%EOF[\0\s]*$/
/** The end of a ZIP archive, which is read from behind and may lie in any object: a second file inside the first. */
const archiveEnd = 'PK\x05\x06\0\0\0\0'

export type PdfProblem = 'file_broken' | 'file_active'

/** @returns what is wrong with a PDF, or null when it is whole and passive. Nothing is rendered. */
export function pdfProblem(bytes: Buffer): PdfProblem | null {
  const text = bytes.toString('latin1')
  // Readers accept a header within the first KiB; a polyglot puts another format before it or after the end.
  if (!/^%PDF-[12]\.\d/.test(text) || !endsItself.test(text.slice(-1_024))) return 'file_broken'
  if (active.test(text) || text.includes(archiveEnd)) return 'file_active'
  return objectStreamProblem(bytes, text)
}

/**
 * `/J#61vaScript` is the same name as `/JavaScript`. The spellings stand in the pattern: to respell the text first would
 * take seconds for a paper full of numbers.
 */
function anySpelling(name: string): string {
  return name.replace(/[A-Za-z]/g, (letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`
  })
}

/** Objects may lie packed inside object streams, where a plain search does not see them. */
function objectStreamProblem(bytes: Buffer, text: string): PdfProblem | null {
  let budget = mostInflated
  let streams = 0
  for (let at = text.indexOf('/ObjStm'); at !== -1; at = text.indexOf('/ObjStm', at + 7)) {
    if (++streams > mostObjectStreams) return 'file_broken'
    const start = /stream\r?\n/g
    start.lastIndex = at
    const found = start.exec(text)
    if (!found || found.index - at > 2_000) return 'file_broken'
    const from = found.index + found[0].length
    const to = text.indexOf('endstream', from)
    const inside = unpacked(bytes.subarray(from, to === -1 ? bytes.length : to), budget)
    if (inside === null) return 'file_broken'
    if (active.test(inside)) return 'file_active'
    budget -= inside.length
  }
  return null
}

function unpacked(packed: Buffer, budget: number): string | null {
  if (budget <= 0) return null
  try {
    return inflateSync(packed, { maxOutputLength: budget }).toString('latin1')
  } catch {
    return null
  }
}
