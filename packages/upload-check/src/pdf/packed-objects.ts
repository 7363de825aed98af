import { inflateSync } from 'node:zlib'
import {
  PDFArray,
  type PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib'
import { type Budget, ObjectReader, Unreadable } from './object-reader.ts'
import type { FoundObject } from './raw-objects.ts'

/** What may be unpacked of one document. */
export type UnpackBudget = { streams: number; bytes: number }

const key = (name: string) => PDFName.of(name)
const first = key('First')
const count = key('N')
const objectStream = key('ObjStm')
const parameters = ['DecodeParms', 'DP', 'FFilter', 'FDecodeParms', 'F'].map(key)
const flate: unknown[] = [key('FlateDecode'), key('Fl')]

/**
 * Unpacks a stream that holds other objects (ISO 32000-1, 7.5.7). Readers know it by `/First`, few ask for its type. Its data are
 * trusted only where Flate and nothing else was done to them.
 * @returns null for every other value
 * @throws Unreadable where another reader might find other objects in it; RangeError when the budget is spent
 */
export function unpacked(value: PDFObject, source: Buffer, budget: UnpackBudget): Buffer | null {
  if (!(value instanceof PDFRawStream) || !holdsObjects(value.dict)) return null
  if (--budget.streams < 0) throw new RangeError('too many packed streams')
  if (!isFlate(value.dict)) return Buffer.from(value.contents)
  // From where the data begin to wherever they end: their said length may be wrong.
  const data = source.subarray(value.contents.byteOffset - source.byteOffset)
  try {
    const inside = inflateSync(data, { maxOutputLength: Math.max(1, budget.bytes) })
    budget.bytes -= inside.length
    return inside
  } catch {
    throw new Unreadable()
  }
}

/** The objects in an unpacked stream: those its head names; without a head all, one after the other. */
export function* packedObjects(dict: PDFDict, inside: Buffer, budget: Budget): Generator<FoundObject> {
  const reader = new ObjectReader(inside, budget)
  const start = dict.get(first)
  if (start === undefined && dict.get(count) === undefined) return yield* inARow(reader)
  if (!(start instanceof PDFNumber)) throw new Unreadable()
  const head = inside.subarray(0, start.asNumber()).toString('latin1')
  if (!/^[\d\0\t\n\f\r ]*$/.test(head)) throw new Unreadable()
  const numbers = (head.match(/\d+/g) ?? []).map(Number)
  for (let at = 0; at < numbers.length; at += 2) {
    const offset = start.asNumber() + (numbers[at + 1] ?? Number.NaN)
    if (!(offset < inside.length)) throw new Unreadable()
    yield { number: numbers[at]!, value: reader.readAt(offset).value, reader, at: offset }
  }
}

function* inARow(reader: ObjectReader): Generator<FoundObject> {
  const length = reader.source.toString('latin1').trimEnd().length
  for (let at = 0; at < length; ) {
    const { value, end } = reader.readAt(at)
    yield { number: null, value, reader, at }
    at = end
  }
}

function holdsObjects(dict: PDFDict): boolean {
  return dict.get(first, true) !== undefined || dict.get(key('Type')) === objectStream
}

/** @returns false where nothing was done to the data @throws Unreadable where more was done, or it is said elsewhere what was */
function isFlate(dict: PDFDict): boolean {
  if (parameters.some((name) => !isNothing(dict.get(name)))) throw new Unreadable()
  const said = dict.get(key('Filter'))
  const filters = said instanceof PDFArray ? said.asArray() : said === undefined ? [] : [said]
  if (filters.length > 1 || filters.some((filter) => !flate.includes(filter))) throw new Unreadable()
  return filters.length === 1
}

function isNothing(value: PDFObject | undefined): boolean {
  return value === undefined || (value instanceof PDFArray && value.asArray().every((one) => one === PDFNull))
}
