import { newId, randomWord } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { settings } from '#infra/settings.ts'
import type { Person, Role } from '#kernel/actor.ts'
import type { Call, nothing } from '#web/api/call.ts'
import { contract } from '#web/api/contract.ts'
import { openApi } from '#web/api/openapi.ts'
import { sessionCookieName } from '#web/http/session-cookie.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, incidentAccount, member, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf } from '../support/site.ts'

useDatabase()
const ask = useApi()
let people: Record<Role, Person>
let owner: Person & { companyId: string }

beforeAll(async () => {
  owner = await companyOwner('Bank Pintu')
  people = {
    bughunter: await hunter(),
    company: owner,
    company_member: await member(owner.companyId, 1),
    hello: await operator(),
    incident: await incidentAccount(),
  }
})

const acts = contract.filter(({ method }) => method !== 'GET')
const named = (calls: readonly Call[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const)
const addressOf = ({ path }: Call) =>
  path.replace(/:([A-Za-z]+)/g, (_all, name: string) => (/(?:^id|Id)$/.test(name) ? newId() : randomWord()))
/** A person who may make the call. */
const rightOne = ({ who }: Call) => (typeof who === 'string' ? people.company : people[who[0]!])
const own = () => ({ origin: settings().origin, 'sec-fetch-site': 'same-origin' })

describe('SES-06 acts forced by another site', () => {
  it.each(named(acts))('%s', async (_name, call) => {
    const cookie = `${sessionCookieName()}=${await sessionOf(rightOne(call))}`
    const json = { cookie, 'content-type': 'application/json' }
    for (const from of [
      { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://api.evil.test', 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      {},
    ]) {
      const { status, body } = await ask(null, call.method, addressOf(call), {
        raw: '{}',
        headers: { ...json, ...from },
      })
      expect([status, body.code]).toEqual([403, 'cross_site'])
    }
    if (call.method === 'DELETE') return
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json;charset=utf-7',
      ' application/jsonx',
    ]) {
      const headers = { cookie, ...own(), 'content-type': type }
      const { status } = await ask(null, call.method, addressOf(call), { raw: '{}', headers })
      // The person who may not even know of the object falls before the body.
      expect([type, status]).toEqual([type, expect.toBeOneOf([415, 404, 403])])
    }
  })

  it('are not done by reading, whatever method a header names', async () => {
    for (const call of acts) {
      const headers = { 'x-http-method-override': call.method, 'x-method-override': call.method }
      const { status } = await ask(rightOne(call), 'GET', `${addressOf(call)}?_method=${call.method}`, {
        headers,
      })
      expect([call.path, status]).toEqual([call.path, expect.toBeOneOf([404, 403, 422])])
    }
  })
})

describe('DOS-04 bodies of the wrong kind', () => {
  const json = acts.filter(({ form, method }) => !form && method !== 'DELETE')
  it('accepts no form where JSON is required, and no JSON where a form is', async () => {
    for (const call of json) {
      const form = new FormData()
      form.append('key', newId())
      const { status } = await ask(rightOne(call), call.method, addressOf(call), { form })
      expect([call.path, status]).toEqual([call.path, expect.toBeOneOf([415, 404, 403])])
    }
    for (const call of acts.filter(({ form }) => form === true)) {
      const { status } = await ask(rightOne(call), call.method, addressOf(call), { json: {} })
      expect([call.path, status]).toEqual([call.path, 415])
    }
  })

  it('DOS-05 accepts no JSON that is too deep, repeats a key, or is malformed', async () => {
    const url = '/api/v1/company/profile'
    const headers = { 'content-type': 'application/json' }
    const deep = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`
    for (const raw of [
      deep,
      '{"name":"a","name":"b"}',
      '{"__proto__":{"x":1}}',
      '{"name":1e400}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"toString":1}',
      '{"then":1}',
      '{"name":"\\ud800"}',
      '{"name":123456789012345678901234567890}',
      '['.repeat(100_000),
      '[]',
      '"x"',
      '{',
      'null',
    ]) {
      const { status } = await ask(owner, 'PUT', url, { raw, headers })
      expect([raw.slice(0, 30), status]).toEqual([raw.slice(0, 30), 422])
    }
    expect((await ask(owner, 'PUT', url, { raw: `"${'x'.repeat(1_100_000)}"`, headers })).status).toBe(413)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

describe('DOS-03 unknown keys', () => {
  it('are refused by every act', async () => {
    for (const call of acts.filter(({ method, form }) => method !== 'DELETE' && form !== true)) {
      // The first step of signing in is read twice: what the second schema refuses is tested beside it.
      if (call.path.startsWith('/auth-api/api/login')) continue
      for (const key of ['role', 'company_id', 'companyId', 'is_admin', 'standing', 'balance_idr']) {
        const { status } = await ask(rightOne(call), call.method, addressOf(call), {
          json: { [key]: 'hello' },
        })
        expect([call.path, key, status]).toEqual([call.path, key, expect.toBeOneOf([422, 404, 403])])
      }
    }
  })

  it('are in no schema: every object that comes in is closed', () => {
    const open: string[] = []
    for (const [path, item] of Object.entries(openApi(contract, 'en').paths)) {
      for (const [method, operation] of Object.entries(item)) {
        const { requestBody } = operation as { requestBody?: unknown }
        JSON.stringify(requestBody ?? {}, (key, value) => {
          const isObject = value?.type === 'object' && value.properties !== undefined
          if (isObject && value.additionalProperties !== false) open.push(`${method} ${path} ${key}`)
          return value
        })
      }
    }
    // What a browser's passkey answers is WebAuthn's, and its verifier's to read.
    expect(open).toEqual(['post /auth-api/api/login passkey', 'post /auth-api/api/passkey-login passkey'])
  })
})

describe('DOS-07 queries', () => {
  it('hold no unknown key and no key twice, on any reading call', async () => {
    for (const call of contract.filter(({ method, path }) => method === 'GET' && !path.includes(':'))) {
      if (call.path.endsWith('/logout')) continue
      for (const query of ['nonsense=1', 'role=hello&role=hello', 'a[]=1', 'a[b]=1']) {
        const { status } = await ask(rightOne(call), 'GET', `${call.path}?${query}`)
        expect([call.path, query, status]).toEqual([call.path, query, expect.toBeOneOf([422, 403])])
      }
      if (!Object.hasOwn((call.query as typeof nothing | undefined)?.shape ?? {}, 'limit')) continue
      for (const limit of ['0', '101', '1000000', '-1', '1.5', 'x', '25&limit=50'])
        expect((await ask(rightOne(call), 'GET', `${call.path}?limit=${limit}`)).status).toBe(422)
    }
  })
})

describe('WEB-04 other origins', () => {
  it('get no CORS permission from any call', async () => {
    for (const origin of [
      'https://evil.test',
      'null',
      `${settings().origin}.evil.test`,
      `https://evil-${new URL(settings().origin).host}`,
    ]) {
      for (const call of contract.filter(({ method }) => method === 'GET').slice(0, 40)) {
        const { headers } = await ask(people.hello, 'GET', addressOf(call), { headers: { origin } })
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      }
      const asked = await ask(null, 'OPTIONS', '/api/v1/reports', {
        headers: { origin, 'access-control-request-method': 'POST' },
      })
      expect([asked.status, asked.headers['access-control-allow-origin']]).toEqual([403, undefined])
    }
  })
})
