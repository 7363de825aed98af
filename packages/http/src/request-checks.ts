import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { logLine } from '@cakrawala/logging/log'
import type { FastifyError, FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusedSize } from './request-size.ts'

type Refuse = (request: IncomingMessage, answer: ServerResponse, status: number) => void

type Checks = {
  /** Headers of all answers; null where none are sent. */
  headers: () => Record<string, string> | null
  /** Whether the name of the host is an own one. */
  isOurs: (request: IncomingMessage) => boolean
  /** Addresses that may be asked under every name, or none. */
  isHostFree: (url: string) => boolean
  /** The status an error stands for, where it is no fault. */
  statusOf: (error: unknown) => number | undefined
  refuse: Refuse
}

/**
 * The checks of every request before its actor is known: the headers of all answers, and the name of the
 * host. Must be called on the server before any route is added.
 */
export function addRequestChecks(server: FastifyInstance, checks: Checks): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number) => {
    reply.hijack()
    checks.refuse(request.raw, reply.raw, status)
  }
  server.addHook('onRequest', async (request, reply) => {
    const headers = checks.headers()
    if (headers) reply.headers(headers)
    const no = refusedSize(request.raw) ?? refusedHost(request, checks)
    if (no) refuse(request, reply, no)
  })
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = checks.statusOf(error) ?? error.statusCode ?? 500
    if (status >= 500)
      logLine('error', { event: 'request_failed', method: request.method, path: pathOf(request) }, error)
    return refuse(request, reply, status)
  })
  server.setNotFoundHandler((request, reply) => refuse(request, reply, 405))
}

type Plain = { refuse: Refuse; page: (status: number) => string; headers: () => Record<string, string> }

/** The framework's own refusals (unreadable addresses, broken or slow requests) as pages of the caller, with its headers. */
export function refusalOptions({ refuse, page, headers }: Plain) {
  return {
    // Node's own answer to a request without a Host would carry none of the headers.
    http: { requireHostHeader: false },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack()
      refuse(request.raw, reply.raw, error.statusCode ?? 400)
    },
    clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const status = connectionStatus[error.code ?? ''] ?? 400
      const body = page(status)
      const sent = { ...headers(), Connection: 'close', 'Content-Length': Buffer.byteLength(body) }
      const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    },
  } satisfies FastifyHttpOptions<Server>
}

const connectionStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** One Host, an own one, and a path. */
function refusedHost({ url, headers, raw }: FastifyRequest, { isOurs, isHostFree }: Checks): number | null {
  if (isHostFree(url)) return null
  const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length !== 1) return 400
  if (!isOurs(raw)) return 421
  // Proxies are asked with whole addresses; behind an own origin those would be the address of another site, or of none.
  return url.startsWith('/') && URL.canParse(`http://${headers.host}`) ? null : 400
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]!
}
