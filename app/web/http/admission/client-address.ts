import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { settings } from '#infra/settings.ts'

let known: { list: readonly string[]; trust: ReturnType<typeof proxyAddr.compile> } | undefined

/**
 * The address of the client, as Fastify's `request.ip`: what a trusted proxy reports, else the other end of
 * the connection.
 */
export function clientAddress(request: IncomingMessage): string {
  const list = settings().trustProxy
  if (list.length === 0) return request.socket.remoteAddress ?? ''
  if (known?.list !== list) known = { list, trust: proxyAddr.compile([...list]) }
  return proxyAddr(request, known.trust)
}
