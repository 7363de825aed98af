import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { settings } from '#infra/settings.ts'
import { actorOf } from './actor.ts'
import { makePage, placeOf } from './cache/page-cache.ts'
import { answerHeadersContext, arrivalContext } from './contexts.ts'
import { type DoorStatus, refuseAtTheDoor } from './door-refusal.ts'
import { isOwn } from './origin.ts'
import { arriveWith, listenersOf } from './page-listener.ts'
import { securityHeaders } from './security-headers.ts'

/** The largest form: four files just under 5 MB with their fields, in bytes. */
const largestForm = 21_000_000

/** The catch-all of the server: every address that is neither a file nor an API call is a page. */
export function pages(readBuild: () => Promise<ServerBuild>, strict: boolean) {
  return async (server: FastifyInstance) => {
    // React Router reads the raw stream itself.
    server.removeAllContentTypeParsers()
    server.addContentTypeParser('*', (_request, _payload, done) => done(null))
    server.all('/*', async (request, reply) => {
      // Read first: what fails before the answer is taken over is answered at the door.
      const build = await readBuild()
      const place = strict ? placeOf(request.raw) : null
      if (place) {
        const send = await makePage(place, () => renderForAll(build, request))
        reply.hijack()
        return send(request.raw, reply.raw)
      }
      const nonce = randomBytes(18).toString('base64')
      reply.hijack()
      const answer = reply.raw
      if (strict)
        for (const [name, value] of Object.entries(securityHeaders(nonce))) answer.setHeader(name, value)
      const no = refusedAtTheDoor(request)
      if (no) return refuseAtTheDoor(request.raw, answer, no, build.assets.routes.root?.css ?? [])
      if (request.headers.cookie) answer.setHeader('Cache-Control', 'private, no-store')
      await answerPage(build, request, reply, nonce)
    })
  }
}

/** Renders a page as a visitor meets it of whom nothing is known: no cookie, no device, no nonce. */
function renderForAll(build: ServerBuild, { url }: FastifyRequest): Promise<Response> {
  const context = newContext()
  const visitor = { kind: 'visitor', address: '' } as const
  context.set(arrivalContext, { address: '', device: '', nonce: '', readActor: async () => visitor })
  return listenersOf(build).handle(new Request(settings().origin + url), context)
}

/** Also an address no route can read is answered by a page: what that needs is there before any route. */
function newContext(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(answerHeadersContext, new Headers())
  return context
}

/** Status of requests no page may see: other methods, forms of other sites, bodies without a length or too large. */
function refusedAtTheDoor({ method, headers }: FastifyRequest): DoorStatus | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return 405
  const site = headers['sec-fetch-site']
  if (!isOwn(typeof site === 'string' ? site : null, headers.origin ?? null, headers.referer ?? null))
    return 403
  const length = headers['content-length']
  if (length === undefined) return 411
  return Number(length) > largestForm ? 413 : null
}

async function answerPage(
  build: ServerBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
): Promise<void> {
  const { cookie = null, authorization = null, 'user-agent': agent = '' } = request.headers
  const from = { address: request.ip, device: agent.slice(0, 300) }
  const context = newContext()
  context.set(arrivalContext, { ...from, nonce, readActor: () => actorOf({ cookie, authorization }, from) })
  await arriveWith(context, () => listenersOf(build).listen(request.raw, reply.raw))
}
