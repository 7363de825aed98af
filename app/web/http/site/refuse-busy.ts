import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '#kernel/refusal.ts'
import { localeAsked, refusalJson } from '#web/api/answer.ts'
import { plainRefusalPage, refusePlainly } from '#web/http/plain-refusal.ts'
import { commonHeaders, plainPageHeaders } from '#web/http/security-headers.ts'
import { refuseFile } from './files-host.ts'

const refused = new WeakSet<Socket>()

/** Whether a request of this connection was refused for capacity: the connection ends with that answer. */
export function isRefused(socket: Socket): boolean {
  return refused.has(socket)
}

/**
 * Answers 503 with Retry-After to a request there is no capacity for, in the form its reader expects, and
 * ends the connection.
 */
export function refuseBusy(request: IncomingMessage, answer: ServerResponse, forFiles: boolean): void {
  refused.add(request.socket)
  if (forFiles) refuseFile(answer, 503)
  else if (/^\/(?:auth-)?api\//.test(request.url ?? '')) refuseCall(request, answer)
  else refusePlainly(request, answer, 503)
}

function refuseCall(request: IncomingMessage, answer: ServerResponse): void {
  const json = refusalJson(new Refusal('unavailable'), localeAsked(request.headers['accept-language']))
  answer
    .writeHead(503, {
      ...commonHeaders(),
      ...{ 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      Connection: 'close',
    })
    .end(JSON.stringify(json))
}

/**
 * The answer to a page there is no capacity for: made without React, since making it must cost next to
 * nothing.
 */
export function busyPage({ url, method }: Request): Response {
  const { pathname } = new URL(url)
  return new Response(method === 'HEAD' ? null : plainRefusalPage(503, pathname, method), {
    status: 503,
    headers: plainPageHeaders(),
  })
}
