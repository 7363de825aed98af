import { after, hour } from '@cakrawala/calendar/clock'
import { type SQL, sql } from 'drizzle-orm'
import { afterCommit } from '#infra/database.ts'
import type { EventType } from './event.ts'

/**
 * Events are numbered nearly in the order of their moments: writers may wait in line, but never this long. So a day is a
 * range of numbers, and a list need not read all that came after it.
 */
const longestWait = hour

/** Whether event `e` is of this moment or later. */
export function isSince(moment: Date): SQL {
  const earlier = textOf(after(moment, -longestWait))
  return sql`(e.at >= ${textOf(moment)}::timestamptz AND e.seq > coalesce(
    (SELECT seq FROM events WHERE at < ${earlier}::timestamptz ORDER BY at DESC LIMIT 1), 0))`
}

/** Whether event `e` is earlier than this moment. */
export function isBefore(moment: Date): SQL {
  const later = textOf(after(moment, longestWait))
  return sql`(e.at < ${textOf(moment)}::timestamptz AND e.seq < coalesce(
    (SELECT seq FROM events WHERE at >= ${later}::timestamptz ORDER BY at LIMIT 1), 9223372036854775807))`
}

/** Years before 1 and after 9999 are spelled in a way PostgreSQL does not read; no event is near them. */
function textOf(moment: Date): string {
  const [first, last] = [Date.UTC(1000, 0, 1), Date.UTC(9000, 0, 1)]
  return new Date(Math.min(Math.max(moment.getTime(), first), last)).toISOString()
}

const listeners = new Set<(type: EventType) => void>()

/**
 * Calls `listener` with each event this process has just committed, before its act is answered: who reads after an act reads what
 * it did. Events of other processes come by the channel `events` alone.
 * @returns ends it
 */
export function onCommitted(listener: (type: EventType) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** To be notified once the transaction that records the event is committed. */
export function notifyCommitted(type: EventType): void {
  if (listeners.size === 0) return
  afterCommit(() => {
    for (const listener of listeners) listener(type)
  })
}
