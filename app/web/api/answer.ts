import type { Readable } from 'node:stream'
import { camel, camelKeys, snakeErrors } from '@cakrawala/api-contract/spelling'
import { inScopeOf } from '@cakrawala/http/admission'
import { preferredLanguage } from '@cakrawala/http/preferred-language'
import type { FieldErrors } from '@cakrawala/refusal/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { wordsIn } from '#i18n/catalogue.ts'
import { fieldErrors } from '#i18n/errors.ts'
import { refusals } from '#i18n/refusals.ts'
import type { Actor } from '#kernel/actor.ts'
import { defaultLocale, type Locale, locales } from '#kernel/locale.ts'
import { type Refusal, refuse, refuseField } from '#kernel/refusal.ts'
import { inWorkSlot } from '#web/http/admission/admit-request.ts'
import { actorOf } from '#web/http/contexts.ts'
import { fileForm, readFormBody } from '#web/http/form/read-form.ts'
import { isOwn } from '#web/http/origin.ts'
import { parseForm, parseInput } from '#web/http/parse.ts'
import { refusalOf } from '#web/http/plain-refusal.ts'
import { meetRefusal, refuseBefore } from '#web/http/refused-page.ts'
import { labelsOfCall } from './field-labels.ts'

/** One request of the API: its actor and its content. */
export type ApiRequest = {
  actor: Actor
  address: string
  device: string
  locale: Locale
  /** Whether one of our own pages asks. API clients are neither own nor foreign. */
  own: boolean
  params: Record<string, string>
  /** What the caller named the act by, so that a repeat is known as one. */
  key: string | undefined
  /** The query through a schema. @throws Refusal invalid_input */
  query: <S extends z.ZodType>(schema: S) => z.output<S>
  /** Whether the body is a form with files. */
  sendsForm: boolean
  /** The JSON body through a schema. @throws Refusal invalid_input, media_type_unsupported */
  body: <S extends z.ZodType>(schema: S) => z.output<S>
  /** The same for a body with files. */
  form: <S extends z.ZodType>(schema: S) => Promise<z.output<S>>
  reply: FastifyReply
}

/**
 * Makes a handler of some work. What is thrown becomes `{success: false, …}` in the plugin's error handler. Pages of other
 * sites are refused, and acts by cookie must come from our own pages.
 * @param whileFactorOwed whether the call is open to people who must set up a second factor before anything else
 */
export function answer(
  work: (request: ApiRequest) => Promise<unknown>,
  { whileFactorOwed = false }: { whileFactorOwed?: boolean } = {},
) {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    refuseForeign(request)
    const { cookie, authorization } = request.headers
    const from = { address: request.ip, device: (request.headers['user-agent'] ?? '').slice(0, 300) }
    const actor = await actorOf({ cookie: cookie ?? null, authorization: authorization ?? null }, from)
    const params = request.params as Record<string, string>
    const pattern = request.routeOptions.url ?? '/api/*'
    const asked = { door: 'call', method: request.method, pattern, params } as const
    try {
      refuseBefore(actor, asked)
      const owed = actor.kind === 'person' && actor.factorOwed
      if (owed && !whileFactorOwed) refuse('step_missing', 'factor_owed')
      return await inWorkSlot(() => work(requestOf(request, reply, actor, from)))
    } catch (error) {
      const refusal = refusalOf(error)
      throw refusal ? await meetRefusal(actor, asked, refusal) : error
    }
  }
  return (request: FastifyRequest, reply: FastifyReply) =>
    inScopeOf(request.raw, () => handle(request, reply))
}

function requestOf(
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  from: { address: string; device: string },
): ApiRequest {
  const query = () => camelKeys({ ...(request.query as object) }) ?? refuse('invalid_input')
  return {
    actor,
    ...from,
    locale: localeAsked(request.headers['accept-language']),
    own: isFromOwnPage(request),
    params: request.params as Record<string, string>,
    query: (schema) => parseInput(schema, query()),
    key: keyOf(request),
    sendsForm: isMultipart(request),
    body: (schema) => parseInput(schema, withKey(bodyOf(request), keyOf(request))),
    form: async (schema) => parseForm(schema, withKeyField(await formOf(request), keyOf(request))),
    reply,
  }
}

/** The language an API client asks for. */
export function localeAsked(header: string | undefined): Locale {
  return preferredLanguage(header, locales) ?? defaultLocale
}

/** The JSON of a refusal, in the reader's language. `pattern`: of the call's address, whose form names its fields. */
export function refusalJson(refusal: Refusal, locale: Locale, pattern = '') {
  const { codes, details } = wordsIn(refusals, locale)
  const closer =
    refusal.detail === undefined ? undefined : (details as Record<string, string>)[refusal.detail]
  const errors = snakeErrors(errorsOf(refusal.fields, locale, pattern))
  return {
    success: false,
    code: refusal.code,
    message: closer ?? codes[refusal.code],
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
  }
}

function errorsOf(fields: FieldErrors, locale: Locale, pattern: string): Record<string, string[]> {
  const labelOf = labelsOfCall(pattern, locale)
  const words = wordsIn(fieldErrors, locale) as Record<string, (facts: never) => string>
  return Object.fromEntries(
    Object.entries(fields).map(([field, errors]) => {
      const label = labelOf(field)
      return [
        field,
        errors.map(({ key, params }) => (words[key] ?? words.invalid!)({ ...params, label } as never)),
      ]
    }),
  )
}

function bodyOf(request: FastifyRequest): unknown {
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(request.headers['content-type'] ?? '')) {
    refuse('media_type_unsupported')
  }
  return camelKeys(request.body) ?? refuse('invalid_input')
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** The header represents the `key` of the form; a body may carry it too, but not another one. */
function withKey(body: unknown, key: string | undefined): unknown {
  if (key === undefined || typeof body !== 'object' || body === null || Array.isArray(body)) return body
  if ('key' in body && body.key !== key) refuseField('key', 'invalid')
  return { ...body, key }
}

function withKeyField(form: FormData, key: string | undefined): FormData {
  if (key === undefined) return form
  if (form.has('key') && form.get('key') !== key) refuseField('key', 'invalid')
  form.set('key', key)
  return form
}

/** Files come as pages send them, through the same reading; the body was left unread until now. */
async function formOf(request: FastifyRequest): Promise<FormData> {
  const { 'content-type': type = '', 'content-length': length } = request.headers
  if (!isMultipart(request)) refuse('media_type_unsupported')
  if (length === undefined) refuse('invalid_input')
  const sent = await readFormBody(type, Number(length), request.body as Readable, fileForm)
  const form = new FormData()
  for (const [name, value] of sent) form.append(camel(name), value)
  return form
}

function isMultipart({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data; *boundary=/i.test(headers['content-type'] ?? '')
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
