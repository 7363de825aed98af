import { day, after as later, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafeEventsAfter, unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { inviteMemberToPrograms } from '#domain/program/grant/set-member-programs.server.ts'
import { invitationToken } from '#domain/program/invitation/invitation-queries.server.ts'
import { revokeInvitation } from '#domain/program/invitation/revoke-invitation.server.ts'
import { invitations } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { invitationOf, withPassword } from '../support/members.ts'
import { tellAgain } from '../support/notices.ts'
import { invite, liveProgram } from '../support/program-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const ask = useApi()
const title = 'Program KANARI TERTUTUP'
let owner: Person & { companyId: string }
let programId: string

beforeAll(async () => {
  owner = await companyOwner('Bank Pengundang')
  programId = await liveProgram(owner, await operator(), {
    title,
    visibility: 'private',
    managedBy: 'company',
  })
})

type Way = { idHash: string; token: string }
const wayOf = ({ idHash, token }: Way) => `/api/v1/invitations/${idHash}/${token}`
const answer = (as: Person | null, way: Way, json: object = { decision: 'accept' }) =>
  ask(as, 'POST', `${wayOf(way)}/answer`, { json })
const decline = { decision: 'decline', reason: 'Belum ada waktu' }

async function invited() {
  const guest = await hunter()
  return { guest, ...(await invite(owner, programId, guest)) }
}

const statusOf = async (id: string) =>
  (await database().select().from(invitations).where(eq(invitations.id, id)))[0]!.status

// The same cases as on the pages, by the endpoint of programs.
describe('INV-01 another person’s invitation, by calls', () => {
  it('does not exist for anyone but its recipient', async () => {
    const mine = await invited()
    const unproved = await hunter({ verified: false })
    const email = `${mine.guest.username}@demo.test`
    await database().update(accounts).set({ email }).where(eq(accounts.id, unproved.accountId))
    const never = { idHash: randomWord(), token: randomWord(43) }
    for (const stranger of [await hunter(), unproved]) {
      const [read, none] = [await ask(stranger, 'GET', wayOf(mine)), await ask(stranger, 'GET', wayOf(never))]
      expect([read.status, read.text]).toEqual([404, none.text])
      expect((await answer(stranger, mine)).status).toBe(404)
      expect((await ask(stranger, 'GET', `/api/v1/programs/${programId}`)).status).toBe(404)
    }
    for (const [who, status] of [
      [null, 401],
      [owner, 403],
      [await operator(), 403],
    ] as const) {
      expect((await ask(who, 'GET', wayOf(mine))).status).toBe(status)
      expect((await answer(who, mine)).status).toBe(status)
    }
    expect(await statusOf(mine.id)).toBe('pending')
  })
})

describe('INV-02 an invitation used again, by calls', () => {
  it('is answered once of fifty times at once, by any call', async () => {
    const mine = await invited()
    const tries = Array.from({ length: 50 }, (_, turn) =>
      answer(mine.guest, mine, turn % 2 ? decline : undefined),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)
    const history = await unsafeHistoryOf('program', programId)
    expect(
      history.filter(
        ({ type, facts }) => type === 'program.invitation_answered' && facts.invitationId === mine.id,
      ),
    ).toHaveLength(1)
  })

  it('is invalid after a cancel, a decline and seven days', async () => {
    const [cancelled, declined, expired] = [await invited(), await invited(), await invited()]
    await revokeInvitation(owner, programId, cancelled.id)
    expect((await answer(declined.guest, declined, decline)).status).toBe(200)
    for (const dead of [cancelled, declined]) await expectDead(dead)
    travelTo(later(now(), 7 * day + second))
    await expectDead(expired)
    travelTo(null)
    for (const [{ id }, status] of [
      [cancelled, 'revoked'],
      [declined, 'declined'],
    ] as const)
      expect(await statusOf(id)).toBe(status)
  })

  async function expectDead(way: Way & { guest: Person }) {
    expect((await ask(way.guest, 'GET', wayOf(way))).status).toBe(404)
    expect([404, 409]).toContain((await answer(way.guest, way)).status)
    expect((await ask(way.guest, 'GET', `/api/v1/programs/${programId}`)).status).toBe(404)
  }
})

describe('INV-03 the parts of the address exchanged, by calls', () => {
  it('are no invitation, and no other answer is accepted', async () => {
    const mine = await invited()
    const second_ = await liveProgram(owner, await operator(), {
      title: 'Program lain',
      visibility: 'private',
    })
    const other = await invite(owner, second_, mine.guest)
    for (const way of [
      { idHash: mine.idHash, token: other.token },
      { idHash: other.idHash, token: mine.token },
      { idHash: mine.id, token: mine.token },
      { idHash: mine.idHash, token: invitationToken(mine.idHash) },
      { idHash: mine.idHash, token: mine.token.slice(0, -1) },
      { idHash: mine.idHash.toLowerCase(), token: mine.token.toUpperCase() },
    ]) {
      expect([way, (await ask(mine.guest, 'GET', wayOf(way))).status]).toEqual([way, 404])
      expect([way, (await answer(mine.guest, way)).status]).toEqual([way, 404])
    }
    for (const json of [
      { decision: 'accepted' },
      { decision: 'admin' },
      { decision: ['accept'] },
      { status: 'accept' },
      { decision: 'accept', status: 'admin' },
      { decision: 'accept', bughunter_id: newId() },
    ])
      expect([json, (await answer(mine.guest, mine, json)).status]).toEqual([json, 422])
    expect([await statusOf(mine.id), await statusOf(other.id)]).toEqual(['pending', 'pending'])
  })
})

// A version whose notice names its program reveals its title, or its id, before anyone accepted.
describe('INV-04 the facts of an invitation outside its page', () => {
  it('are the company and the last day: in notices, their data, and every call there is for it', async () => {
    const mine = await invited()
    const event = (await unsafeEventsAfter(0, 100_000)).findLast(({ type }) => type === 'program.invited')!
    expect((await tellAgain(event)).map(({ reader, kind }) => [reader.id, kind])).toEqual([
      [mine.guest.accountId, 'hunter_invited'],
    ])
    const as = await sessionOf(mine.guest)
    const calls = [
      '/api/v1/notifications',
      '/api/v1/invitations',
      wayOf(mine),
      '/api/v1/dashboard/program-news',
    ]
    const pages = ['/bughunter', '/bughunter/notifications', '/bughunter/programs?tab=invitations'].flatMap(
      (page) => [page, page.replace(/(\?|$)/, '.data$1')],
    )
    for (const place of [...calls, ...pages]) {
      const headers: Record<string, string> = place.startsWith('/api/')
        ? { Authorization: `Bearer ${as}` }
        : {}
      const told = await site.ask(place, { as: place.startsWith('/api/') ? null : as, headers })
      const body = await told.text()
      expect([place, told.status]).toEqual([place, expect.toBeOneOf([200, 202])])
      for (const hidden of [title, 'KANARI', programId, owner.username, owner.companyId])
        expect([place, hidden, body.includes(hidden)]).toEqual([place, hidden, false])
    }
    for (const place of ['/api/v1/notifications', '/bughunter/notifications', wayOf(mine)]) {
      const headers: Record<string, string> = place.startsWith('/api/')
        ? { Authorization: `Bearer ${as}` }
        : {}
      expect(await (await site.ask(place, { as, headers })).text()).toContain('Bank Pengundang')
    }
    // The person who declines has not come to know the program either.
    const declined = await answer(mine.guest, mine, decline)
    expect([declined.status, declined.text.includes(programId)]).toEqual([200, false])
    const accepted = await invited()
    expect((await answer(accepted.guest, accepted)).body.data).toEqual({ program_id: programId })
  })

  it('name the program to its recipient after acceptance', async () => {
    const mine = await invited()
    const event = (await unsafeEventsAfter(0, 100_000)).findLast(({ type }) => type === 'program.invited')!
    await tellAgain(event)
    const facts = async () => (await ask(mine.guest, 'GET', '/api/v1/notifications')).body.data.rows[0].facts
    expect(await facts()).toMatchObject({ company: 'Bank Pengundang', program: '' })
    await answer(mine.guest, mine)
    expect(await facts()).toMatchObject({ company: 'Bank Pengundang', program: title })
  })
})

describe('INV-04 the facts for the holder of an address that a company invites', () => {
  it('are its name, in the notice and its data', async () => {
    const guest = await hunter()
    const email = `${guest.username}@nusabank.test`
    await database().update(accounts).set({ email, emailKey: email }).where(eq(accounts.id, guest.accountId))
    const { memberId } = await inviteMemberToPrograms(await withPassword(owner), invitationOf({ email }))
    await tellAgain((await unsafeHistoryOf('company', owner.companyId)).at(-1)!)
    const as = await sessionOf(guest)
    for (const place of [
      '/bughunter/notifications',
      '/bughunter/notifications.data',
      '/api/v1/notifications',
    ]) {
      const isCall = place.startsWith('/api/')
      const told = await site.ask(place, isCall ? { headers: { Authorization: `Bearer ${as}` } } : { as })
      const body = await told.text()
      expect([place, body.includes('Bank Pengundang')]).toEqual([place, true])
      for (const hidden of [owner.companyId, owner.username, memberId])
        expect([place, hidden, body.includes(hidden)]).toEqual([place, hidden, false])
    }
  })
})

describe('INV-06 inviting a name, by calls', () => {
  it('returns the same answer, the same row and the same log lines, for any owner of the name or none', async () => {
    const [real, ended] = [await hunter(), await hunter()]
    await database().update(accounts).set({ standing: 'ended' }).where(eq(accounts.id, ended.accountId))
    const names = [real, ended, await operator(), owner].map(({ username }) => username)
    const told = []
    for (const username of [...names, 'tidak-ada-sama-sekali']) {
      const place = `/api/v1/programs/${programId}/invitations`
      const sent = await ask(owner, 'POST', place, { json: { username } })
      const { rows } = (await ask(owner, 'GET', place)).body.data
      const {
        id: _id,
        created_at: _c,
        expires_at: _e,
        ...row
      } = rows.find((one: { username: string }) => one.username === username)
      const [line] = (await ask(owner, 'GET', '/api/v1/company/user-log')).body.data.rows
      const { at: _at, ...logged } = line
      told.push(
        JSON.stringify([sent.status, sent.text, row, logged])
          .replaceAll(owner.username, 'X')
          .replaceAll(username, 'X'),
      )
    }
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('pending')
    expect(told[0]).toContain('program.invited')
  })
})
