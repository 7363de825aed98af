import type { PDFObject } from '@cantoo/pdf-lib'
import { type ObjectReader, Unreadable } from './object-reader.ts'

/** An object of a document, and where it can be read again. */
export type FoundObject = {
  /** Null where it is not plain: it may be meant by any reference. */
  number: number | null
  value: PDFObject
  reader: ObjectReader
  at: number
}

/** Compressed data hold such a word by chance, about once in ten million bytes. */
const mostByChance = 100

const word = /(?<!end)obj(?=[\0\t\n\f\r %()<>[\]{}/])|trailer/g
const header = /(\d+)[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/
const longestHeader = 60
/** Numbers above it (ISO 32000-1, annex C) wrap around in some readers. */
export const highestNumber = 8_388_607

/**
 * Every object that a reader could find in the bytes of a document: what follows `obj` or `trailer`, also where no table
 * names it, where a later version replaced it, and inside of streams, strings and comments: a reader that repairs a table
 * searches there.
 * @param text the bytes of the reader as Latin-1
 * @throws Unreadable where something marked as an object cannot be read; RangeError when the budget is spent
 */
export function* rawObjects(reader: ObjectReader, text: string): Generator<FoundObject> {
  let byChance = 0
  for (const { index, 0: found } of text.matchAll(word)) {
    const at = index + found.length
    const before = found === 'obj' ? header.exec(text.slice(Math.max(0, index - longestHeader), index)) : null
    const number = before && Number(before[1]) <= highestNumber ? Number(before[1]) : null
    try {
      yield { number, value: reader.readAt(at).value, reader, at }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      if (before || isTrailer(found, text, at) || ++byChance > mostByChance) throw error
    }
  }
}

/** Whether the word begins a trailer: it may also stand in a text. */
function isTrailer(found: string, text: string, at: number): boolean {
  return found === 'trailer' && /^[\0\t\n\f\r ]*<</.test(text.slice(at, at + longestHeader))
}
