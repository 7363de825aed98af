import type { ServerResponse } from 'node:http'
import { sendEvent } from '@cakrawala/event-streams/event-stream'
import { noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import type { Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Notice, noticesIn } from '../notices.ts'

/** One open answer to one browser of one session. `seq`: how far its news have been sent. */
export type LiveStream = {
  person: Person
  locale: Locale
  seq: number
  /** The number the bell showed last; null before the first. */
  unread: number | null
  out: ServerResponse
}

/** News of one turn; more than that are read on the page. */
const mostAtOnce = 20

/** What is news to a reader since `seq`, oldest first, and how many are unread. */
export async function newsOf(
  person: Person,
  seq: number,
  locale: Locale,
): Promise<{ unread: number; seq: number; notices: Notice[] }> {
  const rows = await noticesSeenBy(person, {}, { afterSeq: seq, size: mostAtOnce })
  return {
    unread: await unreadOf(person),
    seq: rows[0]?.seq ?? seq,
    notices: noticesIn(rows.toReversed(), locale),
  }
}

/** Sends what is news to its reader; only the number where nothing else is. */
export async function sendNews(stream: LiveStream): Promise<void> {
  const { unread, seq, notices } = await newsOf(stream.person, stream.seq, stream.locale)
  stream.seq = seq
  for (const notice of notices) sendEvent(stream.out, 'notice', { ...notice, unread }, notice.id)
  if (notices.length === 0 && unread !== stream.unread) sendEvent(stream.out, 'unread', { unread })
  stream.unread = unread
}
