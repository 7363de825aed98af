import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '#infra/secrets.ts'
import { lockedGroups, type NoticeGroup, noticeGroups } from './notification.ts'

/** `daily`: every group whose mails are gathered into one a day. */
export type StoppedGroup = NoticeGroup | 'daily'
export type StopMail = { accountId: string; group: StoppedGroup }

const signBytes = 18
/** Where a token names a group by its index. */
const dailyPlace = 255

/**
 * A word for the foot of a mail: the person who holds it may end the mails of one group to one account, and nothing else.
 * It lasts as long as the mail does, and is not stored. @returns null for groups whose mails no one may end
 */
export function stopMailToken({ accountId, group }: StopMail): string | null {
  if (group !== 'daily' && lockedGroups.has(group)) return null
  const place = group === 'daily' ? dailyPlace : noticeGroups.indexOf(group)
  const body = Buffer.concat([Buffer.from(accountId.replaceAll('-', ''), 'hex'), Buffer.from([place])])
  return Buffer.concat([body, signOf(body)]).toString('base64url')
}

/** What a token is good for; null for every other text. */
export function readStopMailToken(token: unknown): StopMail | null {
  if (typeof token !== 'string' || !/^[\w-]{47}$/.test(token)) return null
  const bytes = Buffer.from(token, 'base64url')
  // One spelling only: the last letter has bits to spare.
  if (bytes.toString('base64url') !== token) return null
  const [body, sign] = [bytes.subarray(0, 17), bytes.subarray(17)]
  if (sign.length !== signBytes || !timingSafeEqual(sign, signOf(body))) return null
  const group = body[16] === dailyPlace ? 'daily' : noticeGroups[body[16]!]
  if (!group || (group !== 'daily' && lockedGroups.has(group))) return null
  const hex = body.subarray(0, 16).toString('hex')
  return { accountId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), group }
}

function signOf(body: Buffer): Buffer {
  return keyedHash('stop-mail', body.toString('hex')).subarray(0, signBytes)
}
