import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { outsideOfRequests } from '@cakrawala/fair-queue/request-scope'
import { clientSignalOf, inScopeOf, inSharedScopeOf } from '@cakrawala/http/admission'
import type { Place } from '@cakrawala/page-cache/page-cache'
import { arriveWith, pathnameOf } from '@cakrawala/page-server/page-listeners'
import { routedPath } from '@cakrawala/page-server/route-table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { settings } from '#infra/settings.ts'
import { inWorkSlot, takeWorkSlot } from '#web/http/admission/admit-request.ts'
import { type AbsentAddress, absentAddress, memoryAnswers, pageMaker } from '#web/http/cache/page-cache.ts'
import { actorOf } from '#web/http/contexts.ts'
import { fileForm } from '#web/http/form/read-form.ts'
import { askedFirst } from '../cache/asked-first.ts'
import { absentPages, pageCache } from '../cache/page-cache.ts'
import { answerHeadersContext, arrivalContext } from '../contexts.ts'
import { isDisabled } from '../disabled-pages.ts'
import { chosenHome, chosenTheme, isStranger, themeCookie } from '../locale-cookie.ts'
import { isOwn } from '../origin.ts'
import { pageListeners } from '../page-listener.ts'
import { type PlainRefusalStatus, refusePlainly, usePageStyles } from '../plain-refusal.ts'
import { securityHeaders } from '../security-headers.ts'

/** The catch-all of the server: every address that is neither a file nor an API call is a page. */
export function pages(readBuild: () => Promise<ServerBuild>, strict: boolean) {
  return async (server: FastifyInstance) => {
    // React Router reads the raw stream itself.
    server.removeAllContentTypeParsers()
    server.addContentTypeParser('*', (_request, _payload, done) => done(null))
    server.all('/*', async (request, reply) => {
      // Read first: what fails before the answer is taken over is answered before routing.
      const build = await readBuild()
      usePageStyles(build.assets.routes.root?.css ?? [])
      const home = chosenHome(request.method, request.url, request.headers.cookie)
      if (home) return reply.header('Cache-Control', 'private, no-store').redirect(home)
      const place = strict ? memoryAnswers.placeOf(request.raw) : null
      const absent = strict ? await absentAt(request, build, place) : null
      if (absent) {
        const { method, path } = absent
        const theme = chosenTheme(request.headers)
        const asked = { method, headers: themeCookie(theme) }
        const render = () => renderForAll(build, new Request(ours(path), asked))
        const key = `${method} ${path} ${theme ?? ''}`
        const send = await outsideOfRequests(() => absentPages.answer(key, render))
        reply.hijack()
        return send(request.raw, reply.raw)
      }
      if (place) {
        const { raw } = request
        const headers = themeCookie(place.variant)
        const render = (signal: AbortSignal) =>
          inSharedScopeOf(raw, signal, () =>
            renderForAll(build, new Request(ours(place.key), { signal, headers })),
          )
        const send = await pageMaker.make(place, render, clientSignalOf(raw))
        reply.hijack()
        return send(raw, reply.raw)
      }
      const isUnknown = isStranger(request.headers)
      const no = refusedPlainly(request)
      const nonce = randomBytes(18).toString('base64')
      reply.hijack()
      const answer = reply.raw
      if (strict)
        for (const [name, value] of Object.entries(securityHeaders(nonce))) answer.setHeader(name, value)
      if (no) return refusePlainly(request.raw, answer, no)
      const full = isUnknown ? await noRoomFor(request, answer) : null
      if (full) return refusePlainly(request.raw, answer, full)
      // A visitor who goes back to a form finds it as it was left: that takes a page the browser may cache
      // for them.
      answer.setHeader('Cache-Control', isUnknown ? 'private, no-cache' : 'private, no-store')
      await answerPage(build, request, reply, nonce)
    })
  }
}

/**
 * The address of the page that is shown where there is nothing: no route takes the address, or what its route
 * shows is not there. Null for all others.
 * @param place the cache key of the page when it is there
 */
async function absentAt(
  request: FastifyRequest,
  build: ServerBuild,
  place: Place | null,
): Promise<AbsentAddress | null> {
  const { raw } = request
  if (!pageCache.isOpen || !isStranger(raw.headers) || refusedPlainly(request)) return null
  const pathname = pathnameOf(raw)
  if (isDisabled(pathname)) return null
  const table = pageListeners.tableOf(build)
  const { known, only } = table.find(routedPath(pathname))
  const ask = place && askedFirst(only)
  const isThere = ask ? await inScopeOf(raw, () => inWorkSlot(() => ask(pathname))).catch(cannotSay) : known
  return isThere ? null : absentAddress(raw, pathname, table.longest + 1)
}

/** Where it cannot be asked, making the page decides. */
const cannotSay = () => true

/**
 * Takes the work slot of a visitor without a session before the router costs anything; a request with one may
 * be of a user with slots of their own, and gets its slot once that is known (`meetVisitor`).
 */
async function noRoomFor({ raw }: FastifyRequest, answer: ServerResponse): Promise<503 | null> {
  try {
    const release = await inScopeOf(raw, takeWorkSlot)
    answer.once('close', release)
    return null
  } catch {
    return 503
  }
}

/** Renders a page as a visitor meets it of whom nothing is known but a theme: no other cookie, no device, no nonce. */
function renderForAll(build: ServerBuild, request: Request): Promise<Response> {
  const context = newContext()
  const visitor = { kind: 'visitor', address: '' } as const
  context.set(arrivalContext, { address: '', device: '', nonce: '', readActor: async () => visitor })
  return pageListeners.of(build, routedPath(new URL(request.url).pathname)).handle(request, context)
}

function ours(path: string): string {
  return settings().origin + path
}

/** Also an address no route can read is answered by a page: what that needs is there before any route. */
function newContext(): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(answerHeadersContext, new Headers())
  return context
}

/** Status of requests no page may see: other methods, forms of other sites, bodies without a length or too large. */
function refusedPlainly({ method, headers }: FastifyRequest): PlainRefusalStatus | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return 405
  const site = headers['sec-fetch-site']
  if (!isOwn(typeof site === 'string' ? site : null, headers.origin ?? null, headers.referer ?? null))
    return 403
  const length = headers['content-length']
  if (length === undefined) return 411
  return Number(length) > fileForm.bytes ? 413 : null
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
  const path = routedPath(pathnameOf(request.raw))
  await inScopeOf(request.raw, () =>
    arriveWith(context, () => pageListeners.of(build, path).listen(request.raw, reply.raw)),
  )
}
