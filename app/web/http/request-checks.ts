import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusedSize } from '@cakrawala/http/request-size'
import { logLine } from '@cakrawala/logging/log'
import type { FastifyError, FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { settings } from '#infra/settings.ts'
import { asksFor } from './asked-host.ts'
import { type PlainRefusalStatus, plainRefusalPage, refusePlainly } from './plain-refusal.ts'
import { refusalOf } from './refusal-of.ts'
import { commonHeaders, plainPageHeaders } from './security-headers.ts'

/**
 * The checks of every request before its actor is known: the headers of all answers, and the name of the
 * host. Must be called on the server before any route is added.
 * @param strict false in development, where the pages bring their own scripts and no policy is sent
 */
export function addRequestChecks(server: FastifyInstance, strict: boolean): void {
  server.addHook('onRequest', async (request, reply) => {
    if (strict) reply.headers(commonHeaders())
    const no = refusedSize(request.raw) ?? refusedHost(request)
    if (no) refuse(request, reply, no)
  })
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = refusalOf(error)?.status ?? error.statusCode ?? 500
    if (status >= 500)
      logLine('error', { event: 'request_failed', method: request.method, path: pathOf(request) }, error)
    return refuse(request, reply, status)
  })
  server.setNotFoundHandler((request, reply) => refuse(request, reply, 405))
}

/** The framework's own refusals (unreadable addresses, broken or slow requests), in our words and with our headers. */
export const refusalOptions = {
  // Node's own answer to a request without a Host would carry none of our headers.
  http: { requireHostHeader: false },
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    refuse(request, reply, error.statusCode ?? 400),
  clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = connectionStatus[error.code ?? ''] ?? 400
    const page = plainRefusalPage(status)
    const headers = { ...plainPageHeaders(), Connection: 'close', 'Content-Length': Buffer.byteLength(page) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${page}`)
  },
} satisfies FastifyHttpOptions<Server>

const connectionStatus: Record<string, PlainRefusalStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * One Host, in production ours, and a path. Health is asked by machines that know the process by its number only.
 */
function refusedHost({ url, headers, raw }: FastifyRequest): PlainRefusalStatus | null {
  if (/^\/health\//.test(url)) return null
  const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length !== 1) return 400
  const { mode, origin } = settings()
  if (mode === 'production' && !asksFor(origin, raw)) return 421
  // Proxies are asked with whole addresses; behind our origin those would be the address of another site, or of none.
  return url.startsWith('/') && URL.canParse(`http://${headers.host}`) ? null : 400
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: number): void {
  reply.hijack()
  refusePlainly(request.raw, reply.raw, isPlainRefusalStatus(status) ? status : status < 500 ? 400 : 500)
}

function isPlainRefusalStatus(status: number): status is PlainRefusalStatus {
  return [400, 403, 404, 405, 408, 411, 413, 414, 421, 431, 500, 503].includes(status)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]!
}
