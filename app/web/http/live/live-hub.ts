import { peopleOfSessions } from '#domain/account/session/session-queries.server.ts'
import { everybody, noticeChannel } from '#domain/notification/notice-channel.server.ts'
import { sharingNetworkOf } from '#infra/client-network.ts'
import { listenTo } from '#infra/listen.ts'
import { logLine } from '#infra/log.ts'
import type { Person } from '#kernel/actor.ts'
import { beat, endStream, type LiveStream, sendNews } from './live-stream.ts'

/** Streams of one process, of one network and of one account in it: a browser needs one for all its tabs. */
export const liveBounds = { process: 1_000, network: 250, account: 6 } as const

const beatEveryMs = 15_000
/** A session that ended is gone from here within a second (SES-03, RPT-15). */
const checkEveryMs = 400
const longestUnchecked = 900

type Hub = {
  streams: Set<LiveStream>
  /** Accounts with news; everybody's when something may have been missed. */
  waiting: Set<string>
  busy: boolean
  sending: Promise<void>
  checkedAt: number
}

let hub: Hub | null = null

/**
 * Opens the streams of this process: one connection that listens, one question for all sessions at a time, one reader
 * after the other. However many streams are open, none holds a connection of the database.
 */
export function openLive(databaseUrl: string): { stop(): Promise<void> } {
  const mine: Hub = {
    streams: new Set(),
    waiting: new Set(),
    busy: false,
    sending: Promise.resolve(),
    checkedAt: 0,
  }
  hub = mine
  const ears = listenTo(databaseUrl, noticeChannel, { onNews: (account) => ring(mine, account ?? everybody) })
  const beats = setInterval(() => mine.streams.forEach(beat), beatEveryMs).unref()
  let stopped = false
  const watch = async () => {
    while (!stopped) {
      await checkSessions(mine)
      await new Promise((go) => setTimeout(go, checkEveryMs).unref())
    }
  }
  void watch()
  return {
    async stop() {
      stopped = true
      if (hub === mine) hub = null
      clearInterval(beats)
      for (const stream of mine.streams) endStream(stream, false)
      await ears.stop()
      await mine.sending
    },
  }
}

/** Whether one more stream may be opened here: `full` for the process or the network, `enough` for the account. */
export function roomFor({ accountId, address }: Person): 'free' | 'full' | 'enough' {
  if (!hub || hub.streams.size >= liveBounds.process) return 'full'
  const network = sharingNetworkOf(address)
  let [own, near] = [0, 0]
  for (const { person } of hub.streams) {
    if (person.accountId === accountId) own++
    if (sharingNetworkOf(person.address) === network) near++
  }
  if (near >= liveBounds.network) return 'full'
  return own >= liveBounds.account ? 'enough' : 'free'
}

/** Takes a stream in until it closes, and sends what its reader has not seen yet. */
export function keepStream(stream: LiveStream): void {
  const mine = hub
  if (!mine) {
    endStream(stream, false)
    return
  }
  mine.streams.add(stream)
  stream.out.on('close', () => mine.streams.delete(stream))
  stream.out.on('error', () => mine.streams.delete(stream))
  ring(mine, stream.person.accountId)
}

function ring(mine: Hub, account: string): void {
  mine.waiting.add(account)
  if (mine.busy) return
  mine.busy = true
  mine.sending = sendWaiting(mine)
}

/** What rings while others are told is told in the next turn, once. */
async function sendWaiting(mine: Hub): Promise<void> {
  while (mine.waiting.size > 0) {
    const wanted = new Set(mine.waiting)
    mine.waiting.clear()
    for (const stream of mine.streams) {
      const heard = wanted.has(everybody) || wanted.has(stream.person.accountId)
      if (!heard || stream.out.writableEnded) continue
      await sendNews(stream).catch((error: unknown) => {
        logLine('warn', { event: 'live_news_failed' }, error)
        endStream(stream, false)
      })
    }
  }
  // At once, before anybody else can ring: a bell that rings now must start the next turn.
  mine.busy = false
}

/** Ends what is over, and knows the others as they are by now: rights may have gone meanwhile. */
async function checkSessions(mine: Hub): Promise<void> {
  const asked = [...mine.streams]
  if (asked.length === 0) {
    mine.checkedAt = Date.now()
    return
  }
  try {
    const people = await peopleOfSessions(
      new Map(asked.map(({ person }) => [person.sessionId, person.address])),
    )
    mine.checkedAt = Date.now()
    for (const stream of asked) {
      const person = people.get(stream.person.sessionId)
      if (person && !person.factorOwed) stream.person = person
      else endStream(stream, true)
    }
  } catch {
    // Whom nobody can vouch for any more is not told anything.
    if (Date.now() - mine.checkedAt > longestUnchecked) for (const stream of asked) endStream(stream, false)
  }
}
