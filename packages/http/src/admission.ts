import type { IncomingMessage, ServerResponse } from 'node:http'
import { inRequestScope, type RequestScope } from '@cakrawala/fair-queue/request-scope'
import { inConnectionOrder } from './connection-queue.ts'
import { OpenRequests } from './open-requests.ts'

/** What kind of answer is asked for: a file stays in memory until it is read. Streams have bounds of their own. */
export type AskedKind = 'page' | 'file' | 'stream'

type Options = {
  /** Requests open at one time: of all, of one network, and of one network for files. */
  bounds: { all: number; network: number; filesOfNetwork: number }
  /** The network a request comes from, which shares its bounds. */
  networkOf: (request: IncomingMessage) => string
}

/** Made once: an error for each of many closed connections costs more than their requests. */
const clientGone = new Error('the client is gone')

const scopes = new WeakMap<IncomingMessage, RequestScope>()

/**
 * Makes what admits a request where its connection, its network and the process have capacity, and opens its scope. It takes
 * `work`, which begins the request at once or after those before it on the same connection, and returns false when there is no
 * capacity: the caller refuses with 503.
 */
export function admission({ bounds: { all, network, filesOfNetwork }, networkOf }: Options) {
  const open = new OpenRequests({ all, ofOne: { page: network, file: filesOfNetwork } })
  return (request: IncomingMessage, answer: ServerResponse, kind: AskedKind, work: () => void): boolean => {
    const owner = networkOf(request)
    const give = kind === 'stream' ? undefined : open.take(kind, owner)
    if (give === null) return false
    const gone = new AbortController()
    const scope: RequestScope = { network: owner, signal: gone.signal }
    scopes.set(request, scope)
    answer.once('close', () => {
      give?.()
      if (!answer.writableFinished) gone.abort(clientGone)
    })
    return inConnectionOrder(request.socket, answer, () => inRequestScope(scope, work))
  }
}

/** Runs `work` in the scope of a request: events of its body arrive outside of it. */
export function inScopeOf<T>(request: IncomingMessage, work: () => T): T {
  const scope = scopes.get(request)
  return scope ? inRequestScope(scope, work) : work()
}

/** The same for work that others wait for, too: it goes on while `signal` is not aborted, also when this client is gone. */
export function inSharedScopeOf<T>(request: IncomingMessage, signal: AbortSignal, work: () => T): T {
  const scope = scopes.get(request)
  return scope ? inRequestScope({ network: scope.network, signal }, work) : work()
}

/** Aborted when the client of a request is gone. */
export function clientSignalOf(request: IncomingMessage): AbortSignal | undefined {
  return scopes.get(request)?.signal
}
