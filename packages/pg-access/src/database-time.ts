import { type RequestScope, requestScope } from '@cakrawala/fair-queue/request-scope'
import { waitBound } from '@cakrawala/fair-queue/wait-bounds'

/**
 * All the waiting that one request may do in a row for a place at work, a turn, a connection and the database's answers, in
 * milliseconds: it is answered within four seconds.
 */
const longestWaitMs = 3_000
/** After such a pause (a form was read, a stream stood open) the waiting is counted anew. */
const pauseMs = 500

type Waiting = { spentMs: number; open: number; since: number; until: number }
const waitings = new WeakMap<RequestScope, Waiting>()

/** How long the current request may still wait for the database, in milliseconds; undefined outside of requests. */
export function databaseTimeLeft(): number | undefined {
  const scope = requestScope()
  if (!scope) return undefined
  const waiting = waitings.get(scope)
  const most = waitBound(longestWaitMs)
  if (!waiting) return most
  const at = performance.now()
  if (waiting.open > 0) return most - waiting.spentMs - (at - waiting.since)
  return at - waiting.until > pauseMs ? most : most - waiting.spentMs
}

/**
 * Counts the time from now on as waiting of the current request; what is waited for together counts once. Who queues for a place
 * behind others that wait for the database waits for it, too.
 * @returns ends it
 */
export function countWaiting(): () => void {
  const scope = requestScope()
  if (!scope) return () => undefined
  const at = performance.now()
  const waiting = waitings.get(scope) ?? { spentMs: 0, open: 0, since: at, until: at }
  waitings.set(scope, waiting)
  if (waiting.open++ === 0) {
    if (at - waiting.until > pauseMs) waiting.spentMs = 0
    waiting.since = at
  }
  let over = false
  return () => {
    if (over) return
    over = true
    if (--waiting.open > 0) return
    waiting.until = performance.now()
    waiting.spentMs += waiting.until - waiting.since
  }
}
