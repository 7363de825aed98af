import type { IncomingMessage, ServerResponse } from 'node:http'
import { inRequestScope, type RequestScope } from '@cakrawala/fair-queue/request-scope'
import { inConnectionOrder } from '@cakrawala/http/connection-queue'
import { OpenRequests } from '@cakrawala/http/open-requests'
import { sharingNetworkOf } from '#infra/client-network.ts'
import { clientAddress } from './client-address.ts'

/** Requests that are open at one time; streams of news are bounded by their hub. */
export const openBounds = { all: 1_500, network: 192, filesOfNetwork: 32 } as const

/** What kind of answer is asked for: a file stays in memory until it is read. */
export type AskedKind = 'page' | 'file' | 'stream'

/** Made once: an error for each of many closed connections costs more than their requests. */
const clientGone = new Error('the client is gone')

const open = new OpenRequests({
  all: openBounds.all,
  ofOne: { page: openBounds.network, file: openBounds.filesOfNetwork },
})
const scopes = new WeakMap<IncomingMessage, RequestScope>()

/**
 * Admits a request where its connection, its network and the process have capacity, and opens its scope.
 * @param work begins the request, at once or after those before it on the same connection
 * @returns false when there is no capacity: the caller refuses with 503
 */
export function admitRequest(
  request: IncomingMessage,
  answer: ServerResponse,
  kind: AskedKind,
  work: () => void,
): boolean {
  const network = sharingNetworkOf(clientAddress(request))
  const give = kind === 'stream' ? undefined : open.take(kind, network)
  if (give === null) return false
  const gone = new AbortController()
  const scope: RequestScope = { network, signal: gone.signal }
  scopes.set(request, scope)
  answer.once('close', () => {
    give?.()
    if (!answer.writableFinished) gone.abort(clientGone)
  })
  return inConnectionOrder(request.socket, answer, () => inRequestScope(scope, work))
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
