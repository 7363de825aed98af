import { packedObjects } from './object-streams.ts'

/**
 * Names of PDF objects that act when opened, carry other files, or hide the content from us (ISO 32000-1). Only long
 * names: short ones such as /JS turn up in compressed pictures by chance, and no script goes without the long one.
 */
const activeNames = [
  ...['JavaScript', 'Launch', 'EmbeddedFiles?', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData'],
  ...['GoToE', 'GoToR', 'Encrypt'],
]
const active = new RegExp(`/(?:${activeNames.map(anySpelling).join('|')})(?![A-Za-z0-9])`)

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
  // Objects may lie packed inside streams, where a plain search does not see them.
  const packed = packedObjects(bytes, text)
  if (packed === null) return 'file_broken'
  return packed.some((inside) => active.test(inside)) ? 'file_active' : null
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
