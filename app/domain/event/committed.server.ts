import { afterCommit } from '#infra/database.ts'
import type { EventType } from './event.ts'

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
