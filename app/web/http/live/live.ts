import type { IncomingMessage } from 'node:http'
import { openStream } from '@cakrawala/event-streams/event-stream'
import { logLine } from '@cakrawala/logging/log'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { knownUpTo } from '#domain/notification/notification-queries.server.ts'
import type { Person } from '#kernel/actor.ts'
import { type Locale, localeOf } from '#kernel/locale.ts'
import { actorOf } from '#web/http/contexts.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'
import { isDraining } from '../health.ts'
import { isOwn } from '../origin.ts'
import { commonHeaders } from '../security-headers.ts'
import { keepStream, newsOf, roomFor } from './live-hub.ts'

const streamPath = '/notifications/stream'

type Asked = { locale?: unknown; after?: unknown }

/**
 * Notifications as they happen: `/notifications/stream` stays open and sends a signed-in person what the page
 * shows them, `/notifications/state` returns the same once. Both only to our own pages, never cached.
 */
export async function live(server: FastifyInstance): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...commonHeaders(), 'cache-control': 'private, no-store' })
  })
  server.setErrorHandler((error, request, reply) => {
    const status = refusalOf(error)?.status ?? 500
    if (status === 500) logLine('error', { event: 'live_failed', path: request.url.split('?')[0]! }, error)
    return reply.code(status).send()
  })
  const once = { exposeHeadRoute: false }
  server.get(streamPath, once, async (request, reply) => {
    const person = await reader(request, reply)
    if (person) await stream(person, request, reply)
    return reply
  })
  server.get('/notifications/state', once, async (request, reply) => {
    const person = await reader(request, reply)
    if (!person) return reply
    const { unread, notices } = await newsOf(person, await placeAsked(person, request), localeAsked(request))
    return reply.send({ unread, notices })
  })
}

async function stream(person: Person, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const seq = await placeAsked(person, request)
  const room = isDraining() ? 'full' : roomFor(person)
  if (room !== 'free') {
    reply.header('retry-after', '60')
    return void reply.code(room === 'full' ? 503 : 429).send()
  }
  reply.hijack()
  openStream(reply.raw, commonHeaders())
  keepStream({ person, locale: localeAsked(request), seq, unread: null, quietUntil: null, out: reply.raw })
}

/** The actor, as far as they may have notifications at all; answers everyone else. */
async function reader(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
  const { cookie = null, authorization = null, origin = null, 'user-agent': device = '' } = request.headers
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string' && !isOwn(site, origin, null)) {
    reply.code(403).send()
    return null
  }
  const actor = await actorOf(
    { cookie, authorization },
    { address: request.ip, device: device.slice(0, 300) },
  )
  if (actor.kind === 'person' && !actor.factorOwed) return actor
  reply.code(401).send()
  return null
}

/** Whether a request is for the answer that stays open. */
export function isStream({ url = '' }: IncomingMessage): boolean {
  return url.startsWith(streamPath)
}

/** A browser that reconnects names the event it received last; one that begins, what its page shows. */
function placeAsked(person: Person, request: FastifyRequest): Promise<number> {
  const last = request.headers['last-event-id'] ?? (request.query as Asked).after
  return knownUpTo(person, typeof last === 'string' ? last : null)
}

function localeAsked({ query }: FastifyRequest): Locale {
  const { locale } = query as Asked
  return localeOf(typeof locale === 'string' ? locale : null)
}
