import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom a piece of work is done. Queues and the database pool share their places by it. */
export type RequestScope = {
  /** The client's network: an IPv4 /24 or an IPv6 /48. */
  readonly network: string
  /** Set as soon as the session is read. */
  accountId?: string
  /** Aborted when the client has closed the connection: unfinished work may stop. */
  readonly signal: AbortSignal
  /** The place the request holds among those at work, while it holds one. */
  slot?: WorkSlot
}

/** A place at work that can be given up for a while, or for good: `release` may be called more than once. */
export type WorkSlot = { pause(): void; resume(): Promise<void>; release(): void }

const scopes = new AsyncLocalStorage<RequestScope | undefined>()

/** Runs `work` and everything it starts in the scope of one request. */
export function inRequestScope<T>(scope: RequestScope, work: () => T): T {
  return scopes.run(scope, work)
}

/** Runs `work` for the process itself, whichever request came first: for what all of them get alike. */
export function outsideOfRequests<T>(work: () => T): T {
  return scopes.run(undefined, work)
}

/** The request that the calling code works for; undefined in jobs, at the start and in tests of a function. */
export function requestScope(): RequestScope | undefined {
  return scopes.getStore()
}

/** Whose share of a queue or a pool the calling code uses: the account, else the network; undefined outside of requests. */
export function shareOwner(): string | undefined {
  const scope = scopes.getStore()
  if (!scope) return undefined
  return scope.accountId === undefined ? `network:${scope.network}` : `account:${scope.accountId}`
}

/**
 * Gives up the request's place at work while it waits for something that has bounds of its own: the client's bytes, or
 * another queue. Otherwise slow clients and long queues would hold the places of everyone.
 */
export async function outsideOfSlot<T>(work: () => Promise<T>): Promise<T> {
  const slot = scopes.getStore()?.slot
  if (!slot) return work()
  slot.pause()
  try {
    return await work()
  } finally {
    await slot.resume()
  }
}
