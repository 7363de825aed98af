import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

let known: { list: readonly string[]; trust: ReturnType<typeof proxyAddr.compile> } | undefined

/**
 * The address of the client, as Fastify's `request.ip`: what a trusted proxy reports, else the other end of
 * the connection.
 * @param trusted addresses and networks of proxies
 */
export function clientAddress(request: IncomingMessage, trusted: readonly string[]): string {
  if (trusted.length === 0) return request.socket.remoteAddress ?? ''
  if (known?.list !== trusted) known = { list: trusted, trust: proxyAddr.compile([...trusted]) }
  return proxyAddr(request, known.trust)
}
