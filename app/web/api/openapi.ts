import { wordsIn } from '#i18n/catalogue.ts'
import { refusals } from '#i18n/refusals.ts'
import { settings } from '#infra/settings.ts'
import { type Locale, locales } from '#kernel/locale.ts'
import { type RefusalCode, refusalStatus } from '#kernel/refusal.ts'
import { type Call, isKeyed, nothing } from './call.ts'
import { words } from './document-words.ts'
import { Shelf } from './json-schema.ts'
import { snake } from './spelling.ts'
import { tags } from './tags.ts'

/** The OpenAPI 3.1 document of a contract, in the reader's language. */
export function openApi(calls: readonly Call[], locale: Locale) {
  const shelf = new Shelf()
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:([A-Za-z]+)/g, (_all, name: string) => `{${snake(name)}}`)
    const item = paths[path] ?? {}
    paths[path] = { ...item, [call.method.toLowerCase()]: operationOf(call, shelf, locale) }
  }
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
      responses: responsesOf(locale),
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
    parameters: [...pathParameters(call), ...queryParameters(call, shelf), ...headerParameters(call, locale)],
    ...requestBody(call, shelf),
    responses: { ...goodOf(call, shelf, locale), ...refusalsOf(call) },
  }
}

/** `POST /api/v1/reports/:id/take` → `post_reports_id_take`. */
export function idOf({ method, path }: Call): string {
  const words = path.replace(/^\/(?:api\/v1|auth-api\/api)\//, '').split(/[^A-Za-z0-9]+/)
  return [method.toLowerCase(), ...words.filter(Boolean).map(snake)].join('_')
}

function pathParameters({ path }: Call) {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => ({
    name: snake(name),
    in: 'path',
    required: true,
    schema: /(?:^id|[a-z]Id)$/.test(name) ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }))
}

function queryParameters({ query = nothing }: Call, shelf: Shelf) {
  const { properties = {}, required = [] } = shelf.input(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function headerParameters({ method, body = nothing }: Call, locale: Locale) {
  if (method === 'GET' || !isKeyed(body)) return []
  const schema = { type: 'string', format: 'uuid' }
  return [{ name: 'Idempotency-Key', in: 'header', required: true, description: words[locale].key, schema }]
}

function requestBody({ method, body = nothing, shownBody, form }: Call, shelf: Shelf) {
  if (method === 'GET' || method === 'DELETE') return {}
  const schema = shelf.input(shownBody ?? body, { without: isKeyed(body) ? 'key' : undefined })
  return {
    requestBody: {
      required: true,
      content: { [form ? 'multipart/form-data' : 'application/json']: { schema } },
    },
  }
}

function goodOf({ gives, answer, asIs }: Call, shelf: Shelf, locale: Locale) {
  const { succeeded, download, sentOn } = words[locale]
  if (gives === 'file') {
    const content = { 'application/octet-stream': { schema: { type: 'string' } } }
    return { '200': { description: download, content } }
  }
  if (gives === 'loan') {
    const headers = { Location: { required: true, schema: { type: 'string', format: 'uri' } } }
    return { '303': { description: sentOn, headers } }
  }
  const data = answer ? shelf.output(answer, { asIs }) : { type: 'object', additionalProperties: false }
  const schema = {
    type: 'object',
    properties: { success: { const: true }, data },
    required: ['success', 'data'],
    additionalProperties: false,
  }
  return { '200': { description: succeeded, content: { 'application/json': { schema } } } }
}

/** What any call may be refused for, and what this one may beside it. */
function refusalsOf({ who, method, path, refuses = [] }: Call) {
  const acts = method !== 'GET' && method !== 'DELETE'
  const usual: RefusalCode[] = ['invalid_input', 'step_missing', 'too_many_requests', 'unavailable']
  if (who !== 'anyone') usual.push('not_signed_in', 'forbidden')
  if (path.includes(':')) usual.push('not_found')
  if (acts) usual.push('cross_site', 'media_type_unsupported', 'body_too_large')
  const statuses = new Set([...usual, ...refuses].map((code) => refusalStatus[code]))
  return Object.fromEntries(
    [...statuses]
      .sort()
      .map((status) => [String(status), { $ref: `#/components/responses/Refused${status}` }]),
  )
}

function responsesOf(locale: Locale) {
  const { codes } = wordsIn(refusals, locale)
  const statuses = [...new Set(Object.values(refusalStatus))]
  return Object.fromEntries(
    statuses.map((status) => {
      const known = (Object.keys(refusalStatus) as RefusalCode[]).filter(
        (code) => refusalStatus[code] === status,
      )
      const example = { success: false, code: known[0], message: codes[known[0]!] }
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } }
      return [
        `Refused${status}`,
        { description: known.map((code) => `\`${code}\`: ${codes[code]}`).join('\n\n'), content },
      ]
    }),
  )
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
