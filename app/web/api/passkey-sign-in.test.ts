import { after, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { registerPasskey } from '#domain/account/factor/register-passkey.server.ts'
import { preAuthTokens } from '#domain/account/tables/factor-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { enrol, ownPassword, withPassword } from '../../../test/support/factor.ts'
import { softPasskey } from '../../../test/support/soft-passkey.ts'
import { api } from './api.ts'

useDatabase()
const { origin } = settings()
const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
let server: FastifyInstance
let person: Person
let key: ReturnType<typeof softPasskey>
beforeAll(async () => {
  server = Fastify()
  await server.register(api)
})
beforeEach(async () => {
  person = await withPassword(await hunter())
  key = softPasskey()
  const { challenge } = await startPasskey(person, { name: 'laptop', currentPassword: ownPassword })
  await registerPasskey(person, { name: 'laptop', registration: key.register(challenge, { origin }) })
})

type Answer = {
  status: number
  data?: {
    ticket?: string
    factors?: string[]
    token?: string
    user?: { username: string }
    options?: { challenge: string; rpId: string; allowCredentials: { id: string }[] }
  }
  errors?: Record<string, string[]>
}

async function post(call: string, body: object, headers = {}): Promise<Answer> {
  const answer = await server.inject({
    method: 'POST',
    url: `/auth-api/api/login${call}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const firstStep = async (whose = person) =>
  (await post('', { identifier: whose.username, password: ownPassword })).data!
const ticketOf = async () => (await firstStep()).ticket!
const options = async (ticket: string) => (await post('/passkey-options', { ticket })).data!.options!
/** What a browser hands over: the answer as an object. */
async function answerTo(ticket: string, counter = 2, accepted: object = {}) {
  const { challenge } = await options(ticket)
  return JSON.parse(key.answer(challenge, { origin, counter, ...accepted })) as object
}

describe('AUT-08 signing in by the API with a passkey', () => {
  it('is offered to those who have one, returns the challenge, and opens the session', async () => {
    const { ticket, factors } = await firstStep()
    expect(factors).toEqual(['passkey', 'recovery_code'])
    const { rpId, allowCredentials } = await options(ticket!)
    expect([rpId, allowCredentials.map(({ id }) => id)]).toEqual([new URL(origin).hostname, [key.id]])
    const opened = await post('', { ticket, passkey: await answerTo(ticket!) })
    expect([opened.status, opened.data?.user?.username]).toEqual([200, person.username])
    const me = await server.inject({
      url: '/api/v1/user',
      headers: { authorization: `Bearer ${opened.data!.token}` },
    })
    expect(me.statusCode).toBe(200)
    const other = await withPassword(await hunter())
    await enrol(other)
    expect((await firstStep(other)).factors).toEqual(['totp', 'recovery_code'])
  })

  it('accepts an answer once, for its token, its challenge and our own site', async () => {
    const ticket = await ticketOf()
    const passkey = await answerTo(ticket)
    expect((await post('', { ticket, passkey })).status).toBe(200)
    expect((await post('', { ticket, passkey })).status).toBe(422)
    const again = await ticketOf()
    const replayed = await post('', { ticket: again, passkey })
    expect([replayed.status, Object.keys(replayed.errors!)]).toEqual([422, ['passkey']])
    for (const accepted of [{ origin: 'https://evil.test' }, { verified: false }]) {
      expect((await post('', { ticket: again, passkey: await answerTo(again, 3, accepted) })).status).toBe(
        422,
      )
    }
    expect((await post('', { ticket: again, passkey: await answerTo(again, 2) })).status).toBe(422)
    expect((await post('', { ticket: again, passkey: await answerTo(again, 4) })).status).toBe(200)
  })

  it('returns nothing without a valid token, nor to pages of other sites', async () => {
    const ticket = await ticketOf()
    for (const none of ['', 'x'.repeat(43), 'x'.repeat(65)])
      expect((await post('/passkey-options', { ticket: none })).status).toBe(422)
    expect((await post('/passkey-options', { ticket }, foreign)).status).toBe(403)
    expect((await post('/passkey-options', { ticket, identifier: person.username })).status).toBe(422)
    travelTo(after(now(), 5 * minute + 1))
    expect((await post('/passkey-options', { ticket })).status).toBe(422)
  })

  it('counts the tries of the token as for codes', async () => {
    const ticket = await ticketOf()
    for (let turn = 0; turn < 5; turn++)
      expect((await post('', { ticket, passkey: { id: 'x' } })).status).toBe(422)
    expect((await post('/passkey-options', { ticket })).status).toBe(422)
  })

  it.each([
    ['a text', { passkey: 'text' }],
    ['a list', { passkey: [] }],
    ['null', { passkey: null }],
    ['a code as well', { passkey: {}, code: '123456' }],
    ['nine thousand letters', { passkey: { id: 'x'.repeat(9_000) } }],
    ['nothing', {}],
  ])('refuses %s beside a token, and counts no try', async (_, more) => {
    const ticket = await ticketOf()
    expect((await post('', { ticket, ...more })).status).toBe(422)
    const its = eq(preAuthTokens.accountId, person.accountId)
    expect((await database().select().from(preAuthTokens).where(its)).map(({ tries }) => tries)).toEqual([0])
  })
})
