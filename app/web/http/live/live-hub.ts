import type { ServerResponse } from 'node:http'
import { now } from '@cakrawala/calendar/clock'
import { endStream, sendEvent } from '@cakrawala/event-streams/event-stream'
import { StreamHub } from '@cakrawala/event-streams/stream-hub'
import { sharingNetworkOf } from '@cakrawala/http/client-network'
import { logLine } from '@cakrawala/logging/log'
import { listenTo } from '@cakrawala/pg-access/listen'
import { peopleOfSessions } from '#domain/account/session/session-queries.server.ts'
import { everybody, noticeChannel } from '#domain/notification/notice-choices.server.ts'
import { noticesSeenBy, unreadOf } from '#domain/notification/notification-queries.server.ts'
import { quietNow } from '#domain/notification/quiet-hours.server.ts'
import type { Person } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { type Notice, noticesIn } from '#web/http/notices.ts'

/** One open answer to one browser of one session. `seq`: how far its news have been sent. */
type LiveStream = {
  person: Person
  locale: Locale
  seq: number
  /** The number the bell showed last; null before the first. */
  unread: number | null
  /** The end of the quiet hours its reader is in: what waits is sent then. */
  quietUntil: Date | null
  out: ServerResponse
}

/** News of one turn; more than that are read on the page. */
const mostAtOnce = 20

/** What is news to a reader since `seq`, oldest first, and how many are unread. In quiet hours the number alone. */
export async function newsOf(
  person: Person,
  seq: number,
  locale: Locale,
): Promise<{ unread: number; seq: number; notices: Notice[]; quietUntil: Date | null }> {
  const quietUntil = await quietNow(person.accountId)
  if (quietUntil) return { unread: await unreadOf(person), seq, notices: [], quietUntil }
  const rows = await noticesSeenBy(person, {}, { afterSeq: seq, size: mostAtOnce })
  return {
    unread: await unreadOf(person),
    seq: rows[0]?.seq ?? seq,
    notices: noticesIn(rows.toReversed(), locale),
    quietUntil,
  }
}

/** Sends what is news to its reader; only the number where nothing else is. */
async function sendNews(stream: LiveStream): Promise<void> {
  const { unread, seq, notices, quietUntil } = await newsOf(stream.person, stream.seq, stream.locale)
  stream.seq = seq
  stream.quietUntil = quietUntil
  for (const notice of notices) sendEvent(stream.out, 'notice', { ...notice, unread }, notice.id)
  if (notices.length === 0 && unread !== stream.unread) sendEvent(stream.out, 'unread', { unread })
  stream.unread = unread
}

/** Streams of one process, of one network and of one account in it: a browser needs one for all its tabs. */
export const liveBounds = { process: 1_000, network: 250, account: 6 } as const

let hub: StreamHub<LiveStream> | null = null

/** Opens the streams of this process, with one connection that listens for all of them. */
export function openLive(databaseUrl: string): { stop(): Promise<void> } {
  const mine = newHub()
  hub = mine
  const ears = listenTo(databaseUrl, noticeChannel, {
    onNews: (account = everybody) => mine.ring(account === everybody ? null : account),
  })
  mine.start()
  return {
    async stop() {
      if (hub === mine) hub = null
      mine.stop()
      await ears.stop()
      await mine.settled
    },
  }
}

/** Whether one more stream may be opened here: `full` for the process or the network, `enough` for the account. */
export function roomFor({ accountId, address }: Person): 'free' | 'full' | 'enough' {
  return hub?.roomFor(accountId, sharingNetworkOf(address)) ?? 'full'
}

/** Takes a stream in until it closes, and sends what its reader has not seen yet. */
export function keepStream(stream: LiveStream): void {
  if (hub) hub.keep(stream)
  else endStream(stream.out, false)
}

function newHub(): StreamHub<LiveStream> {
  const { process, network, account } = liveBounds
  return new StreamHub({
    bounds: { process, network, owner: account },
    ownerOf: ({ person }) => person.accountId,
    networkOf: ({ person }) => sharingNetworkOf(person.address),
    send: sendNews,
    onSendError: (error) => logLine('warn', { event: 'live_news_failed' }, error),
    over: endedSessions,
  })
}

/** Streams whose session is over; the others know their reader as they are by now: rights may have gone meanwhile. */
async function endedSessions(streams: readonly LiveStream[]): Promise<LiveStream[]> {
  const people = await peopleOfSessions(
    new Map(streams.map(({ person }) => [person.sessionId, person.address])),
  )
  return streams.filter((stream) => {
    const person = people.get(stream.person.sessionId)
    if (!person || person.factorOwed) return true
    stream.person = person
    if (stream.quietUntil && stream.quietUntil <= now()) hub?.ring(person.accountId)
    return false
  })
}
