import { now } from '#kernel/clock.ts'
import { databaseUrl } from './database.ts'

type Kept = { at: number; until: number; read: Promise<unknown> }

/** More are never held: the one kept longest goes first. */
export const keptMost = 500

const kept = new Map<string, Kept>()

/**
 * What `read` answers, kept in this process for `time` milliseconds, one database apart from another. `what` names the
 * figures and everything they depend on: whoever asks with the same name is told the same, so it must name what the viewer
 * may see. Who comes while it is read waits for the same answer; a failure is told and forgotten.
 */
export function keptFor<T>(what: string, time: number, read: () => Promise<T>): Promise<T> {
  const key = `${databaseUrl()} ${what}`
  const at = now().getTime()
  const known = kept.get(key)
  // In a journey through time the clock goes back, too.
  if (known && known.at <= at && at < known.until) return known.read as Promise<T>
  forget(at)
  const mine: Kept = { at, until: at + time, read: read() }
  kept.delete(key)
  kept.set(key, mine)
  mine.read.catch(() => {
    if (kept.get(key) === mine) kept.delete(key)
  })
  return mine.read as Promise<T>
}

function forget(at: number): void {
  for (const [key, { until }] of kept) if (until <= at) kept.delete(key)
  for (const key of kept.keys()) {
    if (kept.size < keptMost) break
    kept.delete(key)
  }
}
