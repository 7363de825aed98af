import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { wordsIn } from '#i18n/catalogue.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { refusals } from '#i18n/refusals.ts'
import type { Actor } from '#kernel/actor.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import { type FieldErrors, type Refusal, refuse } from '#kernel/refusal.ts'
import { actorOf } from '#web/http/actor.ts'
import { isOwn } from '#web/http/origin.ts'
import { parseInput } from '#web/http/parse.ts'

/** One call of the API: who asks, and what. */
export type ApiCall = {
  actor: Actor
  address: string
  device: string
  /** Whether one of our own pages asks. API clients are neither own nor foreign. */
  own: boolean
  params: Record<string, string>
  /** The query through a schema. @throws Refusal invalid_input */
  query: <S extends z.ZodType>(schema: S) => z.output<S>
  /** The JSON body through a schema. @throws Refusal invalid_input, media_type_unsupported */
  body: <S extends z.ZodType>(schema: S) => z.output<S>
  reply: FastifyReply
}

/**
 * Makes a handler that answers `{success: true, data}`. What is thrown becomes `{success: false, …}` in the plugin's
 * error handler. Pages of other sites are refused, and acts by cookie must come from our own pages.
 * @param whileFactorOwed whether the call is open to people who must set up a second factor before anything else
 */
export function answer(
  work: (call: ApiCall) => Promise<unknown>,
  { whileFactorOwed = false }: { whileFactorOwed?: boolean } = {},
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    refuseForeign(request)
    const { cookie, authorization } = request.headers
    const from = { address: request.ip, device: (request.headers['user-agent'] ?? '').slice(0, 300) }
    const actor = await actorOf({ cookie: cookie ?? null, authorization: authorization ?? null }, from)
    const owed = actor.kind === 'person' && actor.factorOwed
    if (owed && !whileFactorOwed) refuse('step_missing', 'factor_owed')
    const data = await work({
      actor,
      ...from,
      own: isFromOwnPage(request),
      params: request.params as Record<string, string>,
      query: (schema) => parseInput(schema, request.query),
      body: (schema) => parseInput(schema, bodyOf(request)),
      reply,
    })
    return { success: true, data: plain(data) }
  }
}

/** The language an API client asks for. */
export function localeAsked(header: string | undefined): Locale {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((wish) => {
      const [tag = '', ...rest] = wish.trim().toLowerCase().split(';')
      const weight = rest.map((part) => /^\s*q=([\d.]{1,5})$/.exec(part)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
  const known = wishes.filter(
    ({ language, weight }) => (language === 'id' || language === 'en') && weight > 0,
  )
  const [best] = known.sort((a, b) => b.weight - a.weight)
  return best ? (best.language as Locale) : defaultLocale
}

/** The JSON of a refusal, in the reader's language. */
export function refusalJson(refusal: Refusal, locale: Locale) {
  const { codes, details } = wordsIn(refusals, locale)
  const closer =
    refusal.detail === undefined ? undefined : (details as Record<string, string>)[refusal.detail]
  const errors = errorsOf(refusal.fields, locale)
  return {
    success: false,
    code: refusal.code,
    message: closer ?? codes[refusal.code],
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
  }
}

function errorsOf(fields: FieldErrors, locale: Locale): Record<string, string[]> {
  const words = wordsIn(fieldErrors, locale) as Record<string, (facts: never) => string>
  return Object.fromEntries(
    Object.entries(fields).map(([field, errors]) => [
      field,
      errors.map(({ key, params }) => (words[key] ?? words.invalid!)({ ...params, label: field } as never)),
    ]),
  )
}

function bodyOf(request: FastifyRequest): unknown {
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(request.headers['content-type'] ?? '')) {
    refuse('media_type_unsupported')
  }
  return request.body
}

function isFromOwnPage(request: FastifyRequest): boolean {
  const { origin, referer } = request.headers
  return isOwn(siteOf(request), origin ?? null, referer ?? null)
}

function refuseForeign(request: FastifyRequest): void {
  const fromBrowser = siteOf(request) !== null || request.headers.origin !== undefined
  const byCookie = request.headers.cookie !== undefined && request.headers.authorization === undefined
  const acts = !['GET', 'HEAD'].includes(request.method)
  if (acts && (fromBrowser || byCookie) && !isFromOwnPage(request)) refuse('cross_site')
}

function siteOf(request: FastifyRequest): string | null {
  const site = request.headers['sec-fetch-site']
  return typeof site === 'string' ? site : null
}

/** Money is whole rupiah in the code and a number in JSON; no amount of ours is above 2^53. */
function plain(data: unknown): unknown {
  return JSON.parse(
    JSON.stringify(data, (_key, value) => (typeof value === 'bigint' ? Number(value) : value)) ?? 'null',
  )
}
