import { after as later, minute, now, second, travelTo } from '@cakrawala/calendar/clock'
import { and, eq, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { signingCodeOf } from '#db/seed/sign-agreement.ts'
import { accounts, codes } from '#domain/account/account-tables.server.ts'
import { proveCode } from '#domain/account/codes/prove-code.server.ts'
import { removeAuthenticator } from '#domain/account/factor/remove-factor.server.ts'
import { sendSignUpCode } from '#domain/account/sign-up/send-sign-up-code.server.ts'
import { mostSigningCodesADay, signingCodeKey } from '#domain/account/signing/signing-code.server.ts'
import { agreeToProgram } from '#domain/program/agreement/agree-to-program.server.ts'
import { agreementAbout, sendAgreementCode } from '#domain/program/agreement/agreement-code.server.ts'
import { agreementSeenBy, agreementTextSeenBy } from '#domain/program/agreement/agreement-queries.server.ts'
import { agreementToSign } from '#domain/program/agreement/agreement-to-sign.server.ts'
import { type AgreeInput, agreeInput } from '#domain/program/program-input.ts'
import { agreements } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { Refusal } from '#kernel/refusal.ts'
import { companyOwner, hunter, operator, visitor } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { codeOf, enrol, ownPassword, somePasskey, withPassword } from '../support/factor.ts'
import { writeInForce } from '../support/new-version.ts'
import { liveProgram, programTexts } from '../support/program-scenario.ts'

useDatabase()

let owner: Person & { companyId: string }
let programId: string
let who: Person

beforeEach(async () => {
  owner = await companyOwner()
  programId = await liveProgram(owner, await operator())
  who = await hunter()
})

const hashOf = async (id = programId) => (await agreementTextSeenBy(who, id))!.textHash
const text = async (id = programId) => ({ textHash: await hashOf(id), accepted: 'yes' }) as const
const send = async (person = who, id = programId) => sendAgreementCode(person, id, await text(id))
const waiting = async (person = who, id = programId) => (await signingCodeOf(person, id, await hashOf(id)))!
const sign = async (proof: Partial<AgreeInput>, person = who, id = programId) =>
  agreeToProgram(person, id, { ...(await text(id)), ...proof }, 'test')
const otherThan = (code: string, i = 0) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')
const signed = async () => database().$count(agreements, eq(agreements.bughunterId, who.accountId))

/** What came of it: `ok`, or the key of the refusal. */
function told(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: Refusal) =>
      error.fields?.code?.[0]?.key ?? error.fields?.factorCode?.[0]?.key ?? error.detail ?? error.code,
  )
}

describe('PRG-06 signing without a proof', () => {
  it('creates no agreement: neither without a code, nor with one that was never sent', async () => {
    expect(await told(sign({}))).toBe('required')
    expect(await told(sign({ code: '' }))).toBe('required')
    expect(await told(sign({ code: '123456' }))).toBe('code_spent')
    expect(await told(sign({ factorCode: '123456', passkey: '{}' }))).toBe('required')
    expect(await signed()).toBe(0)
  })

  it('is not possible by a field that claims a proof', () => {
    const sent = { textHash: 'a'.repeat(64), accepted: 'yes', provenBy: 'mail' }
    expect(agreeInput.safeParse(sent).success).toBe(false)
    expect(agreeInput.safeParse({ ...sent, provenBy: undefined, code: ['123456'] }).success).toBe(false)
  })

  it('sends no code to users the agreement is closed for', async () => {
    const unready = await hunter({ verified: false })
    expect(await told(send(unready))).toBe('account_unverified')
    expect(await told(send({ ...who, suspended: true }))).toBe('account_suspended')
    expect(await told(send(owner))).toBe('forbidden')
    const stale = { textHash: '0'.repeat(64), accepted: 'yes' } as const
    expect(await told(sendAgreementCode(who, programId, stale))).toBe('agreement_changed')
    expect(await database().$count(codes, eq(codes.purpose, 'agreement'))).toBe(0)
    // Nor does one suspended after the code was sent sign with it.
    await send()
    expect(await told(sign({ code: await waiting() }, { ...who, suspended: true }))).toBe('account_suspended')
  })
})

describe('AUT-03 guessing the code that signs', () => {
  it('accepts 5 tries of 60 at once, and then not even the right one', async () => {
    await send()
    const right = await waiting()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => told(sign({ code: otherThan(right, i) }))),
    )
    expect(answers.filter((answer) => answer === 'code_wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'code_spent')).toHaveLength(55)
    expect(await told(sign({ code: right }))).toBe('code_spent')
    expect(await signed()).toBe(0)
  }, 60_000)

  it('gives 20 tries a day, however many codes are sent for however many programs', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => liveProgram(owner, await operator())),
    )
    let wrong = 0
    for (const id of [programId, ...others]) {
      for (let sent = 0; sent < 2; sent++) {
        await send(who, id)
        const right = await waiting(who, id)
        for (let i = 0; i < 5; i++)
          if ((await told(sign({ code: otherThan(right, i) }, who, id))) === 'code_wrong') wrong++
        travelTo(later(now(), 61 * second))
      }
    }
    expect(wrong).toBe(20)
    // Sending a new one has not set anything back.
    await send()
    expect(await told(sign({ code: await waiting() }))).toBe('code_spent')
  }, 60_000)

  it('waits 60 seconds between two codes, also of 10 requested at once; 5 a day for a text, 20 for an account', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => told(send())))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(['ok', 'code_pause']))
    for (let i = 1; i < 5; i++) {
      travelTo(later(now(), 61 * second))
      expect(await told(send())).toBe('ok')
    }
    travelTo(later(now(), 61 * second))
    expect(await told(send())).toBe('code_quota')
    for (let sent = 5; sent < mostSigningCodesADay; sent++)
      expect(await told(send(who, await liveProgram(owner, await operator())))).toBe('ok')
    expect(await told(send(who, await liveProgram(owner, await operator())))).toBe('code_quota')
    expect(mostSigningCodesADay).toBe(20)
  }, 60_000)

  it('counts wrong codes of the authenticator with those of the sign-in', async () => {
    const { secret } = await enrol(who)
    const right = codeOf(secret)
    for (let i = 0; i < 5; i++)
      expect(await told(sign({ factorCode: otherThan(right, 1_000 * i) }))).toBe('code_wrong')
    expect(await told(sign({ factorCode: right }))).toBe('too_many_requests')
    expect(await signed()).toBe(0)
  })
})

describe('AUT-04 a code of another purpose', () => {
  it('does not sign: one of another user, of another program, of another text, of another address', async () => {
    const other = await hunter()
    await send(other)
    expect(await told(sign({ code: await waiting(other) }))).toBe('code_spent')

    const next = await liveProgram(owner, await operator())
    await send(who, next)
    const foreign = await waiting(who, next)
    expect(await told(sign({ code: foreign }))).toBe('code_spent')
    await send()
    const own = await waiting()
    if (own !== foreign) expect(await told(sign({ code: foreign }))).toBe('code_wrong')

    await writeInForce(owner, programId, programTexts({ title: 'Nama yang baru' }), 1)
    expect(await told(sign({ code: own }))).toBe('code_spent')

    await send()
    const before = await waiting()
    await database()
      .update(accounts)
      .set({ email: 'baru@surel.test', emailKey: 'baru@surel.test' })
      .where(eq(accounts.id, who.accountId))
    expect(await told(sign({ code: before }))).toBe('code_spent')
    expect(await signed()).toBe(0)
  })

  it('does not sign: an old one, a late one, one for another purpose', async () => {
    await send()
    const old = await waiting()
    travelTo(later(now(), 61 * second))
    await send()
    const newest = await waiting()
    if (old !== newest) expect(await told(sign({ code: old }))).toBe('code_wrong')
    travelTo(later(now(), 10 * minute + second))
    expect(await told(sign({ code: newest }))).toBe('code_spent')

    const { email } = (await database().select().from(accounts).where(eq(accounts.id, who.accountId)))[0]!
    const signed = { ...agreementAbout(programId, await hashOf()), accountId: who.accountId }
    const key = signingCodeKey(signed, email)
    await send()
    const code = await waiting()
    // The same number is no key to what other codes open, nor is theirs to this.
    expect(await told(proveCode('new_email', { target: email, targetKey: key }, code))).toBe('code_spent')
    expect(await told(proveCode('sign_up_bughunter', { target: email, targetKey: email }, code))).toBe(
      'code_spent',
    )
    await sendSignUpCode(visitor, 'bughunter', 'orang@surel.test', 'id')
    const other = { target: 'orang@surel.test', targetKey: 'orang@surel.test' }
    expect(await told(proveCode('agreement', other, code))).toBe('code_spent')
    expect(await told(sign({ code }))).toBe('ok')
  })

  it('is spent by signing', async () => {
    await send()
    const code = await waiting()
    const made = await Promise.all([sign({ code }), sign({ code })])
    expect(made[0]).toEqual(made[1])
    const used = await database()
      .select()
      .from(codes)
      .where(and(eq(codes.purpose, 'agreement'), like(codes.targetKey, `${who.accountId} %`)))
    expect(used.map(({ usedAt, sealedCode }) => [usedAt !== null, sealedCode])).toEqual([[true, null]])
  })
})

describe('a user with a second factor', () => {
  it('signs with it and with nothing else', async () => {
    // All in one step of thirty seconds: a code of the next one would be new.
    travelTo(now())
    await send()
    const mailed = await waiting()
    const { secret, recoveryCodes } = await enrol(who)
    expect(await told(send())).toBe('required')
    expect(await told(sign({ code: mailed }))).toBe('required')
    expect((await agreementToSign(who, programId))?.signing).toEqual({
      obstacle: null,
      factor: { totp: true, passkey: false },
      codeSentTo: null,
    })
    const { hash, id } = await sign({ factorCode: codeOf(secret) })
    expect((await agreementSeenBy(who, hash, id))?.provenBy).toBe('authenticator')
    const next = await liveProgram(owner, await operator())
    // The step is used up (AUT-05); a recovery code replaces it, once.
    expect(await told(sign({ factorCode: codeOf(secret) }, who, next))).toBe('code_wrong')
    expect(await told(sign({ factorCode: recoveryCodes[0]! }, who, next))).toBe('ok')
    const third = await liveProgram(owner, await operator())
    expect(await told(sign({ factorCode: recoveryCodes[0]! }, who, third))).toBe('code_wrong')
  })

  it('uses one recovery code up with many clicks at once', async () => {
    const { recoveryCodes } = await enrol(who)
    const presses = Array.from({ length: 5 }, () => sign({ factorCode: recoveryCodes[0]! }))
    const made = await Promise.all(presses)
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const next = await liveProgram(owner, await operator())
    expect(await told(sign({ factorCode: recoveryCodes[1]! }, who, next))).toBe('ok')
  })

  it('is asked for a passkey if that is their factor', async () => {
    await somePasskey(who)
    expect((await agreementToSign(who, programId))?.signing).toEqual({
      obstacle: null,
      factor: { totp: false, passkey: true },
      codeSentTo: null,
    })
    expect(await told(send())).toBe('required')
    expect(await told(sign({ passkey: '{"id":"x"}' }))).toBe('passkey_wrong')
  })

  it('signs by mail again once it is off', async () => {
    await withPassword(who)
    const { secret } = await enrol(who)
    await removeAuthenticator(who, { currentPassword: ownPassword, factorCode: codeOf(secret) })
    await send()
    const { hash, id } = await sign({ code: await waiting() })
    expect((await agreementSeenBy(who, hash, id))?.provenBy).toBe('mail')
    expect(await agreementToSign(owner, programId)).toBeNull()
  })
})
