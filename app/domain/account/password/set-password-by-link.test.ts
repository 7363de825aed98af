import { after as later, minute, now, travelTo } from '@cakrawala/calendar/clock'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { signIn } from '#domain/account/session/sign-in.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { askPasswordReset } from './ask-password-reset.server.ts'
import { changePassword } from './change-password.server.ts'
import { createPassword, resetPassword } from './set-password-by-link.server.ts'

useDatabase()
const old = 'Tetapkuatsekali9!'
const fresh = { password: 'Lebihkuatlagi-77', confirmPassword: 'Lebihkuatlagi-77' }
const from = { address: '192.0.2.77', device: 'x' }
let stored = ''
let turn = 0

beforeAll(async () => {
  stored = await hashPassword(old)
})

describe('asking for a new password', () => {
  it('mails a link to the stored address, by name or by any spelling of the address', async () => {
    const person = await withPassword()
    for (const identifier of [person.username.toUpperCase(), `${person.username}+lain@demo.test`]) {
      await askPasswordReset(elsewhere(), identifier, 'en')
    }
    const sent = await linksOf(person)
    expect(sent.map(({ email }) => email)).toEqual(Array(2).fill(`${person.username}@demo.test`))
    expect(sent.map(({ revokedAt }) => revokedAt !== null)).toEqual([true, false])
    expect(sent[1]).toMatchObject({ locale: 'en', accountId: person.accountId })
  })

  it('sends no link to a member who was let go: it would be dead', async () => {
    const { companyId } = await companyOwner()
    const left = await member(companyId, 2)
    await database()
      .update(companyMembers)
      .set({ status: 3 })
      .where(eq(companyMembers.accountId, left.accountId))
    await askPasswordReset(elsewhere(), left.username, 'id')
    expect(await linksOf(left)).toEqual([])
  })

  it('responds the same for unknown accounts, and sends no mail', async () => {
    const before = await counts()
    await askPasswordReset(elsewhere(), 'tidak-ada@demo.test', 'id')
    const ended = await withPassword()
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, ended.accountId))
    await askPasswordReset(elsewhere(), ended.username, 'id')
    const now_ = await counts()
    expect([now_.links - before.links, now_.events - before.events]).toEqual([2, 2])
    expect(await linksOf(ended)).toEqual([])
  })

  it('EXP-06 takes three an hour for a name, known or not, and twenty for a network', async () => {
    const person = await withPassword()
    for (const name of [person.username, 'tidak-ada-sama-sekali']) {
      for (let ask = 0; ask < 3; ask++) await askPasswordReset(elsewhere(), name, 'id')
      await expect(askPasswordReset(elsewhere(), name, 'id')).rejects.toMatchObject({
        code: 'too_many_requests',
      })
    }
    const here = elsewhere()
    for (let ask = 0; ask < 20; ask++) await askPasswordReset(here, `orang-${ask}`, 'id')
    await expect(askPasswordReset(here, 'orang-20', 'id')).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })

  // Refusing the address after three asks by name would tell that both belong together.
  it('EXP-06 sends three an hour to an account, by whichever name, and does not reveal the limit', async () => {
    const person = await withPassword()
    for (let ask = 0; ask < 3; ask++) await askPasswordReset(elsewhere(), person.username, 'id')
    const [last] = (await linksOf(person)).slice(-1)
    await askPasswordReset(elsewhere(), `${person.username}@demo.test`, 'id')
    expect(await linksOf(person)).toHaveLength(3)
    expect((await linksOf(person)).slice(-1)[0]).toEqual(last)
  })
})

describe('setting a password by a mailed link', () => {
  it('ends every session and opens none', async () => {
    const person = await withPassword()
    const { token } = await transaction((tx) => openSession(tx, person.accountId, from, null))
    await resetPassword(visitor, await asked(person), fresh)
    expect(await personOfToken(token, from.address)).toBeNull()
    await expect(signIn({ identifier: person.username, password: old }, from)).rejects.toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await signIn({ identifier: person.username, password: fresh.password }, from)).toMatchObject({
      person: { accountId: person.accountId },
    })
    const [row] = await database().select().from(accounts).where(eq(accounts.id, person.accountId))
    expect(row!.passwordResetAt).not.toBeNull()
    const trace = await database().select().from(events).where(eq(events.type, 'account.password_reset'))
    expect(trace.map(({ subjectId }) => subjectId)).toContain(person.accountId)
  })

  it('leaves the link valid while the password is refused: weak, of own names, typed differently, too long', async () => {
    const owner = await companyOwner('Nusantara Raya')
    const token = await asked(owner)
    const attempt = (password: string, confirmPassword = password) =>
      resetPassword(visitor, token, { password, confirmPassword })
    const weak = { fields: { password: [{ key: 'password_weak' }] } }
    await expect(attempt('lemah')).rejects.toMatchObject(weak)
    await expect(attempt(`A9!-${owner.username}`)).rejects.toMatchObject(weak)
    await expect(attempt('A9!-Nusantara-kuat')).rejects.toMatchObject(weak)
    await expect(attempt(`Aa9!${'x'.repeat(125)}`)).rejects.toMatchObject(weak)
    await expect(attempt('Lebihkuatlagi-77', 'Lebihkuatlagi-78')).rejects.toMatchObject({
      fields: { confirmPassword: [{ key: 'password_mismatch' }] },
    })
    await database().update(accounts).set({ passwordHash: stored }).where(eq(accounts.id, owner.accountId))
    await expect(attempt(old)).rejects.toMatchObject({ fields: { password: [{ key: 'password_same' }] } })
    await resetPassword(visitor, token, fresh)
  })

  it('does not outlive thirty minutes, the account, or a changed password', async () => {
    const late = await withPassword()
    const lateToken = await asked(late)
    travelTo(later(now(), 30 * minute))
    await expect(resetPassword(visitor, lateToken, fresh)).rejects.toMatchObject({ code: 'not_found' })
    travelTo(null)

    const ended = await withPassword()
    const endedToken = await asked(ended)
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, ended.accountId))
    await expect(resetPassword(visitor, endedToken, fresh)).rejects.toMatchObject({ code: 'not_found' })

    const changed = await withPassword()
    const changedToken = await asked(changed)
    await changePassword(changed, { currentPassword: old, ...fresh })
    await expect(resetPassword(visitor, changedToken, fresh)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('sets the first password of an account that has none, once, and while its member is not removed', async () => {
    const owner = await companyOwner()
    const staff = await member(owner.companyId, 2)
    const link = async (person: Person) => {
      const email = `${person.username}@demo.test`
      const about = { purpose: 'create_password', accountId: person.accountId, email, locale: 'id' } as const
      await transaction((tx) => sendLink(tx, visitor, about))
      return (await unsafeWaitingToken('create_password', email))!
    }
    const token = await link(staff)
    await expect(resetPassword(visitor, token, fresh)).rejects.toMatchObject({ code: 'not_found' })
    await createPassword(visitor, token, fresh)
    await expect(createPassword(visitor, token, fresh)).rejects.toMatchObject({ code: 'not_found' })
    // It has a password now: a second link of this kind would be a way around the reset.
    await expect(createPassword(visitor, await link(staff), fresh)).rejects.toMatchObject({
      code: 'not_found',
    })

    const gone = await member(owner.companyId, 2)
    const goneToken = await link(gone)
    await database().execute(`UPDATE company_members SET status = 3 WHERE account_id = '${gone.accountId}'`)
    await expect(createPassword(visitor, goneToken, fresh)).rejects.toMatchObject({ code: 'not_found' })
  })
})

async function withPassword(): Promise<Person> {
  const person = await hunter()
  await database().update(accounts).set({ passwordHash: stored }).where(eq(accounts.id, person.accountId))
  return person
}

async function asked(person: Person): Promise<string> {
  await askPasswordReset(elsewhere(), person.username, 'id')
  return (await unsafeWaitingToken('reset_password', `${person.username}@demo.test`))!
}

function elsewhere() {
  return { kind: 'visitor', address: `198.51.${Math.floor(++turn / 200)}.${turn % 200}` } as const
}

async function linksOf({ accountId }: Person) {
  return database().select().from(links).where(eq(links.accountId, accountId)).orderBy(links.createdAt)
}

async function counts() {
  const [l, e] = await Promise.all([database().select().from(links), database().select().from(events)])
  return { links: l.length, events: e.length }
}
