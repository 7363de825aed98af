import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import { companyOwner } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { localeAsked } from './answer.ts'
import { api } from './api.ts'

const password = 'Tetapkuatsekali9!'
const json = { 'content-type': 'application/json' }
const own = { origin: settings().origin, 'sec-fetch-site': 'same-origin' }
const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
let server: FastifyInstance
let identifier: string

const login = (payload: object | string, headers: Record<string, string> = json) =>
  server.inject({
    method: 'POST',
    url: '/auth-api/api/login',
    headers,
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const get = (url: string, headers: Record<string, string>) => server.inject({ method: 'GET', url, headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the API of sessions', () => {
  useDatabase()
  beforeAll(async () => {
    server = Fastify()
    await server.register(api)
    const owner = await companyOwner('Bank Nusa')
    identifier = owner.username
    await database()
      .update(accounts)
      .set({ passwordHash: await hashPassword(password) })
      .where(eq(accounts.id, owner.accountId))
  })

  it('returns to an API client a token and no cookie, and ends it', async () => {
    const answer = await login({ identifier, password })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    const { success, data } = answer.json()
    expect(success).toBe(true)
    expect(data.user).toMatchObject({
      username: identifier,
      role: 80431,
      company_name: 'Bank Nusa',
      company_permission: 1,
    })
    const me = await get('/api/v1/user', bearer(data.token))
    expect(me.json()).toEqual({ success: true, data: { user: data.user } })
    expect((await get('/api/v1/user/logout', bearer(data.token))).statusCode).toBe(200)
    expect((await get('/api/v1/user', bearer(data.token))).statusCode).toBe(401)
  })

  it('returns to a page of the site the cookie too; other sites may neither sign in nor out', async () => {
    const answer = await login({ email: `${identifier}@demo.test`, password }, { ...json, ...own })
    const cookies = answer.headers['set-cookie'] as string[]
    const cookie = cookies.find((one) => one.startsWith('auth.session='))!
    expect(cookie).toMatch(/^auth\.session=[0-9A-Za-z]{43}; Path=\/; SameSite=Lax; Max-Age=172800; HttpOnly$/)
    const carried = { cookie: cookie.split(';')[0]! }
    expect((await login({ identifier, password }, { ...json, ...foreign })).statusCode).toBe(403)
    expect((await get('/api/v1/user/logout', { ...carried, ...foreign })).statusCode).toBe(403)
    expect((await get('/api/v1/user/logout', carried)).statusCode).toBe(403)
    expect((await get('/api/v1/user', carried)).statusCode).toBe(200)
    const out = await get('/api/v1/user/logout', { ...carried, ...own })
    expect(String(out.headers['set-cookie'])).toContain('auth.session=; Path=/; SameSite=Lax; Max-Age=0')
    expect((await get('/api/v1/user', carried)).statusCode).toBe(401)
  })

  it('refuses in the requested language', async () => {
    const wrong = await login(
      { identifier: 'nobody', password: 'x' },
      { ...json, 'accept-language': 'en-GB, id;q=0.5' },
    )
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      { success: false, code: 'wrong_credentials', message: 'Incorrect email or password' },
    ])
    const visitor = await get('/api/v1/user', {})
    expect([visitor.statusCode, visitor.headers['www-authenticate'], visitor.json().success]).toEqual([
      401,
      'Bearer',
      false,
    ])
    expect((await get('/api/v1/nothing', {})).json()).toMatchObject({ success: false, code: 'not_found' })
  })

  it.each([
    [{ identifier: 'a', password: 'x', role: 'hello' }, { role: ['Kolom ini tidak dikenal'] }],
    [{ password: 'x' }, { identifier: ['Email atau nama pengguna harus diisi'] }],
    [
      { identifier: 'a', email: 'b', password: 'x' },
      { identifier: ['Email atau nama pengguna harus diisi'] },
    ],
    [{ identifier: 'a', password: 'x'.repeat(129) }, { password: ['Kata sandi maksimal 128 karakter'] }],
  ])('refuses %j field by field', async (body, errors) => {
    const answer = await login(body)
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors])
  })

  it.each([
    ['a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['{}', { 'content-type': 'text/plain' }, 415],
    ['{}', { 'content-type': 'application/json; charset=utf-7' }, 415],
    ['{}', {}, 415],
    ['{"a":1,"a":2}', json, 422],
    ['{"__proto__":{}}', json, 422],
    ['{"identifier":["a"],"password":"x"}', json, 422],
    ['{', json, 422],
    ['', json, 422],
    [`"${'x'.repeat(2_000_000)}"`, json, 413],
  ])('refuses %.20s as %j with %i', async (body, headers, status) => {
    expect((await login(body, headers)).statusCode).toBe(status)
  })
})

describe('the language of an API client', () => {
  it.each([
    [undefined, 'id'],
    ['', 'id'],
    ['en', 'en'],
    ['en-US,en;q=0.9,id;q=0.8', 'en'],
    ['id-ID,id;q=0.9,en;q=0.8', 'id'],
    ['fr, en;q=0.2', 'en'],
    ['en;q=0', 'id'],
    ['x'.repeat(10_000), 'id'],
  ])('%s is %s', (header, locale) => expect(localeAsked(header)).toBe(locale))
})
