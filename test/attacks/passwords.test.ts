import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts, rateLimits } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { passwordLevel } from '#domain/account/password/password-rule.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { database } from '#infra/database.ts'
import { hashPassword, verifyPassword } from '#infra/password.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { sessionOf, useSite } from '../support/site.ts'

const hashings = vi.hoisted(() => ({ count: 0 }))

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const counted = <A extends unknown[], T>(work: (...args: A) => Promise<T>) => {
    return (...args: A) => {
      hashings.count++
      return work(...args)
    }
  }
  return { ...real, verify: counted(real.verify), hash: counted(real.hash) }
})

useDatabase()
const site = useSite()
/** With a letter that Unicode spells in two ways. */
const password = 'Rahasiá#2026'.normalize('NFC')
let elang: Person

beforeAll(async () => {
  elang = await hunter()
  await database()
    .update(accounts)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(accounts.id, elang.accountId))
})

beforeEach(async () => {
  await database().delete(rateLimits)
})

const overlong: [string, string][] = [
  ['129 characters', `${password}${'x'.repeat(129 - password.length)}`],
  ['a million characters', 'Aa1#'.repeat(250_000)],
]
const near: [string, string][] = [
  ['a NUL byte at the end', `${password}\0`],
  ['a NUL byte inside', `${password.slice(0, 4)}\0${password.slice(4)}`],
  ['a lone surrogate', `${password}\ud800`],
  ['the other spelling of Unicode', password.normalize('NFD')],
  ['a space before', ` ${password}`],
  ['a space after', `${password} `],
  ['another case', password.toLowerCase()],
  ['its first 8 letters', password.slice(0, 8)],
  ['nothing', ''],
]

const byPage = (sent: string) =>
  site.ask('/sign-in', { form: { intent: 'sign_in', identifier: elang.username, password: sent } })
const byCall = (sent: string) =>
  fetch(`${site.origin()}/auth-api/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: elang.username, password: sent }),
  })

describe('AUT-14 odd passwords at the sign-in doors', () => {
  it.each([
    ['page', byPage],
    ['call', byCall],
  ] as const)('the %s takes the very one, and no other', async (_door, knock) => {
    expect([200, 302]).toContain((await knock(password)).status)
    for (const [name, sent] of near) {
      await database().delete(rateLimits)
      const answer = await knock(sent)
      expect([name, answer.status]).toEqual([name, 422])
      expect(answer.headers.getSetCookie().join()).not.toMatch(/auth\.session=\w/)
    }
  })

  it.each([
    ['page', byPage],
    ['call', byCall],
  ] as const)('the %s refuses overlong ones without hashing anything', async (_door, knock) => {
    for (const [name, sent] of overlong) {
      const before = hashings.count
      const started = performance.now()
      expect([name, (await knock(sent)).status]).toEqual([name, 422])
      expect(performance.now() - started).toBeLessThan(1_000)
      expect(hashings.count).toBe(before)
    }
  })

  it('a lone half of a letter is not the sign that replaces it', async () => {
    const stored = await hashPassword('Rahasia#2026\ufffd')
    expect(await verifyPassword(stored, 'Rahasia#2026\ufffd')).toBe(true)
    expect(await verifyPassword(stored, 'Rahasia#2026\ud800')).toBe(false)
  })
})

const refusedAsNew: [string, string][] = [
  ...overlong,
  ['a NUL byte', `${password}\0`],
  ['a space before', ` ${password}`],
  ['a line end', `${password}\n`],
  ['nine characters', 'Aa1#bcdef'],
]

describe('AUT-14 odd passwords at the doors that set one', () => {
  it('sign-up refuses them before any hashing, and makes no account', async () => {
    const email = 'sandi@surel.test'
    await sendSignUpCode(visitor, 'bughunter', email, 'id')
    const code = (await unsafeWaitingCode('sign_up_bughunter', email))!
    const before = hashings.count
    for (const [name, sent] of refusedAsNew) {
      const form = { password: sent, confirmPassword: sent, username: 'sandi-aneh', tshirtSize: 'M' }
      const answer = await site.ask('/sign-up-bughunter', {
        form: { intent: 'register', email, code, agreement: 'on', ...form },
      })
      expect([name, answer.status]).toEqual([name, 422])
    }
    expect(hashings.count).toBe(before)
    const made = await database().select().from(accounts).where(eq(accounts.email, email))
    expect(made).toEqual([])
  })

  it('the change of a password refuses them, whichever of the two fields they are in', async () => {
    const as = await sessionOf(elang)
    const ask = (currentPassword: string, next: string) =>
      site.ask('/bughunter/profile/security', {
        as,
        form: { intent: 'change_password', currentPassword, password: next, confirmPassword: next },
      })
    for (const [name, sent] of refusedAsNew) {
      await database().delete(rateLimits)
      expect([name, (await ask(password, sent)).status]).toEqual([name, 422])
    }
    for (const [name, sent] of [...overlong, ...near]) {
      await database().delete(rateLimits)
      expect([name, (await ask(sent, 'Baru-Sekali-2026')).status]).toEqual([name, 422])
    }
    expect([200, 302]).toContain((await byPage(password)).status)
  })

  it('128 characters of any language are taken, and are the password afterwards', async () => {
    const long = `Zebra-Kuning-7${'語'.repeat(114)}`
    const as = await sessionOf(elang)
    const form = { currentPassword: password, password: long, confirmPassword: long }
    const answer = await site.ask('/bughunter/profile/security', {
      as,
      form: { intent: 'change_password', ...form },
    })
    expect(answer.status).toBe(302)
    expect((await byPage(long)).status).toBe(302)
    expect((await byPage(password)).status).toBe(422)
  })
})

describe('AUT-16 the strength meter', () => {
  // zxcvbn takes 42–83 ms for the first of these, and grows with the square of the length.
  it.each([
    ...[50, 100, 128, 250, 5_000, 1_000_000].flatMap((length): [string, string][] => [
      [`${length} letters a`, 'a'.repeat(length)],
      [`${length} of l33t`, 'p4$$w0rd@1'.repeat(Math.ceil(length / 10)).slice(0, length)],
      [`${length} of a walk`, 'qwertyuiopasdfghjklzxcvbnm'.repeat(Math.ceil(length / 26)).slice(0, length)],
      [`${length} digits and signs`, '1!2@3#4$5%'.repeat(Math.ceil(length / 10)).slice(0, length)],
      [`${length} spaces`, ' '.repeat(length)],
      [`${length} combining marks`, `a${'\u0301'.repeat(length - 1)}`],
    ]),
  ])('takes less than 100 ms for %s', (_name, sent) => {
    const own = {
      username: 'a'.repeat(30),
      email: `${'b'.repeat(64)}@demo.test`,
      companyName: 'c '.repeat(60),
    }
    const started = process.cpuUsage()
    passwordLevel(sent, own)
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(100)
  })
})
