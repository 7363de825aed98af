import { now, second } from '@cakrawala/calendar/clock'
import { isId, newId } from '@cakrawala/ids/ids'
import type { MasterKey } from './keyed-hash.ts'
import { seal, unseal } from './seal.ts'

/** No one reads the page and writes twenty letters in less. */
const leastFilling = 3 * second

/**
 * What an anti-bot token holds: the key of its form, and whether the form came back faster than a person
 * fills it in.
 */
export type FormToken = { key: string; hasty: boolean }

/**
 * A mark for one open form: its key and the moment it was made, readable by no one else. It works without scripts and
 * without a third party: who sends must have fetched the page, waited, and fetches it again for the next time.
 * @param purpose which form; the mark of one is no mark of another
 */
export function newFormToken(master: MasterKey, purpose: string): string {
  return seal(master, purpose, Buffer.from(`${newId()} ${now().getTime()}`)).toString('base64url')
}

/** Reads a mark; null when it is not one of ours for this form. A form may stay open as long as its reader likes. */
export function readFormToken(master: MasterKey, purpose: string, mark: unknown): FormToken | null {
  if (typeof mark !== 'string' || mark.length > 200) return null
  try {
    const [key, made] = unseal(master, purpose, Buffer.from(mark, 'base64url')).toString().split(' ')
    return isId(key) ? { key, hasty: now().getTime() - Number(made) < leastFilling } : null
  } catch {
    return null
  }
}
