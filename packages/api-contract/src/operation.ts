import type { z } from 'zod'
import type { JsonSchema, Shelf } from './json-schema.ts'
import { snake } from './spelling.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Where a call is answered; `path` names its parameters as `:reportId`. */
export type Endpoint = { method: Method; path: string }

/** The paths of a document; `operationOf` describes one call. */
export function pathsOf<Call extends Endpoint>(
  calls: readonly Call[],
  operationOf: (call: Call) => Record<string, unknown>,
): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:([A-Za-z]+)/g, (_all, name: string) => `{${snake(name)}}`)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return paths
}

/** `POST /api/v1/reports/:id/take` → `post_reports_id_take`. @param prefix of paths, which names do not repeat */
export function operationId({ method, path }: Endpoint, prefix: RegExp): string {
  const words = path.replace(prefix, '').split(/[^A-Za-z0-9]+/)
  return [method.toLowerCase(), ...words.filter(Boolean).map(snake)].join('_')
}

/** Parameters named `id` or `…Id` are UUIDs. */
export function pathParameters({ path }: Pick<Endpoint, 'path'>) {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name = '']) => ({
    name: snake(name),
    in: 'path',
    required: true,
    schema: /(?:^id|[a-z]Id)$/.test(name) ? { type: 'string', format: 'uuid' } : { type: 'string' },
  }))
}

export function queryParameters(query: z.ZodType, shelf: Shelf) {
  const { properties = {}, required = [] } = shelf.input(query)
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** @param form whether the body is multipart/form-data, with a file in it */
export function requestBody({ json, form }: { json?: JsonSchema; form?: JsonSchema }) {
  const content = {
    ...(json && { 'application/json': { schema: json } }),
    ...(form && { 'multipart/form-data': { schema: form } }),
  }
  return { requestBody: { required: true, content } }
}

/** The answer of a call that did what it was asked: `{"success": true, "data": …}`. */
export function jsonAnswer(description: string, data: JsonSchema) {
  const schema = {
    type: 'object',
    properties: { success: { const: true }, data },
    required: ['success', 'data'],
    additionalProperties: false,
  }
  return { '200': { description, content: { 'application/json': { schema } } } }
}

export function fileAnswer(description: string) {
  const content = { 'application/octet-stream': { schema: { type: 'string' } } }
  return { '200': { description, content } }
}

export function redirectAnswer(description: string) {
  const headers = { Location: { required: true, schema: { type: 'string', format: 'uri' } } }
  return { '303': { description, headers } }
}

/** Refers to the answers of `refusedAnswers` by their status, each once. */
export function refusedReferences(statuses: Iterable<number>) {
  return Object.fromEntries(
    [...new Set(statuses)]
      .sort()
      .map((status) => [String(status), { $ref: `#/components/responses/Refused${status}` }]),
  )
}

/**
 * The answers of a refused call by status. @param statusOf the status of each code @param messages the message of each
 * code
 */
export function refusedAnswers<Code extends string>(
  statusOf: Readonly<Record<Code, number>>,
  messages: Readonly<Record<Code, string>>,
) {
  const all = Object.keys(statusOf) as Code[]
  const statuses = [...new Set(all.map((code) => statusOf[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const known = all.filter((code) => statusOf[code] === status)
      const example = { success: false, code: known[0], message: messages[known[0]!] }
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } }
      return [
        `Refused${status}`,
        { description: known.map((code) => `\`${code}\`: ${messages[code]}`).join('\n\n'), content },
      ]
    }),
  )
}
