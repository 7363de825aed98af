import { JsonTooLarge, readJson } from '@cakrawala/api-contract/read-json'
import { logLine } from '@cakrawala/logging/log'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Locale } from '#kernel/locale.ts'
import { Refusal, type RefusalCode, refuse } from '#kernel/refusal.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'
import { commonHeaders } from '#web/http/security-headers.ts'
import { clearedCookies, hasSessionCookie } from '#web/http/session-cookie.ts'
import { answer, localeAsked, refusalJson } from './answer.ts'
import { contract } from './contract.ts'
import { openApi } from './openapi.ts'
import { servePieceUploads } from './piece-uploads.ts'
import { serve } from './serve.ts'

/** The REST API: JSON in, JSON out, the same use cases as the pages. */
export async function api(server: FastifyInstance): Promise<void> {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      const value = text === '' ? undefined : readJson(text)
      return value === undefined ? refuse('invalid_input') : value
    },
  )
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...commonHeaders(),
      'cache-control': 'no-store',
      vary: 'Accept-Language',
    })
  })
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = refusalOf(error) ?? misread(error)
    if (!known)
      logLine('error', { event: 'call_failed', method: request.method, path: pathOf(request) }, error)
    const refusal = known ?? new Refusal('unavailable')
    if (refusal.code === 'not_signed_in') {
      reply.header('www-authenticate', 'Bearer')
      const { cookie = null, authorization } = request.headers
      // A cookie whose session is over goes, with its hints.
      if (authorization === undefined && hasSessionCookie(cookie))
        reply.header('set-cookie', clearedCookies().getSetCookie())
    }
    if (known?.retryAfterSeconds !== undefined) reply.header('retry-after', known.retryAfterSeconds)
    const locale = localeAsked(request.headers['accept-language'])
    const json = refusalJson(refusal, locale, request.routeOptions.url)
    return reply.code(known ? refusal.status : 500).send(json)
  })
  serve(server, contract)
  servePieceUploads(server)
  server.get(
    '/api/v1/openapi.json',
    answer(async ({ locale }) => documentIn(locale), { whileFactorOwed: true }),
  )
  for (const path of ['/api/*', '/auth-api/*']) {
    server.all(
      path,
      answer(async () => refuse('not_found')),
    )
  }
}

const documents = new Map<Locale, ReturnType<typeof openApi>>()

/** Made once a language: the contract never changes while the process runs. */
function documentIn(locale: Locale) {
  const made = documents.get(locale) ?? openApi(contract, locale)
  documents.set(locale, made)
  return made
}

const fastifyRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0]!
}

/** What is refused before a handler sees it: by Fastify, or while the body is read. */
function misread(error: FastifyError): Refusal | undefined {
  if (error instanceof JsonTooLarge) return new Refusal('body_too_large')
  const refusal = fastifyRefusals[error.code]
  return refusal && new Refusal(refusal)
}
