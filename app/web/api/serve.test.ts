import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { type Call, get, patch, post } from './call.ts'
import { keyed, keyedAnswer, pageAnswer, paged } from './paging.ts'
import { serve } from './serve.ts'

const who = 'anyone'
const says = ['Coba', 'Try'] as const
const tag = 'own'
const secret = { passwordHash: 'x', email: 'siapa@contoh.test' }
type Leaky = { one: { id: string; paidIdr: bigint }; rows: { id: string }[] }
const calls: readonly Call[] = [
  get('/api/v1/leaky/:id', {
    ...{
      tag,
      says,
      who,
      answer: z.object({
        one: z.object({ id: text, paidIdr: rupiah }),
        rows: z.array(z.object({ id: text })),
      }),
    },
    // A view that has grown by a column no one thought of, behind the back of the compiler.
    work: async ({ params: { id } }) => {
      const grown = { one: { id, paidIdr: 5_000n, ...secret }, rows: [{ id, ...secret }], ...secret }
      return grown satisfies Leaky as Leaky
    },
  }),
  get('/api/v1/asked', {
    ...{ tag, says, who, query: z.strictObject({ ...keyed, rewardType: z.enum(['money']).optional() }) },
    ...{ answer: z.object({ limit: z.number(), after: text.nullable() }) },
    work: async ({ query }) => ({ limit: query.limit, after: query.after ?? null }),
  }),
  post('/api/v1/plain', { tag, says, who, work: async () => {} }),
  post('/api/v1/keyed', {
    ...{ tag, says, who, body: z.strictObject({ key: z.uuid('invalid'), rewardLimit: text.optional() }) },
    answer: z.object({ key: text }),
    work: async ({ input: { key } }) => ({ key }),
  }),
  patch('/api/v1/broken', {
    ...{ tag, says, who, answer: z.object({ id: text }) },
    work: async () => ({ id: 5 as unknown as string }),
  }),
]

async function ask(
  method: string,
  url: string,
  {
    json,
    headers,
    strict = true,
  }: { json?: unknown; headers?: Record<string, string>; strict?: boolean } = {},
) {
  const server = Fastify()
  server.setErrorHandler<Error & { code?: string; fields?: object }>((error, _request, reply) =>
    reply
      .code(error.name === 'Refusal' ? 422 : 500)
      .send({ code: error.code ?? error.name, errors: error.fields }),
  )
  serve(server, calls, strict)
  const payload = json === undefined ? {} : { payload: JSON.stringify(json) }
  const type: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await server.inject({
    method: method as 'GET',
    url,
    headers: { ...type, ...headers },
    ...payload,
  })
  await server.close()
  return { status: answer.statusCode, body: answer.json() }
}

const id = '01890000-0000-7000-8000-000000000001'
const other = '01890000-0000-7000-8000-000000000002'

describe('a call of the contract', () => {
  useDatabase()

  it('RPT-04 sends what its schema names and nothing else, at any depth', async () => {
    const { body } = await ask('GET', `/api/v1/leaky/${id}`, { strict: false })
    expect(body).toEqual({ success: true, data: { one: { id, paid_idr: 5_000 }, rows: [{ id }] } })
  })

  it('fails in tests where the schema of its answer does not name a field', async () => {
    expect((await ask('GET', `/api/v1/leaky/${id}`)).status).toBe(500)
  })

  it('never sends an answer that does not match the document', async () => {
    expect((await ask('PATCH', '/api/v1/broken', { json: {} })).status).toBe(500)
  })

  it('treats invalid ids as absent', async () => {
    for (const bad of ['1', '%00', "1'%20OR%20'1", id.toUpperCase().replace('0', 'O')])
      expect((await ask('GET', `/api/v1/leaky/${bad}`)).body.code).toBe('not_found')
  })

  it.each([
    '?x=1',
    '?limit=1&limit=2',
    '?limit=101',
    '?limit=0',
    '?limit=1e9',
    '?limit=',
    '?after=1',
    '?limit[]=1',
    '?rewardType=money&reward_type=money',
    '?__proto__=1',
  ])('DOS-07 refuses the query %s', async (query) => {
    expect((await ask('GET', `/api/v1/asked${query}`)).body.code).toBe('invalid_input')
  })

  it('reads a query, with 25 rows by default', async () => {
    expect((await ask('GET', `/api/v1/asked?after=${id}&reward_type=money`)).body.data).toEqual({
      limit: 25,
      after: id,
    })
    expect((await ask('GET', '/api/v1/asked?limit=100')).body.data).toEqual({ limit: 100, after: null })
  })

  it('requires a JSON body for every act, and refuses unknown keys', async () => {
    expect((await ask('POST', '/api/v1/plain')).body.code).toBe('media_type_unsupported')
    expect((await ask('POST', '/api/v1/plain', { json: {} })).body).toEqual({ success: true, data: {} })
    const { body } = await ask('POST', '/api/v1/plain', { json: { is_admin: true } })
    expect(body.errors).toEqual({ isAdmin: [{ key: 'unknown_field' }] })
  })

  it('MON-04 reads the idempotency key from the header, refuses two keys, and promises nothing where none is stored', async () => {
    const headers = { 'idempotency-key': id }
    const named = (json: object) => ask('POST', '/api/v1/keyed', { json, headers })
    expect((await named({ reward_limit: '5' })).body.data).toEqual({ key: id })
    expect((await named({ key: id })).body.data).toEqual({ key: id })
    expect((await named({ key: other })).body.errors).toEqual({ key: [{ key: 'invalid' }] })
    expect((await ask('POST', '/api/v1/keyed', { json: {} })).body.errors).toHaveProperty('key')
    expect((await ask('POST', '/api/v1/plain', { json: {}, headers })).body.errors).toEqual({
      idempotency_key: [{ key: 'unknown_field' }],
    })
  })
})

describe('paging', () => {
  const read = (after?: string) => z.strictObject(paged).safeParse(after === undefined ? {} : { after })

  it('leads from page to page and ends', () => {
    expect(pageAnswer({ rows: [1], page: 1, pages: 3, total: 30 }).next).toBe('p1')
    expect(pageAnswer({ rows: [1], page: 3, pages: 3, total: 30 }).next).toBeNull()
    expect([read().data, read('p1').data, read('p9999').data].map((page) => page?.after)).toEqual([
      1, 2, 10_000,
    ])
  })

  it.each(['p0', 'p-1', 'p10000', '2', 'p1e9', 'p', 'P1', 'p01'])('DOS-11 rejects the page %s', (after) => {
    expect(read(after).success).toBe(false)
  })

  it('names the last row it shows where there are more', () => {
    const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
    expect(keyedAnswer(rows, 2)).toEqual({ rows: rows.slice(0, 2), next: 'b' })
    expect(keyedAnswer(rows, 3)).toEqual({ rows, next: null })
    expect(keyedAnswer([], 3)).toEqual({ rows: [], next: null })
  })
})
