import type { ServerResponse } from 'node:http'
import { noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import type { Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Notice, noticesIn } from '../notices.ts'
import { commonHeaders } from '../security-headers.ts'

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
/** What a browser may leave unread before it counts as gone, in bytes. */
const mostWaiting = 262_144

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

/** Begins an answer that stays open: nobody keeps it, packs it or holds it back. */
export function openStream(out: ServerResponse): void {
  out.writeHead(200, {
    ...commonHeaders(),
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'private, no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
  // Browsers that lose us all at once do not all come back at once.
  out.write(`retry: ${3_000 + Math.round(Math.random() * 4_000)}\n\n`)
}

/** Sends what is news to its reader; only the number where nothing else is. */
export async function sendNews(stream: LiveStream): Promise<void> {
  const { unread, seq, notices } = await newsOf(stream.person, stream.seq, stream.locale)
  stream.seq = seq
  for (const notice of notices) say(stream, 'notice', { ...notice, unread }, notice.id)
  if (notices.length === 0 && unread !== stream.unread) say(stream, 'unread', { unread })
  stream.unread = unread
}

/** A line that says nothing: it keeps the way open, and finds out that nobody is there. */
export function beat(stream: LiveStream): void {
  write(stream, ':\n\n')
}

/** Ends a stream. @param over whether the session is: then the browser need not come back */
export function endStream({ out }: LiveStream, over: boolean): void {
  if (over && !out.writableEnded) out.write('event: over\ndata: {}\n\n')
  out.end()
}

function say(stream: LiveStream, event: string, data: unknown, id?: string): void {
  write(stream, `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

function write({ out }: LiveStream, text: string): void {
  if (out.writableLength > mostWaiting) return void out.destroy()
  if (!out.writableEnded) out.write(text)
}
