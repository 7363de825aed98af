import { after, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { factorsSeenBy } from '#domain/account/factor/factor-queries.server.ts'
import { passkeyOptions, startPasskey } from '#domain/account/factor/passkey-options.server.ts'
import { optionsOfPreAuth } from '#domain/account/factor/pre-auth-token.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { registerPasskey } from '#domain/account/factor/register-passkey.server.ts'
import { removePasskey } from '#domain/account/factor/remove-factor.server.ts'
import { finishSignIn } from '#domain/account/session/finish-sign-in.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { passkeys } from '#domain/account/tables/factor-tables.server.ts'
import { database } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Person } from '#kernel/actor.ts'
import { hunter } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { ownPassword, withPassword } from '../support/factor.ts'
import { softPasskey } from '../support/soft-passkey.ts'

useDatabase()
const origin = settings().origin
const from = { address: '192.0.2.77', device: 'Firefox' }
const proof = { currentPassword: ownPassword }
const failed = { code: 'conflict', detail: 'passkey_failed' }
const wrong = { fields: { factorCode: [{ key: 'passkey_wrong' }] } }
let person: Person
beforeEach(async () => {
  person = await withPassword(await hunter())
})

async function owned(owner = person) {
  const key = softPasskey()
  const { challenge } = await startPasskey(owner, { name: 'laptop', ...proof })
  const { recoveryCodes } = await registerPasskey(owner, {
    name: 'laptop',
    registration: key.register(challenge, { origin, counter: 1 }),
  })
  return { key, recoveryCodes }
}

async function ticketOf({ username }: Person): Promise<string> {
  const answer = await signIn({ identifier: username, password: ownPassword }, from)
  if (!('ticket' in answer)) throw new Error('no second step')
  return answer.ticket
}

describe('AUT-08 adding a passkey', () => {
  it('returns recovery codes with the first factor, works as the second step, and its counter goes up', async () => {
    const { key, recoveryCodes } = await owned()
    expect(recoveryCodes).toHaveLength(10)
    const ticket = await ticketOf(person)
    const { challenge, rpId, userVerification, allowCredentials } = await optionsOfPreAuth(ticket)
    expect([rpId, userVerification]).toEqual([new URL(origin).hostname, 'required'])
    expect(allowCredentials?.map(({ id }) => id)).toEqual([key.id])
    const opened = await finishSignIn(
      ticket,
      { passkey: key.answer(challenge, { origin, counter: 2 }) },
      from,
    )
    expect(opened.person.accountId).toBe(person.accountId)
    const [row] = await database().select().from(passkeys).where(eq(passkeys.accountId, person.accountId))
    expect(row).toMatchObject({ counter: 2, name: 'laptop', lastUsedAt: expect.any(Date) })
  })

  // A build that verifies against a challenge of the client, or reuses it, accepts the same answer for ever.
  it('requires re-authentication first, and accepts its challenge once, from this account, within five minutes', async () => {
    const key = softPasskey()
    const begin = () => startPasskey(person, { name: 'x', ...proof })
    const end = (challenge: string, owner = person) =>
      registerPasskey(owner, { name: 'x', registration: key.register(challenge, { origin }) })
    await expect(end('AAAAAAAAAAAAAAAAAAAAAA')).rejects.toMatchObject(failed)
    await expect(startPasskey(person, { name: 'x', currentPassword: 'salah' })).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    const stranger = await hunter()
    const first = await begin()
    await expect(end(first.challenge, stranger)).rejects.toMatchObject(failed)
    const asked = await passkeyOptions(person.accountId, 'prove')
    await expect(end(asked.challenge)).rejects.toMatchObject(failed)
    travelTo(after(now(), 5 * minute + 1))
    await expect(end(first.challenge)).rejects.toMatchObject(failed)
    const fresh = await begin()
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => end(fresh.challenge)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await factorsSeenBy(person)).passkeys).toHaveLength(1)
  })

  it.each([
    ['of another site', { origin: 'https://cakrawala.example' }],
    ['of a sister port', { origin: 'http://localhost:1' }],
    ['without the person being verified', { origin, verified: false }],
  ])('refuses an answer %s, and its challenge is deleted', async (_, accepted) => {
    const key = softPasskey()
    const { challenge } = await startPasskey(person, { name: 'x', ...proof })
    const end = (how: Parameters<typeof key.register>[1]) =>
      registerPasskey(person, { name: 'x', registration: key.register(challenge, how) })
    await expect(end(accepted)).rejects.toMatchObject(failed)
    await expect(end({ origin })).rejects.toMatchObject(failed)
  })

  it('refuses one bound to another name, and a malformed answer', async () => {
    const { challenge } = await startPasskey(person, { name: 'x', ...proof })
    const foreign = softPasskey('evil.test').register(challenge, { origin })
    for (const registration of [
      foreign,
      '',
      '{',
      '[]',
      'null',
      '{"id":1}',
      `{"id":"${'a'.repeat(9_000)}"}`,
    ]) {
      await expect(registerPasskey(person, { name: 'x', registration })).rejects.toMatchObject(failed)
    }
  })

  it('belongs to one account only', async () => {
    const { key } = await owned()
    const thief = await withPassword(await hunter())
    const { challenge } = await startPasskey(thief, { name: 'x', ...proof })
    const registration = key.register(challenge, { origin })
    await expect(registerPasskey(thief, { name: 'x', registration })).rejects.toMatchObject({
      detail: 'passkey_known',
    })
  })
})

describe('AUT-07 a passkey as the second step', () => {
  it.each([
    ['of another site', { origin: 'https://evil.test', counter: 2 }],
    ['without the person being verified', { origin, counter: 2, verified: false }],
    ['with a counter seen before', { origin, counter: 1 }],
    ['with a counter that went back', { origin, counter: 0 }],
  ])('refuses an answer %s', async (_, accepted) => {
    const { key } = await owned()
    const ticket = await ticketOf(person)
    const { challenge } = await optionsOfPreAuth(ticket)
    const passkey = key.answer(challenge, accepted)
    await expect(finishSignIn(ticket, { passkey }, from)).rejects.toMatchObject(wrong)
    const honest = key.answer(challenge, { origin, counter: 9 })
    await expect(finishSignIn(ticket, { passkey: honest }, from)).rejects.toMatchObject(wrong)
  })

  it('refuses the passkey of another user, a challenge for another purpose, and an answer sent twice', async () => {
    const { key } = await owned()
    const other = await withPassword(await hunter())
    const { key: others } = await owned(other)
    const ticket = await ticketOf(person)
    const asked = await optionsOfPreAuth(ticket)
    const theirs = others.answer(asked.challenge, { origin, counter: 2 })
    await expect(finishSignIn(ticket, { passkey: theirs }, from)).rejects.toMatchObject(wrong)
    const proving = await passkeyOptions(person.accountId, 'prove')
    const misused = key.answer(proving.challenge, { origin, counter: 2 })
    await expect(finishSignIn(ticket, { passkey: misused }, from)).rejects.toMatchObject(wrong)
    const answer = key.answer((await optionsOfPreAuth(ticket)).challenge, { origin, counter: 3 })
    const twice = await Promise.allSettled([
      finishSignIn(ticket, { passkey: answer }, from),
      finishSignIn(await ticketOf(person), { passkey: answer }, from),
    ])
    expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('re-authenticates for a risky act, once', async () => {
    const { key } = await owned()
    const { challenge } = await passkeyOptions(person.accountId, 'prove')
    const passkey = key.answer(challenge, { origin, counter: 2 })
    expect(await reauthenticate(person, { ...proof, passkey })).toMatchObject({ way: 'passkey' })
    await expect(reauthenticate(person, { ...proof, passkey })).rejects.toMatchObject(wrong)
    const id = (await factorsSeenBy(person)).passkeys[0]!.id
    const again = await passkeyOptions(person.accountId, 'prove')
    const fresh = key.answer(again.challenge, { origin, counter: 3 })
    await removePasskey(person, id, { ...proof, passkey: fresh })
    expect(await factorsSeenBy(person)).toMatchObject({ passkeys: [], codesLeft: 0 })
  })
})
