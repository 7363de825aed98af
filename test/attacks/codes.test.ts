import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { verifyPassword } from '@cakrawala/secrets/password'
import { and, eq, notLike, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, bughunters, codes } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { codesIn } from '#domain/account/codes/code-text.ts'
import { proveCode } from '#domain/account/codes/prove-code.server.ts'
import type { CodePurpose } from '#domain/account/codes/send-code.server.ts'
import { phoneInput } from '#domain/account/identity/verification-input.ts'
import { phoneLimits, sendPhoneCode, verifyPhone } from '#domain/account/identity/verify-phone.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { signUpBughunter } from '#domain/account/sign-up/sign-up-bughunter.server.ts'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { database } from '#infra/database.ts'
import { unseal } from '#infra/secrets.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { hunter, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'

useDatabase()

const password = 'Rahasia#2026'
const purpose: CodePurpose = 'sign_up_bughunter'
let turn = 0
let email: string

beforeEach(() => {
  email = `korban${++turn}@surel.test`
})

/** What came of it: `ok`, or the key of the refusal. */
function told(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: Refusal) => error.fields?.code?.[0]?.key ?? error.detail ?? error.code,
  )
}
const otherThan = (code: string, i: number) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')
const address = (text: string) => ({ target: text, targetKey: text })
const send = () => sendSignUpCode(visitor, 'bughunter', email, 'id')
const waiting = async () => (await unsafeWaitingCode(purpose, email))!
const register = (code: string, more: { username: string; password?: string }) =>
  signUpBughunter(visitor, { email, code, password, tshirtSize: 'M', ...more }, 'id')

describe("AUT-02 signing up first with another person's address", () => {
  // A version that makes the account at once and marks it "unverified" leaves the attacker's password behind.
  it('creates no account, and the password of the person who proves the address is set', async () => {
    await send()
    const right = await waiting()
    for (let i = 0; i < 3; i++)
      expect(await told(register(otherThan(right, i), { username: `perebut${turn}` }))).toBe('code_wrong')
    expect(await accountsOf(email)).toEqual([])
    await register(right, { username: `korban${turn}`, password: 'Milik-Korban-1' })
    const [row] = await accountsOf(email)
    expect(row!.username).toBe(`korban${turn}`)
    expect(await verifyPassword(row!.passwordHash, 'Milik-Korban-1')).toBe(true)
    expect(await verifyPassword(row!.passwordHash, password)).toBe(false)
  })

  it('leaves nothing to take over: the code is spent, and no second one is sent', async () => {
    await send()
    const right = await waiting()
    await register(right, { username: `pemilik${turn}` })
    expect(await told(register(right, { username: `perebut${turn}` }))).toBe('code_spent')
    travelTo(later(now(), 2 * minute))
    await send()
    expect(await unsafeWaitingCode(purpose, email)).toBeNull()
    expect(await accountsOf(email)).toHaveLength(1)
  })

  it('does not distinguish a hidden spelling of the same mailbox', async () => {
    email = `korban.${++turn}@gmail.com`
    await send()
    await register(await waitingFor(`korban${turn}@gmail.com`), { username: `asli${turn}` })
    travelTo(later(now(), 2 * minute))
    const before = await database().select().from(codes)
    for (const spelled of [`korban${turn}+x@gmail.com`, `k.o.r.b.a.n${turn}@googlemail.com`]) {
      expect(await told(sendSignUpCode(visitor, 'bughunter', spelled, 'id'))).toBe('ok')
      travelTo(later(now(), 2 * minute))
    }
    const sealed = (await database().select().from(codes))
      .filter(({ id }) => !before.some((one) => one.id === id))
      .map(({ sealedCode }) => codesIn(unseal('code', sealedCode!).toString('utf8')))
    expect(sealed).toEqual([null, null])
  })

  const waitingFor = async (key: string) => (await unsafeWaitingCode(purpose, key))!
  const accountsOf = (address: string) =>
    database().select().from(accounts).where(eq(accounts.email, address))
})

describe('AUT-03 guessing a code', () => {
  it('accepts 5 tries of 200 at once, and then not even the right one', async () => {
    // "Read the count, compare, write the count" lets most of the 200 through.
    await send()
    const right = await waiting()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => told(proveCode(purpose, address(email), otherThan(right, i)))),
    )
    expect(answers.filter((answer) => answer === 'code_wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'code_spent')).toHaveLength(195)
    expect(await told(proveCode(purpose, address(email), right))).toBe('code_spent')
  }, 60_000)

  it('accepts at most 20 of 1,000 tries a day, however many codes are requested', async () => {
    const tally: Record<string, number> = {}
    const add = (answer: string) => {
      tally[answer] = (tally[answer] ?? 0) + 1
    }
    for (let sent = 0; sent < 10; sent++) {
      travelTo(later(now(), 2 * minute))
      const answer = await told(send())
      const right = answer === 'ok' ? await waiting() : '000000'
      for (let i = 0; i < 100; i++) add(await told(proveCode(purpose, address(email), otherThan(right, i))))
    }
    // 20 chances in a million: one success in 50,000 days.
    expect(tally).toEqual({ code_wrong: 20, code_spent: 980 })
    const fresh = await database().select().from(codes).where(eq(codes.targetKey, email))
    expect(fresh).toHaveLength(5)
  }, 60_000)

  it('is counted for an account over all the numbers it names', async () => {
    // Counted by number alone, five numbers are five times five tries.
    const person = await hunter({ verified: false })
    let wrong = 0
    for (let i = 0; i < 5; i++) {
      await sendPhoneCode(person, `+62812900000${i}${turn % 10}`)
      for (let guess = 0; guess < 5; guess++)
        if ((await told(verifyPhone(person, { code: String(100_000 + guess) }))) === 'code_wrong') wrong++
    }
    expect(wrong).toBe(20)
  })

  it('for a number does not affect others: a code belongs to the account that requested it', async () => {
    const [one, two] = [await hunter({ verified: false }), await hunter({ verified: false })]
    const phone = '+6281290000777'
    await sendPhoneCode(one, phone)
    const code = await unsafeWaitingCode('phone', `${one.accountId} ${phone}`)
    expect(await told(verifyPhone(two, { code: code! }))).toBe('code_spent')
    expect(await told(verifyPhone(one, { code: code! }))).toBe('ok')
  })
})

describe('AUT-04 a code of the same address that was sent before', () => {
  // Fails when any code of the address that is not over yet is good, or the first one found.
  it('is refused once a newer one is sent', async () => {
    await send()
    const old = await waiting()
    travelTo(later(now(), 2 * minute))
    await send()
    const right = await waiting()
    if (old !== right) expect(await told(proveCode(purpose, address(email), old))).toBe('code_wrong')
    expect(await told(proveCode(purpose, address(email), right))).toBe('ok')
  })
})

describe('AUT-17 pumping text messages', () => {
  const number = (i: number) => `+628131000${String(i).padStart(4, '0')}`

  it('stops at 5 a day for an account, of 100 numbers at once', async () => {
    const person = await hunter({ verified: false })
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) => told(sendPhoneCode(person, number(i)))),
    )
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(phoneLimits.account)
    expect(new Set(answers)).toEqual(new Set(['ok', 'code_quota']))
    expect(phoneLimits.account).toBe(5)
  }, 60_000)

  it('stops at 3 a day for a number, of ten accounts at once', async () => {
    const phone = number(5_000)
    const people = await Promise.all(Array.from({ length: 10 }, () => hunter({ verified: false })))
    const answers = await Promise.all(people.map((person) => told(sendPhoneCode(person, phone))))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(3)
    expect(phoneLimits.number).toBe(3)
  })

  it('has tighter limits abroad, notifies operators at half the budget, and ends with the budget', async () => {
    const abroad = (i: number) => `+6591${String(i).padStart(6, '0')}`
    const one = await hunter({ verified: false })
    const own = []
    for (let i = 0; i < 4; i++) own.push(await told(sendPhoneCode(one, abroad(i))))
    expect(own).toEqual(['ok', 'ok', 'code_quota', 'code_quota'])

    // The rest of the day's budget, as if other accounts had spent it.
    await spend(phoneLimits.abroadAlarm - 3)
    expect(await alarms()).toBe(0)
    for (let i = 0; i < 3; i++) await sendPhoneCode(await hunter({ verified: false }), abroad(100 + i))
    expect(await alarms()).toBe(1)
    // One is left; without one line for all who send abroad, those who ask at the same moment each take it for theirs.
    const left = 1
    await spend(phoneLimits.abroadTotal - (await sentAbroad()) - left)
    const people = await Promise.all(Array.from({ length: 8 }, () => hunter({ verified: false })))
    const answers = await Promise.all(people.map((person, i) => told(sendPhoneCode(person, abroad(500 + i)))))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(left)
    expect(await told(sendPhoneCode(await hunter({ verified: false }), abroad(900)))).toBe('sms_budget')
    // At home nothing has changed.
    expect(await told(sendPhoneCode(await hunter({ verified: false }), number(7_000)))).toBe('ok')
  }, 60_000)

  // Asked by the country code alone, all of these are numbers of countries that are welcome.
  it.each([
    ['premium rate', '+19005551234'],
    ['premium rate at home', '+628091234567'],
    ['premium rate of no country', '+979123456789'],
    ['a satellite phone', '+881612345678'],
    ['another satellite phone', '+8821612345678'],
    ['a personal number', '+447011223344'],
    ['a telephone at home', '+62215001234'],
    ['a telephone abroad', '+442079460000'],
    ['an emergency number', '112'],
    ['freephone', '+80012345678'],
    ['two numbers', '+6281290000001,+6281290000002'],
    ['an extension', '+6281290000001;ext=9'],
  ])('sends no text to %s', (_kind, phone) => {
    expect(phoneInput.safeParse({ phone }).success).toBe(false)
  })

  it('sends texts to mobile telephones of any country', () => {
    for (const phone of ['081290000001', '+6281290000001', '+6591234567', '+12015550123'])
      expect([phone, phoneInput.safeParse({ phone }).success]).toEqual([phone, true])
  })

  it('does not reveal the owner of a number before it is proved, and accepts it for one account only', async () => {
    const phone = number(8_000)
    const [first, second] = [await hunter({ verified: false }), await hunter({ verified: false })]
    for (const person of [first, second]) {
      expect(await told(sendPhoneCode(person, phone))).toBe('ok')
      const code = (await unsafeWaitingCode('phone', `${person.accountId} ${phone}`))!
      expect(await told(verifyPhone(person, { code: code }))).toBe(person === first ? 'ok' : 'phone_taken')
    }
    const holders = await database().select().from(bughunters).where(eq(bughunters.phone, phone))
    expect(holders.map(({ accountId }) => accountId)).toEqual([first.accountId])
  })

  function sentAbroad(): Promise<number> {
    return database().$count(codes, and(eq(codes.purpose, 'phone'), notLike(codes.target, '+62%')))
  }

  async function spend(most: number): Promise<void> {
    const person = await hunter({ verified: false })
    await database().execute(sql`
      INSERT INTO codes (id, purpose, target, target_key, account_id, code_hash, locale, created_at, expires_at)
      SELECT gen_random_uuid(), 'phone', '+6590' || i, 'x' || i, ${person.accountId}, ''::bytea, 'id', now(), now()
      FROM generate_series(1, ${most}::int) i`)
  }

  async function alarms(): Promise<number> {
    const events = []
    for (let seq = 0; ; ) {
      const page = await unsafeEventsAfter(seq, 500)
      if (page.length === 0) return events.filter(({ type }) => type === 'account.sms_alarm').length
      events.push(...page)
      seq = page.at(-1)!.seq
    }
  }
})
