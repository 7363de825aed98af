import type { MasterKey } from './keyed-hash.ts'
import { seal, unseal } from './seal.ts'

/** All cursors are of one length: theirs would reveal how large the number is. */
const digits = 16

/**
 * A cursor of a list whose order is a number no one outside may read: the number of an event counts what happens
 * everywhere. Encrypted and authenticated, for one purpose (name the list and whose it is): a cursor of another list is
 * none.
 * @returns letters, digits, `-` and `_`; each time others
 */
export function sealCursor(master: MasterKey, purpose: string, place: number): string {
  return seal(master, `cursor:${purpose}`, Buffer.from(String(place).padStart(digits, '0'))).toString(
    'base64url',
  )
}

/** @returns null for whatever is no cursor of this purpose */
export function openCursor(master: MasterKey, purpose: string, cursor: string): number | null {
  if (!/^[-\w]{59}$/.test(cursor)) return null
  try {
    const place = Number(unseal(master, `cursor:${purpose}`, Buffer.from(cursor, 'base64url')).toString())
    return Number.isSafeInteger(place) ? place : null
  } catch {
    return null
  }
}
