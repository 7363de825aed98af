import { after, day, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, sessions } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { openSession } from '#domain/account/session/begin-session.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { sanctions } from '#domain/account/status/account-status-tables.server.ts'
import { settleAccountStatus } from '#domain/account/status/end-suspensions.server.ts'
import { endProgramAndPrizes } from '#domain/reward/challenge/end-program-and-prizes.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import {
  companyOwner,
  hunter,
  incidentAccount,
  member,
  operator,
  visitor,
} from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proof, withPassword } from '../../../test/support/members.ts'
import { fund, liveProgram, ratedReport, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { keepAccount, leavingOfToken } from './keep-account.server.ts'
import { leave } from './leave.server.ts'
import { leavingSeenBy } from './leaving-queries.server.ts'

useDatabase()

const goodbye = async (person: Person) => {
  await withPassword(person)
  await leave(person, { username: person.username, ...proof })
}
const emailOf = ({ username }: Person) => `${username}@demo.test`
const tokenOf = async (person: Person) => (await unsafeWaitingToken('leaving_cancel', emailOf(person)))!
const sessionFor = (person: Person) =>
  transaction((tx) => openSession(tx, person.accountId, { address: '192.0.2.1', device: 'test' }, null))
const standingOf = async ({ accountId }: Person) => {
  const [row] = await database().select().from(accounts).where(eq(accounts.id, accountId))
  return row!.standing
}
const alive = async (token: string) => (await personOfToken(token, '192.0.2.1')) !== null

describe('leaving', () => {
  it('ends every session and link at once, except the link that undoes it', async () => {
    const person = await hunter()
    const tokens = [await sessionFor(person), await sessionFor(person)]
    await transaction((tx) =>
      sendLink(tx, person, {
        ...{ purpose: 'reset_password', accountId: person.accountId, email: emailOf(person), locale: 'id' },
      }),
    )
    const old = await unsafeWaitingToken('reset_password', emailOf(person))
    expect(await goodLink('reset_password', old)).not.toBeNull()
    await goodbye(person)
    expect(await Promise.all(tokens.map(({ token }) => alive(token)))).toEqual([false, false])
    expect(await goodLink('reset_password', old)).toBeNull()
    expect(await goodLink('leaving_cancel', await tokenOf(person))).not.toBeNull()
    expect(await standingOf(person)).toBe('ended')
  })

  it('requires re-authentication and the own name, and happens once', async () => {
    const person = await withPassword(await hunter())
    const input = { username: person.username, ...proof }
    await expect(leave(person, { ...input, currentPassword: 'salah' })).rejects.toMatchObject({
      fields: { currentPassword: [{ key: 'password_wrong' }] },
    })
    await expect(leave(person, { ...input, username: 'orang-lain' })).rejects.toMatchObject({
      fields: { username: [{ key: 'username_mismatch' }] },
    })
    const outcomes = await Promise.allSettled([leave(person, input), leave(person, input)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(leave(await withPassword(await operator()), input)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(leave(visitor, input)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is allowed for suspended people and incident responders too', async () => {
    for (const person of [{ ...(await hunter()), suspended: true }, await incidentAccount()]) {
      await goodbye(person)
      expect(await standingOf(person)).toBe('ended')
    }
  })

  it('names the holds that apply, and no others', async () => {
    const owner = await companyOwner()
    const programId = await liveProgram(owner)
    const person = await hunter()
    expect((await leavingSeenBy(person)).holds).toEqual([{ kind: 'agreements', count: 1n }])
    await reviewedReport(programId, person)
    const { holds, blocks, way } = await leavingSeenBy(person)
    expect(holds).toEqual([
      { kind: 'open_reports', count: 1n },
      { kind: 'reports', count: 1n },
      { kind: 'agreements', count: 1n },
    ])
    expect([blocks, way]).toEqual([[], 'account'])
  })
})

describe('a company that closes', () => {
  it('settles its programs, reports and money first', async () => {
    const owner = await withPassword(await companyOwner())
    const programId = await liveProgram(owner)
    await fund(owner.companyId, 50_000_000n)
    await ratedReport(owner, programId, await hunter())
    const { blocks, way } = await leavingSeenBy(owner)
    expect(way).toBe('company')
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'live_programs',
      'open_reports',
      'unpaid_rewards',
      'balance',
      'reserved',
    ])
    await expect(leave(owner, { username: owner.username, ...proof })).rejects.toMatchObject({
      code: 'conflict',
      detail: 'leaving_blocked',
    })
    expect(await standingOf(owner)).toBe('active')
  })

  it('RPT-02 is reminded to save the reports it may read, and of no others', async () => {
    const owner = await companyOwner()
    const reporter = await hunter()
    const kept = async () => (await leavingSeenBy(owner)).holds.find(({ kind }) => kind === 'reports')?.count
    await reviewedReport(await liveProgram(owner, { managedBy: 'product' }), reporter)
    expect(await kept()).toBeUndefined()
    await reviewedReport(await liveProgram(owner), reporter)
    expect(await kept()).toBe(1n)
  })

  it('takes its members along, and back', async () => {
    const owner = await companyOwner()
    const programId = await liveProgram(owner)
    const staff = await member(owner.companyId, 1)
    const { token } = await sessionFor(staff)
    await expect(goodbye(owner)).rejects.toMatchObject({ detail: 'leaving_blocked' })
    await endProgramAndPrizes(owner, programId)
    await goodbye(owner)
    expect(await alive(token)).toBe(false)
    expect(await alive((await sessionFor(staff)).token)).toBe(false)
    await keepAccount(visitor, await tokenOf(owner))
    expect(await alive(token)).toBe(false)
    expect(await alive((await sessionFor(staff)).token)).toBe(true)
  })
})

describe('a member who leaves', () => {
  it('is deactivated, and after coming back only an admin restores access', async () => {
    const owner = await companyOwner()
    const staff = await member(owner.companyId, 2)
    await goodbye(staff)
    const status = async () => {
      const mine = eq(companyMembers.accountId, staff.accountId)
      return (await database().select().from(companyMembers).where(mine))[0]!.status
    }
    expect(await status()).toBe(3)
    await keepAccount(visitor, await tokenOf(staff))
    expect([await standingOf(staff), await status()]).toEqual(['active', 3])
    expect(await alive((await sessionFor(staff)).token)).toBe(false)
  })
})

describe('undoing it', () => {
  it('works once, and sessions stay ended', async () => {
    const person = await hunter()
    const { token: session } = await sessionFor(person)
    await goodbye(person)
    const token = await tokenOf(person)
    expect(await leavingOfToken(token)).toEqual({ eraseAt: expect.any(Date) })
    await keepAccount(visitor, token)
    expect(await standingOf(person)).toBe('active')
    expect(await alive(session)).toBe(false)
    const open = await database().select().from(sessions).where(eq(sessions.accountId, person.accountId))
    expect(open.every(({ endedAt }) => endedAt !== null)).toBe(true)
    await expect(keepAccount(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
    await goodbye(person)
    expect(await standingOf(person)).toBe('ended')
    await expect(keepAccount(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('restores no more than the sanctions permit', async () => {
    const person = await hunter()
    const team = await operator()
    await transaction(async (tx) => {
      await tx.insert(sanctions).values({
        ...{ accountId: person.accountId, step: 'suspension', reason: 'spam', statement: 'Cukup dulu.' },
        ...{ id: newId(), takenBy: team.accountId, takenAt: now() },
      })
      await settleAccountStatus(tx, person.accountId)
    })
    await goodbye(person)
    await keepAccount(visitor, await tokenOf(person))
    expect(await standingOf(person)).toBe('suspended')
  })

  it('is refused after 14 days', async () => {
    const person = await hunter()
    await goodbye(person)
    const token = await tokenOf(person)
    travelTo(after(now(), 14 * day))
    expect(await leavingOfToken(token)).toBeNull()
    await expect(keepAccount(visitor, token)).rejects.toMatchObject({ code: 'not_found' })
    for (const bad of ['', 'x', 'A'.repeat(43), `${token}x`, null])
      expect(await leavingOfToken(bad)).toBeNull()
  })
})
