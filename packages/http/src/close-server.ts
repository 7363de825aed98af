import type { Server } from 'node:http'

/** Time for a request whose first bytes have arrived to become one, in milliseconds. */
const halfReadMs = 150
const lookAgainMs = 20

const running = new WeakMap<Server, { requests: number }>()

/** Counts the requests a server is answering, and asks clients for a new connection while `isDraining`. */
export function countRequests(server: Server, isDraining: () => boolean): void {
  const count = { requests: 0 }
  running.set(server, count)
  server.prependListener('request', (_request, answer) => {
    if (isDraining()) answer.setHeader('Connection', 'close')
    count.requests++
    answer.once('close', () => count.requests--)
  })
}

/**
 * Closes a server whose requests are counted: it takes no new connections, running requests have `atMostMs` to be answered, then
 * every connection is cut, also those that never sent a request.
 */
export async function closeServer(
  app: { server: Server; close(): Promise<unknown> | PromiseLike<unknown> },
  atMostMs: number,
): Promise<void> {
  const closed = app.close()
  const count = running.get(app.server)
  const began = performance.now()
  const isOver = () => {
    const waited = performance.now() - began
    return waited >= atMostMs || (waited >= halfReadMs && !count?.requests)
  }
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  app.server.closeAllConnections()
  await closed
}
