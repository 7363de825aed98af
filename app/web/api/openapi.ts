import { Shelf } from '@cakrawala/api-contract/json-schema'
import {
  fileAnswer,
  jsonAnswer,
  operationId,
  pathParameters,
  pathsOf,
  queryParameters,
  redirectAnswer,
  refusedAnswers,
  refusedReferences,
  requestBody,
} from '@cakrawala/api-contract/operation'
import { wordsIn } from '#i18n/catalogue.ts'
import { refusals } from '#i18n/refusals.ts'
import { settings } from '#infra/settings.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { type RefusalCode, refusalStatus } from '#kernel/refusal.ts'
import { type Call, isKeyed, nothing } from './call.ts'
import { words } from './document-words.ts'
import { tags } from './tags.ts'

/** The OpenAPI 3.1 document of a contract, in the reader's language. */
export function openApi(calls: readonly Call[], locale: Locale) {
  const shelf = new Shelf()
  const paths = pathsOf(calls, (call) => operationOf(call, shelf, locale))
  const { title, about } = words[locale]
  const error = shelf.errorSchema(Object.keys(refusalStatus))
  return {
    openapi: '3.1.0',
    info: { title: `${settings().brandName} · ${title}`, version: '1', description: about },
    servers: [{ url: settings().origin }],
    tags: Object.entries(tags).map(([name, said]) => ({ name, description: saidIn(said, locale) })),
    security: [{ bearer: [] }, { cookie: [] }],
    paths,
    components: {
      securitySchemes: securitySchemes(locale),
      responses: refusedAnswers(refusalStatus, wordsIn(refusals, locale).codes),
      schemas: { ...shelf.schemas, Error: error },
    },
  }
}

function operationOf(call: Call, shelf: Shelf, locale: Locale) {
  const { tag, says, who, limit } = call
  const { allowed, limited } = words[locale]
  const audience = typeof who === 'string' ? words[locale][who] : `${allowed} ${who.join(', ')}.`
  const about = limit ? `${audience} ${limited} ${saidIn(limit, locale)}.` : audience
  return {
    tags: [tag],
    operationId: idOf(call),
    summary: saidIn(says, locale),
    description: about,
    ...(who === 'anyone' ? { security: [] } : {}),
    parameters: [
      ...pathParameters(call),
      ...queryParameters(call.query ?? nothing, shelf),
      ...headerParameters(call, locale),
    ],
    ...bodyOf(call, shelf),
    responses: { ...goodOf(call, shelf, locale), ...refusalsOf(call) },
  }
}

/** `POST /api/v1/reports/:id/take` → `post_reports_id_take`. */
export function idOf(call: Call): string {
  return operationId(call, /^\/(?:api\/v1|auth-api\/api)\//)
}

function headerParameters({ method, body = nothing }: Call, locale: Locale) {
  if (method === 'GET' || !isKeyed(body)) return []
  const schema = { type: 'string', format: 'uuid' }
  return [{ name: 'Idempotency-Key', in: 'header', required: true, description: words[locale].key, schema }]
}

function bodyOf({ method, body = nothing, shownBody, form = false }: Call, shelf: Shelf) {
  if (method === 'GET' || method === 'DELETE') return {}
  const schema = shownBody ?? body
  const whole = shelf.input(schema, { without: isKeyed(body) ? 'key' : undefined })
  if (form === 'with_files')
    return requestBody({ json: shelf.input(schema, { without: 'files' }), form: whole })
  return requestBody(form ? { form: whole } : { json: whole })
}

function goodOf({ gives, answer, asIs }: Call, shelf: Shelf, locale: Locale) {
  const { succeeded, download, sentOn } = words[locale]
  if (gives === 'file') return fileAnswer(download)
  if (gives === 'loan') return redirectAnswer(sentOn)
  const data = answer ? shelf.output(answer, { asIs }) : { type: 'object', additionalProperties: false }
  return jsonAnswer(succeeded, data)
}

/** What any call may be refused for, and what this one may beside it. */
function refusalsOf({ who, method, path, refuses = [] }: Call) {
  const acts = method !== 'GET' && method !== 'DELETE'
  const usual: RefusalCode[] = ['invalid_input', 'step_missing', 'too_many_requests', 'unavailable']
  if (who !== 'anyone') usual.push('not_signed_in', 'forbidden')
  if (path.includes(':')) usual.push('not_found')
  if (acts) usual.push('cross_site', 'media_type_unsupported', 'body_too_large')
  return refusedReferences([...usual, ...refuses].map((code) => refusalStatus[code]))
}

function securitySchemes(locale: Locale) {
  const { bearer, cookie } = words[locale]
  return {
    bearer: { type: 'http', scheme: 'bearer', description: bearer },
    cookie: { type: 'apiKey', in: 'cookie', name: 'auth.session', description: cookie },
  }
}

function saidIn(said: readonly [string, string], locale: Locale): string {
  return said[locales.indexOf(locale)] ?? said[0]
}
