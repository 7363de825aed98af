import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { Actor } from '#kernel/actor.ts'
import { api } from '#web/api/api.ts'
import { sessionOf } from './site.ts'

export type Said = {
  json?: unknown
  form?: FormData
  /** A body as it is, with its headers. */
  raw?: string
  headers?: Record<string, string>
}
export type Answer = {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
  body: any
  text: string
}
export type Asks = (as: Actor | null, method: string, url: string, said?: Said) => Promise<Answer>

/** The API alone, on the database of the test file. Call after `useDatabase()`. */
export function useApi(): Asks {
  let server: FastifyInstance
  beforeAll(async () => {
    server = Fastify()
    await server.register(api)
  })
  afterAll(() => server?.close())
  return async (as, method, url, said = {}) => {
    const token = as === null || as.kind !== 'person' ? null : await sessionOf(as)
    const { payload, type } = await bodyOf(said)
    const answer = await server.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...said.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    })
    const isJson = /^application\/json/.test(String(answer.headers['content-type']))
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: isJson ? answer.json() : null,
      text: answer.body,
    }
  }
}

async function bodyOf({ json, form, raw }: Said): Promise<{ payload?: string | Buffer; type?: string }> {
  if (raw !== undefined) return { payload: raw }
  if (json !== undefined) return { payload: JSON.stringify(json), type: 'application/json' }
  if (!form) return {}
  const sent = new Response(form)
  return { payload: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type')! }
}
