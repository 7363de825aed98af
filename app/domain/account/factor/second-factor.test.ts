import { after, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, sessions } from '#domain/account/account-tables.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { codeOf, ownPassword, withPassword } from '../../../../test/support/factor.ts'
import { sessionOf } from '../../../../test/support/site.ts'
import { confirmAuthenticator } from './confirm-authenticator.server.ts'
import { factorsSeenBy } from './factor-queries.server.ts'
import { makeRecoveryCodes } from './make-recovery-codes.server.ts'
import { proofAskedOf, reauthenticate } from './reauthenticate.server.ts'
import { removeAuthenticator } from './remove-factor.server.ts'
import { shownSetup, startAuthenticator } from './start-authenticator.server.ts'

const proof = { currentPassword: ownPassword }
const refusedField = (name: string, key: string) => ({ fields: { [name]: [{ key }] } })

async function enrolled(person: Person) {
  const { setup, key } = await startAuthenticator(person)
  const { recoveryCodes } = await confirmAuthenticator(person, { setup, code: codeOf(key), ...proof })
  return { key, recoveryCodes }
}

async function typesOf(person: Person): Promise<string[]> {
  const rows = await database()
    .select({ type: events.type })
    .from(events)
    .where(eq(events.subjectId, person.accountId))
    .orderBy(events.seq)
  return rows.map(({ type }) => type)
}

describe('the second factor', () => {
  useDatabase()

  it('is on after the first code and gives ten recovery codes once; other sessions end', async () => {
    const person = await withPassword(await hunter())
    const [own, other] = [await sessionOf(person), await sessionOf(person)]
    const actor = (await personOfToken(own, person.address))!
    expect(await proofAskedOf(actor)).toEqual({ totp: false, passkey: false })
    const { recoveryCodes } = await enrolled(actor)
    expect(recoveryCodes).toHaveLength(10)
    expect(await factorsSeenBy(actor)).toMatchObject({ passkeys: [], codesLeft: 10, required: false })
    expect(await proofAskedOf(actor)).toEqual({ totp: true, passkey: false })
    expect(await personOfToken(own, person.address)).not.toBeNull()
    expect(await personOfToken(other, person.address)).toBeNull()
    expect(await typesOf(person)).toEqual(['account.authenticator_added'])
  })

  it('needs the right code of the pending secret, within 15 minutes', async () => {
    const person = await withPassword(await hunter())
    const { setup, key } = await startAuthenticator(person)
    const attempt = (code: string, which = setup) =>
      confirmAuthenticator(person, { setup: which, code, ...proof })
    await expect(attempt('000000')).rejects.toMatchObject(refusedField('code', 'code_wrong'))
    const replaced = await startAuthenticator(person)
    const spent = { code: 'conflict', detail: 'setup_spent' }
    await expect(attempt(codeOf(key))).rejects.toMatchObject(spent)
    travelTo(after(now(), 15 * minute + 1))
    await expect(attempt(codeOf(replaced.key), replaced.setup)).rejects.toMatchObject(spent)
    expect((await factorsSeenBy(person)).authenticatorSince).toBeNull()
  })

  it('shows a pending secret again only to the session that holds it', async () => {
    const [one, two] = [await hunter(), await hunter()]
    const { setup, key } = await startAuthenticator(one)
    expect(shownSetup(one, setup)?.key).toBe(key)
    expect(shownSetup(two, setup)).toBeNull()
    expect(shownSetup(one, '')).toBeNull()
    expect(shownSetup(one, 'AAAA')).toBeNull()
  })

  it('is asked for in every re-authentication: its code, or a recovery code, each once', async () => {
    // All in one step of thirty seconds: a code of the next one would be new.
    travelTo(now())
    const person = await withPassword(await hunter())
    const { key, recoveryCodes } = await enrolled(person)
    await expect(reauthenticate(person, proof)).rejects.toMatchObject(refusedField('factorCode', 'required'))
    const used = { ...proof, factorCode: codeOf(key) }
    await expect(reauthenticate(person, used)).rejects.toMatchObject(refusedField('factorCode', 'code_wrong'))
    const next = codeOf(key, 1)
    const spaced = { ...proof, factorCode: `${next.slice(0, 3)} ${next.slice(3)}` }
    expect(await reauthenticate(person, spaced)).toMatchObject({ way: 'totp' })
    const spare = { ...proof, factorCode: recoveryCodes[0]!.toUpperCase() }
    expect(await reauthenticate(person, spare)).toEqual({
      accountId: person.accountId,
      way: 'recovery_code',
      left: 9,
    })
    await expect(reauthenticate(person, spare)).rejects.toMatchObject(
      refusedField('factorCode', 'code_wrong'),
    )
    expect(await typesOf(person)).toContain('account.recovery_code_used')
  })

  it('counts wrong codes, five in 15 minutes, apart from wrong passwords', async () => {
    const person = await withPassword(await hunter())
    const { recoveryCodes } = await enrolled(person)
    const wrong = () => reauthenticate(person, { ...proof, factorCode: '000000' }).catch(({ code }) => code)
    expect(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(wrong))).toEqual(
      expect.arrayContaining(['invalid_input', 'too_many_requests']),
    )
    expect(await wrong()).toBe('too_many_requests')
    const refused = await database().select().from(events).where(eq(events.subjectId, person.accountId))
    const told = refused
      .filter(({ type }) => type === 'account.factor_refused')
      .map(({ facts }) => facts.told)
    expect(told.length).toBeLessThanOrEqual(5)
    // The owner hears of it once, at the third.
    expect(told.filter((one) => one === true)).toHaveLength(1)
    // What cannot be guessed is not counted with it: whoever spends the tries does not keep the owner out.
    await reauthenticate(person, { ...proof, factorCode: recoveryCodes[0]! })
    await expect(
      reauthenticate(person, { currentPassword: 'salah', factorCode: recoveryCodes[0]! }),
    ).rejects.toMatchObject(refusedField('currentPassword', 'password_wrong'))
  })

  it('allows at most 60 proofs in 15 minutes, right or wrong', async () => {
    const person = await withPassword(await hunter())
    const tries = []
    for (let i = 0; i < 61; i++) tries.push(await reauthenticate(person, proof).catch(({ code }) => code))
    expect(tries.slice(0, 60)).toEqual(Array(60).fill(null))
    expect(tries[60]).toBe('too_many_requests')
  })

  it('leaves nothing behind when it goes', async () => {
    const person = await withPassword(await hunter())
    const { recoveryCodes } = await enrolled(person)
    await removeAuthenticator(person, { ...proof, factorCode: recoveryCodes[3]! })
    expect(await factorsSeenBy(person)).toMatchObject({ authenticatorSince: null, codesLeft: 0 })
    await expect(removeAuthenticator(person, proof)).rejects.toMatchObject({ code: 'not_found' })
    await expect(makeRecoveryCodes(person, proof)).rejects.toMatchObject({ detail: 'factor_missing' })
  })

  it('settles what a reset left owed: for operators at once', async () => {
    const person = await withPassword(await operator())
    await database().update(accounts).set({ factorOwed: true }).where(eq(accounts.id, person.accountId))
    const token = await sessionOf(person)
    expect((await personOfToken(token, person.address))?.factorOwed).toBe(true)
    const actor = (await personOfToken(token, person.address))!
    await enrolled(actor)
    expect((await personOfToken(token, person.address))?.factorOwed).toBe(false)
    const open = await database()
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.accountId, person.accountId)))
    expect(open).toHaveLength(1)
  })
})
