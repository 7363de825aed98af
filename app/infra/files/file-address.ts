import { after, now, second } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { seal, unseal } from '../seal.ts'
import { settings } from '../settings.ts'

/** What an address on the files host hands out. */
export type SignedFile = {
  fileId: string
  /** Shown inside a page of ours instead of saved; only for pictures we have redrawn. */
  inline: boolean
  /** The session of the reader; null where files are for those who were given a link. */
  sessionId: string | null
}

/** So long an address opens, in milliseconds. Browsers follow it at once; it is never stored. */
export const addressLives = 60 * second

const purpose = 'file address'
/** Two ids, a mark and a moment, sealed; nothing longer is worth opening. */
const longestAddress = 300

/** An address on the files host that opens one file for a short while. It shows nothing of what it opens. */
export function fileAddress({ fileId, inline, sessionId }: SignedFile): string {
  const until = after(now(), addressLives).getTime()
  const said = [fileId, inline ? 'inline' : 'attachment', sessionId ?? '-', until].join(' ')
  return `${settings().filesOrigin}/${seal(purpose, Buffer.from(said)).toString('base64url')}`
}

/** What a path on the files host opens; `late` when its time is over, null when it is none of ours or was touched. */
export function signedFileOf(path: string): SignedFile | 'late' | null {
  const word = /^\/([\w-]+)$/.exec(path)?.[1] ?? ''
  const bytes = Buffer.from(word, 'base64url')
  // One spelling only: the last letter of a word may hold bits that decoding drops.
  if (word.length > longestAddress || bytes.toString('base64url') !== word) return null
  try {
    const [fileId, how, reader, until] = unseal(purpose, bytes).toString().split(' ')
    if (!isId(fileId) || !reader) return null
    if (!(Number(until) > now().getTime())) return 'late'
    return { fileId, inline: how === 'inline', sessionId: reader === '-' ? null : reader }
  } catch {
    return null
  }
}
