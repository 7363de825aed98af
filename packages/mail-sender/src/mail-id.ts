import { createHash } from 'node:crypto'

/** What makes a mail this mail: the event, its kind, and who reads it. */
export type MailKey = { seq: number; kind: string; to: string }

/** A UUID made from the key: queueing the same mail twice gives one job. */
export function jobIdOf(key: MailKey): string {
  const hex = digestOf(key)
  // Version 8 (RFC 9562): bits of our own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The Message-ID of the key, without brackets: a mail program recognises the copy a repeated try may make. */
export function messageIdOf(key: MailKey, host: string): string {
  return `${key.seq}.${digestOf(key).slice(0, 24)}@${host}`
}

function digestOf({ seq, kind, to }: MailKey): string {
  return createHash('sha256')
    .update(JSON.stringify([seq, kind, to]))
    .digest('hex')
}
