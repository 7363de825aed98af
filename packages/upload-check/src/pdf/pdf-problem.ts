import { PDFDict, PDFName, type PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { Active, type Role, refuseActive, refuseInRole } from './active-content.ts'
import { type Budget, ObjectReader, Unreadable } from './object-reader.ts'
import { packedObjects, type UnpackBudget, unpacked } from './packed-objects.ts'
import { type FoundObject, highestNumber, rawObjects } from './raw-objects.ts'

/**
 * Names looked for in the plain bytes as well, should a lenient reader see an object where the parser sees none. Only long
 * names: short ones such as /JS turn up in compressed pictures by chance.
 */
const activeNames = [
  ...['JavaScript', 'Launch', 'EmbeddedFiles?', 'RichMedia', 'XFA', 'SubmitForm', 'ImportData'],
  ...['GoToE', 'GoToR', 'Encrypt', 'FileAttachment', 'OnInstantiate', 'Rendition'],
]
const active = new RegExp(`/(?:${activeNames.map(anySpelling).join('|')})(?![A-Za-z0-9])`)

const endsItself = /%%EOF[\0\s]*$/
/** The end of a ZIP archive, which is read from behind and may lie in any object: a second file inside the first. */
const archiveEnd = 'PK\x05\x06\0\0\0\0'

const pages = PDFName.of('Pages')

/** What may be done for one document, whatever it holds. */
const most = { values: 1_500_000, streams: 500, unpacked: 20_000_000, readAgain: 3 } as const

export type PdfProblem = 'file_broken' | 'file_active'

/**
 * Looks at every object of a PDF by a parser: open, packed, replaced and unnamed ones alike. Nothing is rendered. Takes up to
 * two seconds of processor time: not for the event loop.
 * @returns what is wrong with it, or null when it is whole and passive
 */
export function pdfProblem(bytes: Buffer): PdfProblem | null {
  const text = bytes.toString('latin1')
  // Readers accept a header within the first KiB; a polyglot puts another format before it or after the end.
  if (!/^%PDF-[12]\.\d/.test(text) || !endsItself.test(text.slice(-1_024))) return 'file_broken'
  if (active.test(text) || text.includes(archiveEnd)) return 'file_active'
  try {
    refuseObjects(bytes, text)
    return null
  } catch (error) {
    if (error instanceof Active) return 'file_active'
    if (error instanceof Unreadable || error instanceof RangeError) return 'file_broken'
    throw error
  }
}

function refuseObjects(bytes: Buffer, text: string): void {
  const budget: Budget = { values: most.values, bytes: most.readAgain * bytes.length }
  const places = new Map<number | null, Pick<FoundObject, 'reader' | 'at'>[]>()
  const open: [Role, PDFRef][] = []
  const seen = new Set<string>()
  const refers = (role: Role, to: PDFRef) => {
    const mark = `${role} ${to.objectNumber}`
    if (to.objectNumber > highestNumber) throw new Unreadable()
    if (!seen.has(mark)) open.push([role, to])
    seen.add(mark)
  }
  let hasCatalog = false
  for (const { number, value, reader, at } of allObjects(bytes, text, budget)) {
    refuseActive(value, refers)
    if (value instanceof PDFDict && value.has(pages)) hasCatalog = true
    // A number may mean several objects: versions, of which a reader takes one.
    const known = places.get(number)
    if (known) known.push({ reader, at })
    else places.set(number, [{ reader, at }])
  }
  if (!hasCatalog) throw new Unreadable('no catalog')
  for (let next = open.pop(); next; next = open.pop()) {
    const [role, to] = next
    for (const { reader, at } of [...(places.get(to.objectNumber) ?? []), ...(places.get(null) ?? [])]) {
      refuseInRole(role, reader.readAt(at).value, refers)
    }
  }
}

function* allObjects(bytes: Buffer, text: string, budget: Budget): Generator<FoundObject> {
  const left: UnpackBudget = { streams: most.streams, bytes: most.unpacked }
  for (const found of rawObjects(new ObjectReader(bytes, budget), text)) {
    yield found
    const inside = unpacked(found.value, bytes, left)
    if (inside === null) continue
    if (active.test(inside.toString('latin1'))) throw new Active('a name in packed objects')
    budget.bytes += most.readAgain * inside.length
    yield* packedObjects((found.value as PDFRawStream).dict, inside, budget)
  }
}

/**
 * `/J#61vaScript` is the same name as `/JavaScript`. The spellings stand in the pattern: to respell the text first would
 * take seconds for a document full of numbers.
 */
function anySpelling(name: string): string {
  return name.replace(/[A-Za-z]/g, (letter) => {
    const [high = '', low = ''] = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${high}[${low}${low.toUpperCase()}])`
  })
}
