import { after as later, now, second, travelTo } from '@cakrawala/calendar/clock'
import { hashPassword } from '@cakrawala/secrets/password'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, bughunters, sessions } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { resetPassword } from '#domain/account/password/set-password-by-link.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { signIn } from '../../../../test/support/sign-in.ts'
import { endOtherSessions, endSession } from '../session-store/end-session.server.ts'
import { personOfToken, sessionsSeenBy } from './session-queries.server.ts'
import { signOut } from './sign-out.server.ts'

const password = 'Elang-Jawa-2026'
const from = { address: '192.0.2.10', device: 'Firefox' }
let stored: string

async function withPassword<P extends Person>(person: P): Promise<P> {
  await database().update(accounts).set({ passwordHash: stored }).where(eq(accounts.id, person.accountId))
  return person
}

let network = 0
const elsewhere = () => ({ address: `198.51.100.${++network}`, device: 'curl' })
const failures = (work: Promise<unknown>[]) =>
  Promise.all(
    work.map((one) =>
      one.then(
        () => 'ok',
        (error: { code: string }) => error.code,
      ),
    ),
  )

describe('sign in', () => {
  useDatabase()
  beforeAll(async () => {
    stored = await hashPassword(password)
  })

  it('opens a session by username or e-mail, in any spelling, and stores only a hash of its token', async () => {
    const person = await withPassword(await hunter())
    const answer = await signIn({ identifier: ` ${person.username.toUpperCase()} `, password }, from)
    expect(answer.token).toMatch(/^[0-9A-Za-z]{43}$/)
    expect(answer.person).toMatchObject({ accountId: person.accountId, role: 'bughunter', verified: true })
    const byMail = await signIn({ identifier: `${person.username}+x@Demo.test`, password }, from)
    expect(byMail.token).not.toBe(answer.token)
    expect(await personOfToken(answer.token, '203.0.113.5')).toMatchObject({ address: '203.0.113.5' })
    const dump = await database().execute<{ dump: string }>(
      sql`SELECT string_agg(s::text, ' ') AS dump FROM sessions s`,
    )
    expect(dump.rows[0]!.dump).not.toContain(answer.token)
  })

  it('returns the company of owners and members', async () => {
    const owner = await withPassword(await companyOwner('Bank Rakyat'))
    const colleague = await withPassword(await member(owner.companyId, 2))
    const signedIn = await signIn({ identifier: owner.username, password }, from)
    expect(signedIn).toMatchObject({
      companyName: 'Bank Rakyat',
      person: { companyId: owner.companyId, permission: 1 },
    })
    const second = await signIn({ identifier: colleague.username, password }, from)
    expect(second).toMatchObject({
      companyName: 'Bank Rakyat',
      person: { companyId: owner.companyId, permission: 2 },
    })
  })

  it('refuses unknown people and wrong passwords with the same response and the same event', async () => {
    const person = await withPassword(await hunter())
    const wrong = { code: 'wrong_credentials', status: 422, fields: {}, detail: undefined }
    await expect(
      signIn({ identifier: person.username, password: 'wrong' }, elsewhere()),
    ).rejects.toMatchObject(wrong)
    await expect(signIn({ identifier: 'nobody-here', password }, elsewhere())).rejects.toMatchObject(wrong)
    await expect(signIn({ identifier: 'x\u0000y', password }, elsewhere())).rejects.toMatchObject(wrong)
    const traces = await database().select().from(events).where(eq(events.type, 'account.sign_in_refused'))
    expect(traces).toHaveLength(3)
  })

  it('takes five wrong tries from a network, also in parallel', async () => {
    const person = await withPassword(await hunter())
    const there = elsewhere()
    const tries = Array.from({ length: 12 }, () =>
      signIn({ identifier: person.username, password: 'wrong' }, there),
    )
    const answers = await failures(tries)
    expect(answers.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
    expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(7)
    // The right password, which no one looks at any more.
    const byMail = signIn({ identifier: `${person.username}@demo.test`, password }, there)
    await expect(byMail).rejects.toMatchObject({ code: 'wrong_credentials' })
  })

  describe('after five wrong tries of strangers', () => {
    const wrong = { code: 'wrong_credentials', detail: undefined }
    const heldOf = async (person: Person) => {
      const rows = await database().select().from(events).where(eq(events.subjectId, person.accountId))
      return rows.filter(({ type, facts }) => type === 'account.sign_in_refused' && 'held' in facts).length
    }
    async function attacked(): Promise<Person> {
      const person = await withPassword(await hunter())
      await signIn({ identifier: person.username, password }, from)
      for (let i = 0; i < 5; i++)
        await failures([signIn({ identifier: person.username, password: 'wrong' }, elsewhere())])
      return person
    }

    it('lets the owner in from a network they were at', async () => {
      const person = await attacked()
      const answer = await signIn({ identifier: person.username, password }, from)
      expect(answer.person.accountId).toBe(person.accountId)
    })

    it('answers the right password from another as a wrong one, and tells the owner by mail, once', async () => {
      const person = await attacked()
      for (const name of [person.username, `${person.username}@demo.test`])
        await expect(signIn({ identifier: name, password }, elsewhere())).rejects.toMatchObject(wrong)
      await expect(
        signIn({ identifier: person.username, password: 'wrong' }, elsewhere()),
      ).rejects.toMatchObject(wrong)
      expect(await heldOf(person)).toBe(1)
    })

    it('lets the owner in from the network a new password was set at by mail', async () => {
      const person = await attacked()
      const there = elsewhere()
      for (let i = 0; i < 6; i++)
        await failures([signIn({ identifier: person.username, password: 'wrong' }, there)])
      const email = `${person.username}@demo.test`
      const { accountId } = person
      await transaction((tx) =>
        sendLink(tx, person, { purpose: 'reset_password', accountId, email, locale: 'id' }),
      )
      const token = (await unsafeWaitingToken('reset_password', email))!
      const fresh = { password: 'Kapal-Layar-77', confirmPassword: 'Kapal-Layar-77' }
      await resetPassword({ kind: 'visitor', address: there.address }, token, fresh)
      const answer = await signIn({ identifier: email, password: fresh.password }, there)
      expect(answer.person.accountId).toBe(accountId)
    })
  })

  it('counts tries for unknown accounts in the same way', async () => {
    const there = elsewhere()
    const tries = Array.from({ length: 7 }, () => signIn({ identifier: 'ghost', password: 'wrong' }, there))
    expect((await failures(tries)).filter((code) => code === 'too_many_requests')).toHaveLength(2)
  })

  it('has no session for ended accounts and members who are not active', async () => {
    const ended = await withPassword(await hunter())
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, ended.accountId))
    const owner = await companyOwner()
    const left = await withPassword(await member(owner.companyId, 1))
    await database()
      .update(companyMembers)
      .set({ status: 3 })
      .where(eq(companyMembers.accountId, left.accountId))
    for (const { username } of [ended, left]) {
      await expect(signIn({ identifier: username, password }, from)).rejects.toMatchObject({
        code: 'wrong_credentials',
      })
    }
  })
})

describe('a session', () => {
  useDatabase()
  beforeAll(async () => {
    stored = await hashPassword(password)
  })

  it('lasts 172,800 seconds and not one more', async () => {
    const person = await withPassword(await hunter())
    const { token } = await signIn({ identifier: person.username, password }, from)
    const start = now()
    travelTo(later(start, 172_790 * second))
    expect(await personOfToken(token, from.address)).not.toBeNull()
    travelTo(later(start, 172_801 * second))
    expect(await personOfToken(token, from.address)).toBeNull()
  })

  it('is invalid at once after sign-out; signing out twice equals once', async () => {
    const person = await withPassword(await hunter())
    const { token, person: actor } = await signIn({ identifier: person.username, password }, from)
    await signOut(actor)
    await signOut(actor)
    expect(await personOfToken(token, from.address)).toBeNull()
    const traces = await database().select().from(events).where(eq(events.type, 'account.signed_out'))
    expect(traces).toHaveLength(1)
    await signOut({ kind: 'visitor', address: from.address })
  })

  it('belongs to its owner: others neither see nor end it', async () => {
    const [one, two] = [await withPassword(await hunter()), await withPassword(await hunter())]
    const first = await signIn({ identifier: one.username, password }, from)
    const second = await signIn({ identifier: two.username, password }, from)
    for (const id of [first.person.sessionId, 'x', '']) {
      await expect(endSession(second.person, id)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await sessionsSeenBy(second.person)).toEqual([
      {
        id: second.person.sessionId,
        device: 'Firefox',
        address: from.address,
        place: null,
        createdAt: expect.any(Date),
        lastUsedAt: expect.any(Date),
        expiresAt: expect.any(Date),
        current: true,
      },
    ])
  })

  it('ends all others and leaves the present one open', async () => {
    const person = await withPassword(await hunter())
    const all = []
    for (let turn = 0; turn < 3; turn++)
      all.push(await signIn({ identifier: person.username, password }, from))
    expect(await endOtherSessions(all[2]!.person)).toBe(2)
    expect(await endOtherSessions(all[2]!.person)).toBe(0)
    const alive = await Promise.all(all.map(({ token }) => personOfToken(token, from.address)))
    expect(alive.map((one) => one !== null)).toEqual([false, false, true])
  })

  it('reports at each request whether its account is suspended', async () => {
    const person = await withPassword(await hunter())
    const { token } = await signIn({ identifier: person.username, password }, from)
    await database()
      .update(bughunters)
      .set({ identityStatus: 3 })
      .where(eq(bughunters.accountId, person.accountId))
    expect(await personOfToken(token, from.address)).toMatchObject({ suspended: true, verified: false })
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, person.accountId))
    expect(await personOfToken(token, from.address)).toBeNull()
  })

  it('is not opened by a hash or an empty token', async () => {
    const [row] = await database().select().from(sessions).limit(1)
    expect(await personOfToken(row!.tokenHash.toString('hex'), from.address)).toBeNull()
    expect(await personOfToken('', from.address)).toBeNull()
  })
})
