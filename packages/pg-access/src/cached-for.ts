import { now } from '@cakrawala/calendar/clock'
import { databaseUrl } from './database.ts'

type Cached = { at: number; until: number; read: Promise<unknown> }

/** The most entries of one kind: the oldest is dropped first. */
export const cacheLimit = 200

/** Each kind has entries of its own, so that reading many of one kind evicts nothing of another. */
const kinds = new Map<string, Map<string, Cached>>()

/**
 * What `read` returns, cached in this process for `time` milliseconds, one database apart from another.
 * `kind` names the figures, `of` everything they depend on: all callers with the same key get the same value,
 * so it must name what the viewer may see. Callers during a read wait for the same answer; a failure is
 * passed on and not cached.
 */
export function cachedFor<T>(kind: string, of: string, time: number, read: () => Promise<T>): Promise<T> {
  const kept = entriesOf(kind)
  const at = now().getTime()
  const known = kept.get(of)
  // In a journey through time the clock goes back, too.
  if (known && known.at <= at && at < known.until) return known.read as Promise<T>
  forget(kept, at)
  const mine: Cached = { at, until: at + time, read: read() }
  kept.delete(of)
  kept.set(of, mine)
  mine.read.catch(() => {
    if (kept.get(of) === mine) kept.delete(of)
  })
  return mine.read as Promise<T>
}

function entriesOf(kind: string): Map<string, Cached> {
  const name = `${databaseUrl()} ${kind}`
  const known = kinds.get(name) ?? new Map<string, Cached>()
  kinds.set(name, known)
  return known
}

function forget(kept: Map<string, Cached>, at: number): void {
  for (const [of, { until }] of kept) if (until <= at) kept.delete(of)
  for (const of of kept.keys()) {
    if (kept.size < cacheLimit) break
    kept.delete(of)
  }
}
