import { createHash } from 'node:crypto'
import { after as later, now, second, travelTo } from '@cakrawala/calendar/clock'
import { hashPassword } from '@cakrawala/secrets/password'
import { sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { askPasswordReset } from '#domain/account/password/ask-password-reset.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { apiPatterns } from '../access/call-patterns.ts'
import { pagePatterns } from '../access/page-patterns.ts'
import { companyOwner, hunter, member, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { enrol, ownPassword, withPassword } from '../support/factor.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const password = 'Rahasia#2026'
let elang: Person

beforeAll(async () => {
  elang = await hunter()
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
})

async function login(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.origin()}/auth-api/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ identifier: elang.username, password }),
  })
}
const asPage = { Origin: settings().origin, 'Sec-Fetch-Site': 'same-origin' }

async function isSignedIn(token: string): Promise<boolean> {
  const page = await site.ask('/bughunter', { as: token })
  const call = await fetch(`${site.origin()}/api/v1/user`, { headers: { Authorization: `Bearer ${token}` } })
  const shown = (await page.text()).includes(elang.username)
  expect(call.ok).toBe(shown)
  return shown
}

describe('SES-02 fixation', () => {
  it('returns a new token at sign-in, whatever the browser sent', async () => {
    const planted = 'A'.repeat(43)
    const answer = await login({ ...asPage, Cookie: `auth.session=${planted}` })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^auth\.session=[0-9A-Za-z]{43}; Path=\/; SameSite=Lax; Max-Age=172800; HttpOnly$/)
    expect(cookie).not.toContain(planted)
    expect(await isSignedIn(planted)).toBe(false)
  })

  // Fails when the first or the last of them is believed: a sibling host can toss either.
  it('accepts neither of two session cookies', async () => {
    const [one, two] = [await sessionOf(elang), await sessionOf(elang)]
    for (const tossed of [two, 'B'.repeat(43)]) {
      const answer = await site.ask('/bughunter/profile', {
        headers: { Cookie: `auth.session=${one}; auth.session=${tossed}` },
      })
      expect(answer.headers.get('location')).toMatch(/^\/sign-in/)
    }
  })
})

// How a session ends in every process at once, act by act: two-processes.test.ts.
describe('SES-03 the end of a session', () => {
  it('is effective for pages and calls alike after sign-out, by the call and by the page', async () => {
    const [byCall, byPage] = [await sessionOf(elang), await sessionOf(elang)]
    for (const token of [byCall, byPage]) expect(await isSignedIn(token)).toBe(true)
    await fetch(`${site.origin()}/api/v1/user/logout`, { headers: { Authorization: `Bearer ${byCall}` } })
    expect(await isSignedIn(byCall)).toBe(false)
    await site.ask('/sign-out', { as: byPage, form: {} })
    expect(await isSignedIn(byPage)).toBe(false)
  })

  // Fails when a session lives a moment less or more, or when its use prolongs it.
  it('is at the last moment of 172,800 seconds, and not one later', async () => {
    const opened = now()
    travelTo(opened)
    const token = await sessionOf(elang)
    travelTo(later(opened, 172_800 * second - 1))
    expect(await isSignedIn(token)).toBe(true)
    travelTo(later(opened, 172_800 * second))
    expect(await isSignedIn(token)).toBe(false)
  })

  // Here the sessions are left as they are: what is asked of the person on every request must be enough.
  it('is effective when the account ends, even if no code ended its sessions', async () => {
    const ended = await sessionOf(elang)
    await setAccountStatus('ended')
    expect(await isSignedIn(ended)).toBe(false)
    await setAccountStatus('active')
    expect(await isSignedIn(ended)).toBe(true)
  })

  it('is effective when a member is deactivated, even if no code ended the sessions', async () => {
    const owner = await companyOwner()
    const staff = await member(owner.companyId, 1)
    const token = await sessionOf(staff)
    expect((await site.ask('/company', { as: token })).status).toBe(200)
    await database().execute(sql`UPDATE company_members SET status = 3 WHERE account_id = ${staff.accountId}`)
    expect((await site.ask('/company/profile', { as: token })).headers.get('location')).toMatch(/^\/sign-in/)
    const bearer = { Authorization: `Bearer ${token}` }
    expect((await site.ask('/api/v1/user', { headers: bearer })).status).toBe(401)
  })

  async function setAccountStatus(standing: 'active' | 'ended') {
    await database().execute(sql`UPDATE accounts SET standing = ${standing} WHERE id = ${elang.accountId}`)
  }
})

describe('SES-04 a dump of the database', () => {
  it('holds no session token and no password', async () => {
    const token = await sessionOf(elang)
    await login()
    const dump = await everythingStored()
    expect(dump).toContain(elang.username)
    for (const secret of [token, password]) {
      for (const spelled of [
        secret,
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret).toString('base64'),
      ]) {
        expect(dump.includes(spelled)).toBe(false)
      }
    }
  })

  it('holds none of the codes, links, tokens and second factors of a whole scenario', async () => {
    const person = await withPassword(await hunter())
    const email = `${person.username}@demo.test`
    const { secret, recoveryCodes } = await enrol(person)
    await sendSignUpCode(visitor, 'bughunter', 'baru@surel.test', 'id')
    const code = (await unsafeWaitingCode('sign_up_bughunter', 'baru@surel.test'))!
    await askPasswordReset(visitor, person.username, 'id')
    const link = (await unsafeWaitingToken('reset_password', email))!
    const half = await signIn(
      { identifier: person.username, password: ownPassword },
      { address: '192.0.2.1', device: 'test' },
    )
    const ticket = 'ticket' in half ? half.ticket : ''
    const planted = { code, link, ticket, secret: secret.toString('latin1'), recovery: recoveryCodes[0]! }
    for (const [name, word] of Object.entries(planted)) expect([name, word.length > 5]).toEqual([name, true])
    const dump = await everythingStored()
    const bytes = Object.entries({
      ...planted,
      bare: recoveryCodes[0]!.replaceAll('-', ''),
      base32: base32Of(secret),
    })
    const found = bytes.filter(([, word]) =>
      [
        // As a value of its own: six digits may stand in any number by chance.
        `"${word}"`,
        Buffer.from(word, 'latin1').toString('hex'),
        Buffer.from(word, 'latin1').toString('base64url'),
      ].some((spelled) => dump.includes(spelled)),
    )
    expect(found.map(([name]) => name)).toEqual([])
    // A plain hash of six digits is guessed in a second.
    expect(dump).not.toContain(createHash('sha256').update(code).digest('hex'))
  })

  async function everythingStored(): Promise<string> {
    const tables = await database().execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    )
    const texts = await Promise.all(
      tables.rows
        .filter(({ name }) => name !== 'event_head')
        .map(async ({ name }) => {
          const rows = await database().execute<{ row: string }>(
            sql`SELECT to_jsonb(t)::text AS row FROM ${sql.identifier(name)} t`,
          )
          return rows.rows.map(({ row }) => row).join('\n')
        }),
    )
    return texts.join('\n')
  }
})

// Fails when a hint is read anywhere on the server, or the login data are written into a page.
describe('SES-05 edited role cookies', () => {
  it('change no answer of the server', async () => {
    const token = await sessionOf(elang)
    const forged = [
      `auth.session=${token}`,
      'role_hello=42052',
      'role_company=80431',
      'company_permission=1',
      `auth.login_data=${encodeURIComponent('{"username":"<script>alert(1)</script>","company_name":"x"}')}`,
    ].join('; ')
    const area = await site.ask('/hello', { headers: { Cookie: forged } })
    expect([area.status, area.headers.get('location')]).toEqual([302, '/error403'])
    const home = await site.ask('/bughunter', { headers: { Cookie: forged } })
    expect(home.status).toBe(200)
    expect(await home.text()).not.toContain('<script>alert(1)')
    const user = await fetch(`${site.origin()}/api/v1/user`, { headers: { Cookie: forged } })
    expect((await user.json()).data.user).toMatchObject({ role: 2, company_permission: null })
  })
})

/**
 * Each falls when the one line it is about goes (`isOwn`): which is said beside it. Those with a foreign Origin and a
 * foreign Sec-Fetch-Site have two lines against them, and fall with the endpoint's own question only.
 */
const foreign: Record<string, Record<string, string>> = {
  // "Nothing said is nothing wrong": old browsers, and pages with a strict referrer policy.
  'no Origin and no Referer': {},
  // "null is no other site": frames in a sandbox and data: pages send it.
  'Origin null': { Origin: 'null' },
  'Origin null of another site': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
  'another site': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  'another site in a browser without further headers': { Origin: 'https://evil.test' },
  'another site that hides its Origin': { 'Sec-Fetch-Site': 'cross-site' },
  'a sibling host': { Origin: 'http://evil.localhost:3000', 'Sec-Fetch-Site': 'same-site' },
  // `endsWith` of our host lets this in.
  'a sibling host in a browser without further headers': { Origin: 'http://evil.localhost:3000' },
  // "Not cross-site is ours" lets this in.
  'a sibling host that hides its Origin': { 'Sec-Fetch-Site': 'same-site' },
  // `startsWith` of our origin lets this in.
  'our name as a prefix': { Origin: `${settings().origin}.evil.test` },
  'our name with another scheme': { Origin: settings().origin.replace('http:', 'https:') },
  'our name at another port': { Origin: 'http://localhost:3001' },
  'our name in the Referer only': { Referer: `https://evil.test/${settings().origin}/` },
  'our name as a prefix in the Referer': { Referer: `${settings().origin}.evil.test/` },
  'our Referer with the origin of another': { Origin: 'https://evil.test', Referer: `${settings().origin}/` },
  'same-origin headers from a foreign origin': {
    Origin: 'https://evil.test',
    'Sec-Fetch-Site': 'same-origin',
  },
}
const concrete = (pattern: string) => pattern.replaceAll(/:\w+\??/g, 'x').replace('*', 'x')

describe('SES-06 forms of another site', () => {
  async function expectClosed(headers: Record<string, string>, addresses: string[]): Promise<void> {
    const token = await sessionOf(elang)
    const open: unknown[] = []
    for (const address of addresses) {
      const answer = await fetch(site.origin() + address, {
        method: 'POST',
        headers: { Cookie: `auth.session=${token}`, ...headers },
        body: new URLSearchParams({ intent: 'x' }),
        redirect: 'manual',
      })
      if (answer.status !== 403) open.push([address, answer.status])
      await answer.arrayBuffer()
    }
    expect(open).toEqual([])
    expect(await isSignedIn(token)).toBe(true)
  }
  const pages = pagePatterns().map(concrete)

  it.each(Object.entries(foreign))('are refused on every page: %s', async (_name, headers) => {
    expect(pages.length).toBeGreaterThan(80)
    await expectClosed(headers, pages)
  })

  // Fails when the endpoint asks at the plain addresses only: scripts post to `.data`, the other language is under `/en`.
  it('are refused where scripts post, and in the other language', async () => {
    const data = pages.map((page) => (page === '/' ? '/_.data' : `${page}.data`))
    const english = pages.map((page) => `/en${page}`)
    await expectClosed({ Origin: 'https://evil.test' }, [...data, ...english])
  })

  it.each(Object.entries(foreign))('do no act of the API: %s', async (_name, headers) => {
    const token = await sessionOf(elang)
    const acts = (await apiPatterns()).filter((pattern) => !pattern.startsWith('GET '))
    expect(acts.length).toBeGreaterThan(5)
    for (const act of acts) {
      const [method = '', path = ''] = act.split(' ')
      const answer = await fetch(site.origin() + path.replaceAll(/:\w+/g, 'x'), {
        method,
        headers: { Cookie: `auth.session=${token}`, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify({ identifier: elang.username, password }),
      })
      // By its code: 403 is also the answer to a bughunter who may never do it.
      const { code } = (await answer.json()) as { code: string }
      expect([act, answer.status, code, answer.headers.getSetCookie()]).toEqual([act, 403, 'cross_site', []])
    }
  })

  // The same without any cookie: a page of another site must not sign its visitor in, either.
  it('do no act of the API without a cookie', async () => {
    for (const [name, headers] of Object.entries(foreign).filter(
      ([, one]) => 'Origin' in one || 'Sec-Fetch-Site' in one,
    )) {
      const answer = await login(headers)
      expect([name, answer.status, answer.headers.getSetCookie()]).toEqual([name, 403, []])
    }
  })

  // `bearer ?? cookie` would let a cookie act, unasked for its origin, beside an Authorization that means nothing.
  it('treat a cookie beside a broken Authorization as no session', async () => {
    const headers = { Cookie: `auth.session=${await sessionOf(elang)}`, Authorization: 'Basic eDp5' }
    expect((await fetch(`${site.origin()}/api/v1/user`, { headers })).status).toBe(401)
  })
})

describe('SES-06 bodies that are no form and no JSON', () => {
  // Two guards: the API knows one parser, and asks for the type again before it reads. A parser for everything leaves the
  // second alone, and without the second the first; without both text/plain signs in here (200).
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'are not read by the API: %s',
    async (type) => {
      const answer = await sendTo('/auth-api/api/login', type)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([415, []])
    },
  )

  // This one the second guard holds alone.
  it('are not read by the API: JSON in another alphabet', async () => {
    expect((await sendTo('/auth-api/api/login', 'application/json;charset=utf-7')).status).toBe(415)
    expect((await sendTo('/auth-api/api/login', 'application/json;charset=utf-8')).status).toBe(200)
  })

  it.each(['text/plain', 'application/json', ''])('are not read by a page: %s', async (type) => {
    for (const page of ['/sign-in', '/sign-in.data', '/en/sign-in'])
      expect([page, (await sendTo(page, type)).status]).toEqual([page, 415])
  })

  async function sendTo(address: string, type: string): Promise<Response> {
    const sent = { identifier: elang.username, password }
    return fetch(site.origin() + address, {
      method: 'POST',
      headers: { ...asPage, ...(type ? { 'Content-Type': type } : {}) },
      body: new Blob([
        JSON.stringify(address.startsWith('/auth-api') ? sent : { ...sent, intent: 'sign_in' }),
      ]),
      redirect: 'manual',
    })
  }
})

describe('SES-06 methods', () => {
  // Each of these would sign out if it were handled as the POST it claims to be.
  it.each<[string, string, Record<string, string>]>([
    ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].map(
      (name): [string, string, Record<string, string>] => [name, '/sign-out', { [name]: 'POST' }],
    ),
    ['a query', '/sign-out?_method=POST', {}],
    ['nothing but the address', '/sign-out', {}],
  ])('are not what %s names', async (_name, address, headers) => {
    const token = await sessionOf(elang)
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.ask(address, { as: token, method, headers: { ...asPage, ...headers } })
      expect([method, answer.status, answer.headers.getSetCookie()]).toEqual([method, 302, []])
    }
    expect(await isSignedIn(token)).toBe(true)
  })

  it('are not what a field of a form names', async () => {
    const form = { intent: 'sign_in', identifier: elang.username, password }
    for (const _method of ['GET', 'DELETE'])
      expect((await site.ask('/sign-in', { form: { ...form, _method } })).status).toBe(422)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s opens no page, from any site', async (method) => {
    const token = await sessionOf(elang)
    for (const address of ['/bughunter', '/sign-out', '/bughunter.data']) {
      const answer = await site.ask(address, { as: token, method, headers: asPage })
      expect([address, answer.status]).toEqual([address, 405])
    }
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('SES-07 signing a user in or out from another site', () => {
  it('is refused', async () => {
    const token = await sessionOf(elang)
    const evil = { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }
    const into = await login(evil)
    expect([into.status, into.headers.getSetCookie()]).toEqual([403, []])
    const page = await site.ask('/sign-in', { form: { identifier: 'x', password: 'x' }, headers: evil })
    expect(page.status).toBe(403)
    const out = await site.ask('/api/v1/user/logout', {
      as: token,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect(out.status).toBe(403)
    expect(await isSignedIn(token)).toBe(true)
  })

  it('WEB-09 does not happen by a link into another area', async () => {
    const token = await sessionOf(elang)
    for (const area of ['/company', '/hello', '/incident', '/en/company/programs', '/hello/reports']) {
      const answer = await site.ask(area, { as: token, headers: { 'Sec-Fetch-Site': 'cross-site' } })
      expect(answer.headers.get('location')).toMatch(/^(\/en)?\/error403$/)
    }
    expect(await isSignedIn(token)).toBe(true)
  })

  it('happens, as specified, by a click on our own page', async () => {
    const token = await sessionOf(await operator())
    const answer = await site.ask('/company', { as: token, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(answer.headers.get('location')).toBe('/sign-in?done=wrong_role')
    expect(answer.headers.getSetCookie().join()).toContain('auth.session=;')
    expect((await site.ask('/hello/reports', { as: token })).headers.get('location')).toMatch(/^\/sign-in/)
  })
})

function base32Of(secret: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(secret).buffer }).base32
}
