import { after, now, second } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import type { MasterKey } from './keyed-hash.ts'
import { seal, unseal } from './seal.ts'

/** What an address on the files host hands out. */
export type SignedFile = {
  fileId: string
  /** Shown inside a page instead of saved; only for pictures that were redrawn and videos that were written anew. */
  inline: boolean
  /** The session of the reader; null where files are for those who were given a link. */
  sessionId: string | null
}

/** So long an address opens, in milliseconds. Browsers follow it at once; it is never stored. */
export const addressLives = 60 * second
/** A player asks for the next part of a video as long as it plays: twice the longest one. */
export const videoAddressLives = 3_600 * second

const purpose = 'file address'
/** Two ids, a mark and a moment, sealed; nothing longer is worth opening. */
const longestAddress = 300

/**
 * An address on the origin of files that opens one file for a short while. It shows nothing of what it opens.
 * @param lives milliseconds
 */
export function fileAddress(
  master: MasterKey,
  origin: string,
  { fileId, inline, sessionId }: SignedFile,
  lives = addressLives,
): string {
  const until = after(now(), lives).getTime()
  const said = [fileId, inline ? 'inline' : 'attachment', sessionId ?? '-', until].join(' ')
  return `${origin}/${seal(master, purpose, Buffer.from(said)).toString('base64url')}`
}

/** What a path on the files host opens; `late` when its time is over, null when it is none or was touched. */
export function signedFileOf(master: MasterKey, path: string): SignedFile | 'late' | null {
  const word = /^\/([\w-]+)$/.exec(path)?.[1] ?? ''
  const bytes = Buffer.from(word, 'base64url')
  // One spelling only: the last letter of a word may hold bits that decoding drops.
  if (word.length > longestAddress || bytes.toString('base64url') !== word) return null
  try {
    const [fileId, how, reader, until] = unseal(master, purpose, bytes).toString().split(' ')
    if (!isId(fileId) || !reader) return null
    if (!(Number(until) > now().getTime())) return 'late'
    return { fileId, inline: how === 'inline', sessionId: reader === '-' ? null : reader }
  } catch {
    return null
  }
}
