import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { builtFiles } from '@cakrawala/http/built-files'
import { countRequests } from '@cakrawala/http/close-server'
import { isHealth } from '@cakrawala/http/health'
import { sayWhenToComeAgain } from '@cakrawala/http/retry-after'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { settings } from '#infra/settings.ts'
import { api } from '#web/api/api.ts'
import { memoryAnswers } from '#web/http/cache/page-cache.ts'
import { sharePictures } from '#web/http/sharing/share-card.ts'
import { admitRequest } from '../admission/admit-request.ts'
import { health, isDraining } from '../health.ts'
import { isStream, live } from '../live/live.ts'
import { addRequestChecks, refusalOptions } from '../request-checks.ts'
import { securityTxt } from '../security-txt.ts'
import { sitemap } from '../sitemap/sitemap.ts'
import { stopMailByPost } from '../stop-mail.ts'
import { answerOnFilesHost, isForFiles } from './files-host.ts'
import { pages } from './pages.ts'
import { isRefused, refuseBusy } from './refuse-busy.ts'

/** Serves what the development server makes: scripts, styles, modules. */
type DevMiddleware = (request: IncomingMessage, answer: ServerResponse, next: () => void) => void

/**
 * The one HTTP server: health, static files, the API, and every page. `readBuild` gives the page bundle; `middleware`
 * replaces the static files in development, where no content security policy is sent.
 */
export async function createServer(
  readBuild: () => Promise<ServerBuild>,
  { middleware }: { middleware?: DevMiddleware } = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: 1_048_576,
    serverFactory,
    // What arrives on an open connection while the server closes is still answered, and asked to come back on another.
    return503OnClosing: false,
    trustProxy: [...settings().trustProxy],
    logger: false,
    ...refusalOptions,
  })
  addRequestChecks(server, !middleware)
  await server.register(health)
  await server.register(securityTxt)
  await server.register(sitemap)
  await server.register(sharePictures)
  if (middleware)
    server.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done))
  else await server.register(fastifyStatic, builtFiles(resolve('build/client')))
  await server.register(live)
  await server.register(stopMailByPost)
  await server.register(api)
  await server.register(pages(readBuild, !middleware))
  return server
}

const requestTimeoutMs = 30_000
const connectionTimeoutMs = 60_000
const headersTimeoutMs = 10_000
/** A connection without a request costs some ten kilobytes. */
const mostConnections = 8_000

/** Files have a host of their own; pages that lie in memory are answered before anything else looks at the request. */
function serverFactory(handle: (request: IncomingMessage, answer: ServerResponse) => void) {
  const server = createHttpServer(refusalOptions.http, (request, answer) => {
    // The connection ends with the refusal: what was sent behind it costs nothing more.
    if (isRefused(request.socket)) return
    sayWhenToComeAgain(answer)
    const forFiles = isForFiles(request)
    if (!forFiles && memoryAnswers.answer(request, answer)) return
    // Health has capacity of its own: it must answer while everything else is full.
    if (!forFiles && isHealth(request)) return handle(request, answer)
    const work = forFiles ? () => void answerOnFilesHost(request, answer) : () => handle(request, answer)
    const kind = forFiles ? 'file' : isStream(request) ? 'stream' : 'page'
    if (!admitRequest(request, answer, kind, work)) refuseBusy(request, answer, forFiles)
  })
  server.headersTimeout = headersTimeoutMs
  countRequests(server, isDraining)
  server.requestTimeout = requestTimeoutMs
  server.maxConnections = mostConnections
  server.keepAliveTimeout = 72_000
  server.setTimeout(connectionTimeoutMs)
  return server
}
