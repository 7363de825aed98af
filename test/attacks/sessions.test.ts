import { createHash } from 'node:crypto'
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
import { hashPassword } from '#infra/password.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { after, now, second, travelTo } from '#kernel/clock.ts'
import { apiPatterns, pagePatterns } from '../access/routes.ts'
import { companyOwner, hello, hunter, member, visitor } from '../support/cast.ts'
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
  it('gives a new token at sign-in, whatever the browser brought along', async () => {
    const planted = 'A'.repeat(43)
    const answer = await login({ ...asPage, Cookie: `auth.session=${planted}` })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^auth\.session=[0-9A-Za-z]{43}; Path=\/; SameSite=Lax; Max-Age=172800; HttpOnly$/)
    expect(cookie).not.toContain(planted)
    expect(await isSignedIn(planted)).toBe(false)
  })

  // Fails when the first or the last of them is believed: a sibling host can toss either.
  it('believes neither of two session cookies', async () => {
    const [one, two] = [await sessionOf(elang), await sessionOf(elang)]
    for (const tossed of [two, 'B'.repeat(43)]) {
      const answer = await site.ask('/bughunter/profile', {
        headers: { Cookie: `auth.session=${one}; auth.session=${tossed}` },
      })
      expect(answer.headers.get('location')).toMatch(/^\/sign-in/)
    }
  })
})

describe('SES-03 the end of a session', () => {
  it('is dead for pages and calls alike after sign-out, at its last second, and when the account ends', async () => {
    const left = await sessionOf(elang)
    expect(await isSignedIn(left)).toBe(true)
    await fetch(`${site.origin()}/api/v1/user/logout`, { headers: { Authorization: `Bearer ${left}` } })
    expect(await isSignedIn(left)).toBe(false)

    const old = await sessionOf(elang)
    const opened = now()
    travelTo(after(opened, 172_800 * second + second))
    expect(await isSignedIn(old)).toBe(false)
    travelTo(null)

    const ended = await sessionOf(elang)
    await setStanding('ended')
    expect(await isSignedIn(ended)).toBe(false)
    await setStanding('active')
  })

  it('is dead when a member is deactivated', async () => {
    const owner = await companyOwner()
    const staff = await member(owner.companyId, 1)
    const token = await sessionOf(staff)
    expect((await site.ask('/company', { as: token })).status).toBe(200)
    await database().execute(sql`UPDATE company_members SET status = 3 WHERE account_id = ${staff.accountId}`)
    expect((await site.ask('/company/profile', { as: token })).headers.get('location')).toMatch(/^\/sign-in/)
  })

  async function setStanding(standing: 'active' | 'ended') {
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

  it('holds none of the codes, links, tickets and second factors of a whole story', async () => {
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

const foreign: Record<string, Record<string, string>> = {
  'no Origin and no Referer': {},
  'Origin null': { Origin: 'null' },
  'another site': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  'a sibling host': { Origin: 'http://evil.localhost:3000', 'Sec-Fetch-Site': 'same-site' },
  'our name as a prefix': { Origin: `${settings().origin}.evil.test` },
  'our name in the Referer only': { Referer: `https://evil.test/${settings().origin}/` },
  'our Referer with the origin of another': { Origin: 'https://evil.test', Referer: `${settings().origin}/` },
  'same-origin words from a foreign origin': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
}

describe('SES-06 requests forged by another site', () => {
  it.each(Object.entries(foreign))('are refused on every page: %s', async (_name, headers) => {
    const token = await sessionOf(elang)
    for (const pattern of pagePatterns()) {
      const address = pattern.replaceAll(/:\w+\??/g, 'x').replace('*', 'x')
      const answer = await fetch(site.origin() + address, {
        method: 'POST',
        headers: { Cookie: `auth.session=${token}`, ...headers },
        body: new URLSearchParams({ intent: 'x' }),
        redirect: 'manual',
      })
      expect([address, answer.status]).toEqual([address, 403])
    }
    expect(await isSignedIn(token)).toBe(true)
  })

  it('are no forms: JSON in disguise, method override, acting by GET', async () => {
    const token = await sessionOf(elang)
    const cookie = { Cookie: `auth.session=${token}` }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json;charset=utf-7',
      '',
    ]) {
      const answer = await fetch(`${site.origin()}/auth-api/api/login`, {
        method: 'POST',
        headers: { ...asPage, ...cookie, ...(type ? { 'Content-Type': type } : {}) },
        body: new Blob([JSON.stringify({ identifier: elang.username, password })]),
      })
      expect([type, answer.status]).toEqual([type, 415])
    }
    for (const override of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override']) {
      const answer = await site.ask('/bughunter?_method=POST', {
        as: token,
        headers: { [override]: 'DELETE' },
      })
      expect(answer.status).toBe(200)
    }
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await site.ask('/bughunter', { as: token, method, headers: asPage })
      expect([method, answer.status]).toEqual([method, 405])
    }
    expect(await isSignedIn(token)).toBe(true)
  })
})

describe('SES-06 calls and reading addresses', () => {
  it.each(Object.entries(foreign))(
    'no act of the API is done for another site: %s',
    async (_name, headers) => {
      const token = await sessionOf(elang)
      const acts = (await apiPatterns()).filter((pattern) => !pattern.startsWith('GET '))
      expect(acts.length).toBeGreaterThan(0)
      for (const act of acts) {
        const [method = '', path = ''] = act.split(' ')
        const answer = await fetch(site.origin() + path.replaceAll(/:\w+/g, 'x'), {
          method,
          headers: { Cookie: `auth.session=${token}`, 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify({ identifier: elang.username, password }),
        })
        expect([act, answer.status, answer.headers.getSetCookie()]).toEqual([act, 403, []])
      }
    },
  )

  it('no address acts when it is only read, whatever method it claims', async () => {
    const token = await sessionOf(elang)
    const before = await eventCount()
    const intents = ['change_password', 'end_all', 'submit', 'accept', 'delete', 'leave']
    for (const pattern of pagePatterns()) {
      const address = pattern.replaceAll(/:\w+\??/g, 'x').replace('*', 'x')
      const query = new URLSearchParams({
        _method: 'POST',
        intent: intents[pattern.length % intents.length]!,
      })
      const answer = await site.ask(`${address}?${query}`, {
        as: token,
        headers: {
          'X-HTTP-Method-Override': 'POST',
          'X-Method-Override': 'DELETE',
          'Sec-Fetch-Site': 'cross-site',
        },
      })
      expect([address, answer.status < 500 || address === '/error500']).toEqual([address, true])
    }
    expect(await eventCount()).toBe(before)
    expect(await isSignedIn(token)).toBe(true)
  }, 60_000)

  async function eventCount(): Promise<number> {
    const answer = await database().execute<{ n: number }>(sql`SELECT count(*)::int AS n FROM events`)
    return answer.rows[0]!.n
  }
})

describe('SES-07 signing somebody in or out from another site', () => {
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
    const token = await sessionOf(await hello())
    const answer = await site.ask('/company', { as: token, headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect(answer.headers.get('location')).toBe('/sign-in')
    expect(answer.headers.getSetCookie().join()).toContain('auth.session=;')
    expect((await site.ask('/hello/reports', { as: token })).headers.get('location')).toMatch(/^\/sign-in/)
  })
})

function base32Of(secret: Buffer): string {
  return new Secret({ buffer: Uint8Array.from(secret).buffer }).base32
}
