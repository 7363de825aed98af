import { readdirSync, readFileSync } from 'node:fs'
import { after, minute, now, second, travelTo } from '@cakrawala/calendar/clock'
import { eq, sql } from 'drizzle-orm'
import { Secret } from 'otpauth'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessions } from '#domain/account/account-tables.server.ts'
import { confirmAuthenticator } from '#domain/account/factor/confirm-authenticator.server.ts'
import { factorsOn, lockProved } from '#domain/account/factor/factor-queries.server.ts'
import { makeRecoveryCodes } from '#domain/account/factor/make-recovery-codes.server.ts'
import { startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { removeAuthenticator, removePasskey } from '#domain/account/factor/remove-factor.server.ts'
import { startAuthenticator } from '#domain/account/factor/start-authenticator.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { endAllSessions } from '#domain/account/session-store/end-session.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, incidentAccount, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { codeOf, enrol, forgetUsedSteps, ownPassword, somePasskey, withPassword } from '../support/factor.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const proof = { currentPassword: ownPassword }
// A step lasts 30 seconds: in its middle no test stumbles over its end.
beforeEach(() => travelTo(new Date(Math.floor(Date.now() / 30_000) * 30_000 + 15_000)))

type Login = { status: number; data?: { token?: string; ticket?: string; factors?: string[] }; code?: string }

async function login(body: object): Promise<Login> {
  const answer = await fetch(`${site.origin()}/auth-api/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, ...(await answer.json()) }
}

const firstStep = ({ username }: Person) => login({ identifier: username, password: ownPassword })
const ticketOf = async (person: Person) => (await firstStep(person)).data!.ticket!
const openSessions = async ({ accountId }: Person) =>
  (await database().select().from(sessions).where(eq(sessions.accountId, accountId))).length
const countOf = async ({ accountId }: Person, type: string) =>
  (await database().select().from(events).where(eq(events.subjectId, accountId))).filter(
    (event) => event.type === type,
  ).length
async function fulfilled(work: Promise<unknown>[]): Promise<number> {
  return (await Promise.allSettled(work)).filter(({ status }) => status === 'fulfilled').length
}

// A build that only compares the code with the present one accepts it as often as it is sent within its 90 seconds.
describe('AUT-05 a code that was used', () => {
  it('is accepted for one of three fresh sign-ins, and no step-up after it', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const code = codeOf(secret)
    const answers = []
    for (let turn = 0; turn < 3; turn++) answers.push(await login({ ticket: await ticketOf(person), code }))
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422])
    await expect(reauthenticate(person, { ...proof, factorCode: code })).rejects.toMatchObject({
      fields: { factorCode: [{ key: 'code_wrong' }] },
    })
    expect(await openSessions(person)).toBe(1)
  })

  it('is accepted for one of five that arrive with it at once', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const tickets = []
    for (let turn = 0; turn < 5; turn++) tickets.push(await ticketOf(person))
    const code = codeOf(secret)
    const answers = await Promise.all(tickets.map((ticket) => login({ ticket, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await openSessions(person)).toBe(1)
  })

  it.each([
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ])('counts %i steps from now as %i', async (steps, status) => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    expect((await login({ ticket: await ticketOf(person), code: codeOf(secret, steps) })).status).toBe(status)
  })

  it('is not accepted again after an older one, nor is the code that switched the authenticator on', async () => {
    const person = await withPassword(await hunter())
    const { setup, key } = await startAuthenticator(person)
    await confirmAuthenticator(person, { setup, code: codeOf(key), ...proof })
    for (const steps of [0, -1]) {
      const answer = await login({ ticket: await ticketOf(person), code: codeOf(key, steps) })
      expect(answer.status, String(steps)).toBe(422)
    }
    expect((await login({ ticket: await ticketOf(person), code: codeOf(key, 1) })).status).toBe(200)
  })
})

// A build that opens the session at the password and marks it "pending" forgets the mark on some page or call.
describe('AUT-06 between password and second factor', () => {
  it('nothing opens: neither the pre-authentication token nor any cookie is a session, on any page or call', async () => {
    const person = await withPassword(await companyOwner())
    await enrol(person)
    const byPage = await site.ask('/sign-in', {
      form: { intent: 'sign_in', identifier: person.username, password: ownPassword },
    })
    const cookies = byPage.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['auth.ticket'])
    const ticket = cookies[0]!.split('=')[1]!
    expect(byPage.headers.getSetCookie()[0]).toMatch(/; Path=\/; SameSite=Lax; Max-Age=300; HttpOnly$/)
    const second = await ticketOf(person)
    for (const token of [ticket, second]) {
      for (const headers of [
        { Authorization: `Bearer ${token}` },
        { Cookie: `auth.session=${token}` },
        { Cookie: `auth.ticket=${token}` },
        { Cookie: `auth.ticket=${token}; auth.session=${token}` },
      ]) {
        for (const call of ['/api/v1/user', '/api/v1/company/account/balance', '/api/v1/user/logout']) {
          expect((await fetch(site.origin() + call, { headers })).status, call).toBe(401)
        }
        const page = await site.ask('/company/reports', { headers })
        expect([page.status, page.headers.get('location')]).toEqual([
          302,
          expect.stringMatching(/^\/sign-in/),
        ])
      }
    }
    expect(await openSessions(person)).toBe(0)
  })

  it('the token is valid for five answers and five minutes, and once', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const late = await ticketOf(person)
    travelTo(after(now(), 5 * minute + second))
    expect((await login({ ticket: late, code: codeOf(secret) })).status).toBe(422)
    const ticket = await ticketOf(person)
    expect((await login({ ticket, code: codeOf(secret) })).status).toBe(200)
    await forgetUsedSteps(person)
    expect((await login({ ticket, code: codeOf(secret) })).status).toBe(422)
    expect(await openSessions(person)).toBe(1)
  })

  it('five wrong answers end it, over all tokens, also at once', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const tickets = [await ticketOf(person), await ticketOf(person)]
    const wrong = Array.from({ length: 20 }, (_, turn) =>
      login({ ticket: tickets[turn % 2]!, code: '000000' }),
    )
    const answers = (await Promise.all(wrong)).map(({ status }) => status)
    expect(new Set(answers)).toEqual(new Set([422, 429]))
    expect(await countOf(person, 'account.factor_refused')).toBe(5)
    const fresh = await ticketOf(person)
    expect((await login({ ticket: fresh, code: codeOf(secret) })).status).toBe(429)
  })

  it('a session of the same moment that ends all others ends open tokens too', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const waiting = await ticketOf(person)
    // Fails when sessions alone are ended. The factor stays on, so that only the ticket can be what is refused.
    await endAllSessions(person)
    expect((await login({ ticket: waiting, code: codeOf(secret) })).status).toBe(422)
    expect((await login({ ticket: await ticketOf(person), code: codeOf(secret) })).status).toBe(200)
  })
})

describe('AUT-07 every path to a session', () => {
  it.each([
    ['a bughunter', hunter, '/sign-in'],
    ['a company', companyOwner, '/sign-in'],
    ['the platform team', operator, '/sign-in'],
    ['a responder', incidentAccount, '/incident/sign-in'],
  ] as const)('asks %s for the factor: by API, by page, in both languages', async (_, make, page) => {
    const person = await withPassword(await make())
    await enrol(person)
    const byApi = await firstStep(person)
    expect([byApi.status, Object.keys(byApi.data!).sort()]).toEqual([200, ['factors', 'ticket']])
    expect(byApi.data!.factors).toEqual(['totp', 'recovery_code'])
    for (const address of [page, `/en${page}`]) {
      const form = { identifier: person.username, password: ownPassword }
      const answer = await site.ask(address, { form })
      expect(answer.headers.get('location')).toBe(`${address}?step=factor`)
      expect(answer.headers.getSetCookie().join()).not.toContain('auth.session')
    }
    expect(await openSessions(person)).toBe(0)
  })

  it('asks owners of a passkey alone as well', async () => {
    const person = await withPassword(await hunter())
    await somePasskey(person)
    const answer = await firstStep(person)
    expect(Object.keys(answer.data!).sort()).toEqual(['factors', 'ticket'])
  })

  // Paths of tomorrow: the person who forgets the factor gets an error, not a session.
  it('goes through one function that requires it, and no other code opens sessions', async () => {
    const person = await hunter()
    const from = { address: '192.0.2.1', device: 'x' }
    const open = (shown: Parameters<typeof openSession>[3]) =>
      transaction((tx) => openSession(tx, person.accountId, from, shown))
    await enrol(person)
    const other = await hunter()
    await expect(open(null)).rejects.toThrow('second factor')
    await expect(open({ accountId: other.accountId, way: 'totp' })).rejects.toThrow('second factor')
    expect(filesThatName('openSession')).toEqual(['account/session/begin-session.server.ts'])
    expect(filesThatName('beginSession')).toEqual([
      'account/session/begin-session.server.ts',
      'account/session/finish-sign-in.server.ts',
      // A passkey that verified the person is the factor.
      'account/session/sign-in-by-passkey.server.ts',
      'account/session/sign-in.server.ts',
    ])
    const inserts = sourcesOf('app').filter(([, text]) => /\.insert\(sessions\)/.test(text))
    expect(inserts.map(([file]) => file)).toEqual(['domain/account/session/begin-session.server.ts'])
  })
})

function sourcesOf(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')])
}

function filesThatName(symbol: string): string[] {
  const named = new RegExp(`\\b${symbol}\\b`)
  return sourcesOf('app/domain')
    .filter(([, text]) => named.test(text))
    .map(([name]) => name)
    .sort()
}

// A build that reads "is a factor on?" before it writes lets all of the parallel ones through.
describe('AUT-08 changing the second factor', () => {
  it('requires password and present factor: the password alone changes nothing', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const passkeyId = await somePasskey(person)
    const { setup, key } = await startAuthenticator(person)
    const acts = [
      () => removeAuthenticator(person, proof),
      () => removePasskey(person, passkeyId, proof),
      () => makeRecoveryCodes(person, proof),
      () => startPasskey(person, { name: 'x', ...proof }),
      () => confirmAuthenticator(person, { setup, code: codeOf(key), ...proof }),
    ]
    for (const act of acts) {
      await expect(act()).rejects.toMatchObject({ fields: { factorCode: [{ key: 'required' }] } })
    }
    const wrong = { currentPassword: 'salah', factorCode: codeOf(secret) }
    await expect(removeAuthenticator(person, wrong)).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    expect(await factorsOn(database(), person.accountId)).toEqual({ totp: true, passkeys: 1, codes: 10 })
  })

  it('is refused with a re-authentication from before the factor was on', async () => {
    const person = await withPassword(await hunter())
    const shown = await reauthenticate(person, proof)
    await enrol(person)
    await expect(transaction((tx) => lockProved(tx, person, shown))).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  it('lets one of 20 win: switching on', async () => {
    const person = await withPassword(await hunter())
    const { setup, key } = await startAuthenticator(person)
    const work = Array.from({ length: 20 }, () =>
      confirmAuthenticator(person, { setup, code: codeOf(key), ...proof }),
    )
    expect(await fulfilled(work)).toBe(1)
    expect(await countOf(person, 'account.authenticator_added')).toBe(1)
    expect(await factorsOn(database(), person.accountId)).toEqual({ totp: true, passkeys: 0, codes: 10 })
  })

  it('lets one of 20 win: changing the secret', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const { setup, key } = await startAuthenticator(person)
    const work = Array.from({ length: 20 }, () =>
      confirmAuthenticator(person, { setup, code: codeOf(key), ...proof, factorCode: codeOf(secret) }),
    )
    expect(await fulfilled(work)).toBe(1)
    expect(await countOf(person, 'account.authenticator_added')).toBe(1)
  })

  // Each of them is proved: what is good once is the set-up. Without that the last one writes the secret it saw.
  it('lets one of 4 win that come with one set-up and a recovery code each, and none afterwards', async () => {
    const person = await withPassword(await hunter())
    const { recoveryCodes } = await enrol(person)
    const { setup, key } = await startAuthenticator(person)
    const come = (factorCode: string) =>
      confirmAuthenticator(person, { setup, code: codeOf(key), ...proof, factorCode })
    expect(await fulfilled(recoveryCodes.slice(0, 4).map(come))).toBe(1)
    expect(await countOf(person, 'account.authenticator_added')).toBe(1)
    const { recoveryCodes: left } = await makeRecoveryCodes(person, { ...proof, factorCode: codeOf(key, 1) })
    await expect(come(left[0]!)).rejects.toMatchObject({ code: 'conflict', detail: 'setup_spent' })
  })

  it('lets one of 20 win: switching off, and new recovery codes', async () => {
    const person = await withPassword(await hunter())
    const { secret } = await enrol(person)
    const factorCode = codeOf(secret)
    const made = Array.from({ length: 20 }, () => makeRecoveryCodes(person, { ...proof, factorCode }))
    expect(await fulfilled(made)).toBe(1)
    expect((await factorsOn(database(), person.accountId)).codes).toBe(10)
    const next = await withPassword(await hunter())
    const { secret: other } = await enrol(next)
    const gone = Array.from({ length: 20 }, () =>
      removeAuthenticator(next, { ...proof, factorCode: codeOf(other) }),
    )
    expect(await fulfilled(gone)).toBe(1)
    expect(await countOf(next, 'account.authenticator_removed')).toBe(1)
  })

  it('switches on and off at once without leaving codes of a factor that is gone', async () => {
    const person = await withPassword(await hunter())
    const { recoveryCodes } = await enrol(person)
    const { setup, key } = await startAuthenticator(person)
    await Promise.allSettled([
      removeAuthenticator(person, { ...proof, factorCode: recoveryCodes[0]! }),
      makeRecoveryCodes(person, { ...proof, factorCode: recoveryCodes[1]! }),
      confirmAuthenticator(person, { setup, code: codeOf(key), ...proof, factorCode: recoveryCodes[2]! }),
    ])
    const { totp, codes } = await factorsOn(database(), person.accountId)
    expect(codes > 0).toBe(totp)
  })
})

describe('AUT-09 a recovery code', () => {
  it('is accepted for one of five sign-ins that arrive with it at once', async () => {
    const person = await withPassword(await hunter())
    const { recoveryCodes } = await enrol(person)
    const tickets = []
    for (let turn = 0; turn < 5; turn++) tickets.push(await ticketOf(person))
    const answers = await Promise.all(tickets.map((ticket) => login({ ticket, code: recoveryCodes[0]! })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await factorsOn(database(), person.accountId)).codes).toBe(9)
    expect(await countOf(person, 'account.recovery_code_used')).toBe(1)
  })

  it('is refused a second time, and after new ones were made', async () => {
    const person = await withPassword(await hunter())
    const { recoveryCodes } = await enrol(person)
    const enter = async (code: string) => (await login({ ticket: await ticketOf(person), code })).status
    expect([await enter(recoveryCodes[0]!), await enter(recoveryCodes[0]!)]).toEqual([200, 422])
    const made = await makeRecoveryCodes(person, { ...proof, factorCode: recoveryCodes[1]! })
    expect([await enter(recoveryCodes[2]!), await enter(made.recoveryCodes[0]!)]).toEqual([422, 200])
  })

  // A build that spends the code before it uses the ticket up burns ten codes for one session.
  it('is not lost by sign-ins that share one token', async () => {
    const person = await withPassword(await hunter())
    const { recoveryCodes } = await enrol(person)
    const ticket = await ticketOf(person)
    const answers = await Promise.all(recoveryCodes.map((code) => login({ ticket, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await openSessions(person)).toBe(1)
    expect((await factorsOn(database(), person.accountId)).codes).toBe(9)
  })

  it('of one account opens no other', async () => {
    const [one, two] = [await withPassword(await hunter()), await withPassword(await hunter())]
    const { recoveryCodes } = await enrol(one)
    await enrol(two)
    expect((await login({ ticket: await ticketOf(two), code: recoveryCodes[0]! })).status).toBe(422)
  })
})

describe('SES-04 a dump of the database', () => {
  it('contains no reusable secret, recovery code or token', async () => {
    const person = await withPassword(await hunter())
    const { setup, key } = await startAuthenticator(person)
    const { recoveryCodes } = await confirmAuthenticator(person, { setup, code: codeOf(key), ...proof })
    const waiting = await startAuthenticator(person)
    const ticket = await ticketOf(person)
    const answer = await login({ ticket: await ticketOf(person), code: recoveryCodes[0]! })
    const bare = [key, waiting.key].map((one) => one.replaceAll(' ', ''))
    const secrets = [
      ...bare,
      // Fails without a seal: the key is there as its bytes, not as the letters the page shows.
      ...bare.map((one) => Secret.fromBase32(one).hex),
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace('-', '')),
      ticket,
      answer.data!.token!,
    ]
    const dump = (await everything()).toLowerCase()
    expect(dump).toContain(person.accountId)
    for (const secret of secrets) {
      for (const form of [secret, Buffer.from(secret).toString('hex')]) {
        expect(dump).not.toContain(form.toLowerCase())
      }
    }
  })
})

/** Every row the application may read, as text. */
async function everything(): Promise<string> {
  const tables = await database().execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND has_table_privilege(format('%I.%I', schemaname, tablename), 'SELECT')`,
  )
  const dumps = []
  for (const { name } of tables.rows) {
    const rows = await database().execute<{ dump: string | null }>(
      sql`SELECT string_agg(t::text, ' ') AS dump FROM ${sql.identifier(name)} t`,
    )
    dumps.push(rows.rows[0]?.dump ?? '')
  }
  return dumps.join('\n')
}
