import { day, after as later, minute, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, bughunters, codes } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingCode } from '#domain/account/codes/code-outbox.server.ts'
import { emailKey } from '#domain/account/email.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { signUpBughunter } from '#domain/account/sign-up/sign-up-bughunter.server.ts'
import { signUpBughunterInput } from '#domain/account/sign-up/sign-up-input.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { signIn } from '../../../test/support/sign-in.ts'
import { signUpCompanyInput } from './company-input.ts'
import { signUpCompany } from './sign-up-company.server.ts'

const password = 'Tetapkuatsekali9!'
let email: string
let username: string

async function newest() {
  const ours = eq(codes.targetKey, emailKey(email))
  const [row] = await database()
    .select()
    .from(codes)
    .where(ours)
    .orderBy(desc(codes.createdAt), desc(codes.id))
    .limit(1)
  return row!
}

async function sentCode(kind: 'bughunter' | 'company' = 'bughunter'): Promise<string> {
  await sendSignUpCode(visitor, kind, email, 'id')
  return (await unsafeWaitingCode(`sign_up_${kind}`, emailKey(email)))!
}

const register = (code: string, more: object = {}) =>
  signUpBughunter(visitor, { email, code, username, tshirtSize: 'M', password, ...more }, 'id')
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const wrong = (key: string) => ({
  code: 'invalid_input',
  detail: 'email_validation_failed',
  fields: { code: [{ key }] },
})
const countAccounts = async () => (await database().select().from(accounts)).length

describe('sign-up', () => {
  useDatabase()
  beforeEach(() => {
    const mark = newId().slice(-8)
    email = `elang-${mark}@nusa-${mark}.test`
    username = `elang-${mark}`
  })

  it('makes no account before the code is proved, and then a bughunter who can sign in', async () => {
    const before = await countAccounts()
    const code = await sentCode()
    expect(await countAccounts()).toBe(before)
    const { accountId } = await register(code)
    const [row] = await database().select().from(bughunters).where(eq(bughunters.accountId, accountId))
    expect(row).toMatchObject({ tshirtSize: 'M', identityStatus: 0, identitySubmittedAt: null })
    const answer = await signIn({ identifier: email, password }, { address: '192.0.2.1', device: 'x' })
    expect(answer.person).toMatchObject({ accountId, role: 'bughunter', verified: false, locale: 'id' })
    expect((await newest()).sealedCode).toBeNull()
  })

  it('tells the owner of a company with the same e-mail domain, at most three times a day', async () => {
    const first = await companyOwner('Pertama', 'free', {
      contract: false,
      emailDomain: `nusa-${username}.test`,
    })
    for (let turn = 0; turn < 4; turn++) {
      email = `rekan-${turn}@nusa-${username}.test`
      const own = {
        companyName: 'Kedua',
        phone: '+622150001234',
        username: `rekan-${turn}-${username.slice(-6)}`,
      }
      await signUpCompany(visitor, { email, code: await sentCode('company'), ...own, password }, 'id')
    }
    const told = await database().select().from(events).where(eq(events.subjectId, first.companyId))
    expect(told.map(({ type }) => type)).toEqual(Array(3).fill('company.domain_shared'))
  })

  it('makes a company with its owner', async () => {
    const code = await sentCode('company')
    const input = { email, code, companyName: 'Nusa', phone: '+622150001234', username, password }
    const { accountId } = await signUpCompany(visitor, input, 'en')
    const [company] = await database().select().from(companies).where(eq(companies.ownerId, accountId))
    expect(company).toMatchObject({ name: 'Nusa', plan: 'free', emailDomain: email.split('@')[1] })
    const answer = await signIn({ identifier: username, password }, { address: '192.0.2.1', device: 'x' })
    expect(answer).toMatchObject({
      companyName: 'Nusa',
      person: { role: 'company', permission: 1, companyId: company!.id },
    })
  })

  it('stores no readable code: neither in the row nor in the event history', async () => {
    const code = await sentCode()
    const dump = await database().execute<{ dump: string }>(
      sql`SELECT (SELECT string_agg(c::text, ' ') FROM codes c) || (SELECT string_agg(facts::text, ' ') FROM events) AS dump`,
    )
    expect(dump.rows[0]!.dump).not.toContain(code)
    const { id, target } = await newest()
    expect(target).toBe(email)
    const [event] = await database().select().from(events).where(eq(events.subjectId, id))
    expect(event).toMatchObject({ type: 'account.code_sent', facts: { purpose: 'sign_up_bughunter' } })
  })

  it('makes one account of twenty submits at once, and all of them get the same result', async () => {
    const code = await sentCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(code)))
    expect(new Set(answers.map(({ accountId }) => accountId)).size).toBe(1)
    const rows = await database().select().from(accounts).where(eq(accounts.username, username))
    expect(rows).toHaveLength(1)
    await expect(register(code, { username: `${username}x`.slice(0, 30) })).rejects.toMatchObject(
      wrong('code_spent'),
    )
  })

  it('takes five wrong tries, also at once; then the right code is refused', async () => {
    const code = await sentCode()
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => register(other(code))))
    const keys = tries.map((one) => (one.status === 'rejected' ? one.reason.fields.code[0].key : 'taken'))
    expect(keys.filter((key) => key === 'code_wrong')).toHaveLength(5)
    expect(keys.filter((key) => key === 'code_spent')).toHaveLength(25)
    await expect(register(code)).rejects.toMatchObject(wrong('code_spent'))
  })

  it('takes twenty wrong tries a day, however often a new code is asked for', async () => {
    const start = now()
    for (let turn = 0; turn < 4; turn++) {
      travelTo(later(start, turn * 2 * minute))
      const code = await sentCode()
      for (let guess = 0; guess < 5; guess++)
        await expect(register(other(code))).rejects.toMatchObject(wrong('code_wrong'))
    }
    travelTo(later(start, 10 * minute))
    const code = await sentCode()
    await expect(register(code)).rejects.toMatchObject(wrong('code_spent'))
    travelTo(later(start, 13 * minute))
    await expect(sentCode()).rejects.toMatchObject({ code: 'too_many_requests', detail: 'code_quota' })
    travelTo(later(start, day + minute))
    await sentCode()
  })

  it('sends again after 60 seconds, and only the newest code counts', async () => {
    const start = now()
    const first = await sentCode()
    await expect(sentCode()).rejects.toMatchObject({ code: 'too_many_requests', detail: 'code_pause' })
    travelTo(later(start, 61 * second))
    const second_ = await sentCode()
    if (first !== second_) await expect(register(first)).rejects.toMatchObject(wrong('code_wrong'))
    await register(second_)
  })

  it('expires a code after ten minutes', async () => {
    const start = now()
    const code = await sentCode()
    travelTo(later(start, 10 * minute + second))
    await expect(register(code)).rejects.toMatchObject(wrong('code_spent'))
  })

  it('refuses a code of another purpose or another address', async () => {
    const code = await sentCode('company')
    await expect(register(code)).rejects.toMatchObject(wrong('code_spent'))
    const stranger = signUpBughunter(
      visitor,
      { email: `x${email}`, code, username, tshirtSize: 'M', password },
      'id',
    )
    await expect(stranger).rejects.toMatchObject(wrong('code_spent'))
  })

  it('does not reveal to the sender that an address has an account', async () => {
    await register(await sentCode())
    travelTo(later(now(), 2 * minute))
    const tagged = email.replace('@', '+x@')
    await sendSignUpCode(visitor, 'bughunter', tagged, 'id')
    expect(await newest()).toMatchObject({ target: tagged })
    expect(await unsafeWaitingCode('sign_up_bughunter', email)).toBeNull()
    await expect(register('123456')).rejects.toMatchObject(wrong('code_wrong'))
  })

  it('refuses a username that is taken, and the code stays valid', async () => {
    await register(await sentCode())
    const taken = username
    email = `lain-${email}`
    const code = await sentCode()
    await expect(register(code, { username: taken })).rejects.toMatchObject({
      fields: { username: [{ key: 'username_taken' }] },
    })
    await register(code, { username: `${taken.slice(0, 20)}-2` })
  })

  it('refuses free mail providers for companies', async () => {
    for (const address of ['nusa@gmail.com', 'nusa@yahoo.co.id', 'nusa@mail.outlook.com']) {
      await expect(sendSignUpCode(visitor, 'company', address, 'id')).rejects.toMatchObject({
        fields: { email: [{ key: 'company_email' }] },
      })
    }
  })
})

describe('sign-up forms', () => {
  const good = {
    email: 'Elang@Nusa.test',
    code: '012345',
    username: 'elang-jawa',
    tshirtSize: 'XL',
    password,
    confirmPassword: password,
    agreement: 'on',
  }
  const keysOf = (more: object) => {
    const answer = signUpBughunterInput.safeParse({ ...good, ...more })
    return answer.success
      ? []
      : answer.error.issues.map(({ path, message }) => `${path.join('.')}:${message}`)
  }

  it('takes good input and reads the address', () => {
    expect(signUpBughunterInput.parse(good).email).toBe('elang@nusa.test')
    const { tshirtSize: _, ...rest } = good
    const company = signUpCompanyInput.parse({ ...rest, companyName: ' PT Nusa ', phone: '(021) 5000-1234' })
    expect(company).toMatchObject({ companyName: 'PT Nusa', phone: '+622150001234' })
  })

  it.each([
    [{ email: ['a@b.id', 'c@d.id'] }, 'email:'],
    [{ email: 'a@b.id,c@d.id' }, 'email:email_invalid'],
    [{ code: '12345' }, 'code:code_wrong'],
    [{ username: 'Programs' }, 'username:username_shape'],
    [{ username: 'programs' }, 'username:username_reserved'],
    [{ tshirtSize: 'XXXXL' }, 'tshirtSize:required'],
    [{ agreement: '' }, 'agreement:agreement_required'],
    [{ password: 'lemah', confirmPassword: 'lemah' }, 'password:password_weak'],
    [{ confirmPassword: 'lain' }, 'confirmPassword:password_mismatch'],
    [{ username: 'kuatsekali' }, 'password:password_weak'],
    [{ password: 'x'.repeat(129) }, 'password:too_long'],
    [{ role: 'hello' }, ':'],
  ])('%j is refused', (more, start) => {
    expect(keysOf(more).some((key) => key.startsWith(start))).toBe(true)
  })
})
