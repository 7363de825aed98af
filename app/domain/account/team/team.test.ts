import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { unsafePersonOfAccount } from '#domain/account/session/session-queries.server.ts'
import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { workQueueSeenBy } from '#domain/operations/work-queue-queries.server.ts'
import { database } from '#infra/database.ts'
import { type Person, type TeamRole, teamRoles, workingRoles } from '#kernel/actor.ts'
import { hunter, operator, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { proof, withPassword } from '../../../../test/support/members.ts'
import { acceptTeamInvitation } from './accept-team-invitation.server.ts'
import { letOperatorGo, restOperator, setOperatorRoles, wakeOperator } from './change-operator.server.ts'
import { closeOperatorChange, confirmOperatorChange } from './decide-change.server.ts'
import { inviteOperator } from './invite-operator.server.ts'
import { inviteOperatorInput } from './team-input.ts'
import { teamSeenBy } from './team-queries.server.ts'

useDatabase()

const reason = 'Keputusan rapat tim 12'
const colleague = async (roles: readonly TeamRole[] = workingRoles) => withPassword(await operator(roles))
let turn = 0
const address = () => `anggota-${++turn}@demo.test`
const invite = (by: Person, email: string, roles: TeamRole[]) =>
  inviteOperator(by, { email, roles, reason, ...proof })
const of = ({ accountId }: Person) => ({ operatorId: accountId, reason, ...proof })
const stored = async (id: string) =>
  (await database().select().from(operators).where(eq(operators.id, id)))[0]!
const proposalOf = async (id: string) =>
  (await teamSeenBy(await operator())).rows.find((row) => row.id === id)!.change
const eventsOf = async (id: string) =>
  (await unsafeHistoryOf('account', id)).map(({ type }) => type).filter((type) => type.includes('operator'))

async function accept(email: string, username = `anggota-${++turn}`) {
  const token = (await unsafeWaitingToken('operator_invitation', email))!
  return acceptTeamInvitation(visitor, { token, username, agreement: 'on' })
}

/** A team of nobody but who the test names. */
beforeEach(async () => {
  await database()
    .update(operators)
    .set({ roles: ['triage'] })
})

describe('an invitation to the platform team', () => {
  it('makes an operator of those roles, who owes a second factor first', async () => {
    const [admin, email] = [await colleague(), address()]
    const { operatorId, proposed } = await invite(admin, email, ['triage', 'support'])
    expect(proposed).toBe(false)
    await accept(email)
    const person = (await unsafePersonOfAccount(operatorId))!
    expect(person).toMatchObject({ role: 'hello', teamRoles: ['triage', 'support'], factorOwed: true })
    expect(await eventsOf(operatorId)).toEqual(['account.operator_invited', 'account.operator_joined'])
    expect((await teamRightOf(database(), operatorId)).givenBy).toEqual([admin.accountId])
  })

  it('sent again is one invitation with a new link, good for 72 hours', async () => {
    const [admin, email] = [await colleague(), address()]
    const first = await invite(admin, email, ['editor'])
    const old = await unsafeWaitingToken('operator_invitation', email)
    expect(await invite(admin, email, ['editor'])).toEqual(first)
    expect(await goodLink('operator_invitation', old)).toBeNull()
    const fresh = await unsafeWaitingToken('operator_invitation', email)
    travelTo(later(now(), 72 * hour - 1_000))
    expect(await goodLink('operator_invitation', fresh)).not.toBeNull()
    travelTo(later(now(), 2_000))
    await expect(accept(email)).rejects.toMatchObject({ code: 'not_found' })
    travelTo(null)
  })

  it('of one link opened at once makes one account', async () => {
    const [admin, email] = [await colleague(), address()]
    await invite(admin, email, ['editor'])
    const tries = await Promise.allSettled(
      ['satu-orang', 'dua-orang', 'tiga-orang'].map((name) => accept(email, name)),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('is refused outside the role, for known people and for roles one lacks', async () => {
    const [admin, triage] = [await colleague(['administrator']), await colleague(['triage'])]
    const email = address()
    await expect(invite(triage, email, ['triage'])).rejects.toMatchObject({ detail: 'team_role_missing' })
    await expect(invite(await hunter(), email, ['triage'])).rejects.toMatchObject({ code: 'not_found' })
    await expect(invite(admin, email, ['triage'])).rejects.toMatchObject({ detail: 'more_than_own' })
    const known = `${triage.username}@demo.test`
    await expect(invite(admin, known, ['auditor'])).rejects.toMatchObject({ code: 'invalid_input' })
    const wrong = inviteOperator(admin, { email, roles: ['auditor'], reason, currentPassword: 'bukan' })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' })
    await invite(admin, email, ['auditor'])
  })

  it('gives an auditor no other role, and takes a role once', () => {
    const parse = (roles: unknown) =>
      inviteOperatorInput.safeParse({ email: 'a@demo.test', roles, reason, ...proof })
    expect(parse(['auditor', 'triage']).success).toBe(false)
    expect(parse(['support', 'triage', 'support'])).toMatchObject({ data: { roles: ['triage', 'support'] } })
    expect(parse(Array(8).fill('triage')).success).toBe(false)
    expect(parse('owner').success).toBe(false)
    expect(teamRoles).toHaveLength(7)
  })

  it('withdrawn is dead at once', async () => {
    const [admin, email] = [await colleague(), address()]
    const { operatorId } = await invite(admin, email, ['editor'])
    await letOperatorGo(admin, { operatorId, reason, ...proof })
    await expect(accept(email)).rejects.toMatchObject({ code: 'not_found' })
    await invite(admin, email, ['editor'])
    await accept(email)
    expect((await stored(operatorId)).state).toBe('active')
  })
})

describe('roles two administrators give', () => {
  it('are given alone while there is no other administrator, and bind the new one to the giver', async () => {
    const [admin, email] = [await colleague(), address()]
    const { operatorId, proposed } = await invite(admin, email, [...workingRoles])
    expect([proposed, (await stored(operatorId)).roles]).toEqual([false, [...workingRoles]])
  })

  it('wait for the second, who has had the right for a day; who is invited works with the others meanwhile', async () => {
    const [one, two, email] = [await colleague(), await colleague(), address()]
    const { operatorId, proposed } = await invite(one, email, ['triage', 'finance'])
    expect([proposed, (await stored(operatorId)).roles]).toEqual([true, ['triage']])
    const { id: changeId } = (await proposalOf(operatorId))!
    const own = confirmOperatorChange(one, { changeId, ...proof })
    await expect(own).rejects.toMatchObject({ detail: 'second_administrator' })
    const fresh = await colleague()
    await database().update(operators).set({ rolesSince: now() }).where(eq(operators.id, fresh.accountId))
    await expect(confirmOperatorChange(fresh, { changeId, ...proof })).rejects.toMatchObject({
      detail: 'second_right_new',
    })
    const tries = [two, two].map((by) => confirmOperatorChange(by, { changeId, ...proof }))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await stored(operatorId)).toMatchObject({ roles: ['triage', 'finance'], rolesGivenBy: [] })
  })

  it('are refused or taken back, and a newer change makes the proposal stale', async () => {
    const [one, two, third] = [await colleague(), await colleague(), await colleague(['triage'])]
    const ask = () => setOperatorRoles(one, { ...of(third), roles: ['triage', 'administrator'] })
    const change = async () => (await proposalOf(third.accountId))!.id
    await ask()
    await closeOperatorChange(two, { changeId: await change(), ...proof })
    await ask()
    await closeOperatorChange(one, { changeId: await change(), ...proof })
    await ask()
    const stale = await change()
    await setOperatorRoles(two, { ...of(third), roles: ['support'] })
    await expect(confirmOperatorChange(two, { changeId: stale, ...proof })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    expect((await stored(third.accountId)).roles).toEqual(['support'])
  })

  it('let an administrator go, and take the role from one, likewise', async () => {
    const [one, two, third] = [await colleague(), await colleague(), await colleague()]
    expect(await letOperatorGo(one, of(third))).toEqual({ proposed: true })
    const { rows } = await workQueueSeenBy(two, { desk: 'team', taker: null, from: null }, 100)
    expect(rows).toContainEqual(
      expect.objectContaining({ title: third.username, about: one.username, place: third.accountId }),
    )
    const { id: changeId } = (await proposalOf(third.accountId))!
    await expect(confirmOperatorChange(third, { changeId, ...proof })).rejects.toMatchObject({
      detail: 'team_self',
    })
    await expect(closeOperatorChange(third, { changeId, ...proof })).rejects.toMatchObject({
      detail: 'team_self',
    })
    await confirmOperatorChange(two, { changeId, ...proof })
    expect(await unsafePersonOfAccount(third.accountId)).toBeNull()
    await expect(letOperatorGo(one, of(third))).rejects.toMatchObject({ detail: 'operator_gone' })
    expect(await setOperatorRoles(one, { ...of(two), roles: ['triage'] })).toEqual({ proposed: true })
  })
})

describe('an operator', () => {
  it('is limited by an administrator, who gives nothing they lack, and never by themselves', async () => {
    const [admin, other] = [
      await colleague(['administrator', 'triage']),
      await colleague(['editor', 'support']),
    ]
    await setOperatorRoles(admin, { ...of(other), roles: ['support'] })
    expect((await unsafePersonOfAccount(other.accountId))!.teamRoles).toEqual(['support'])
    const wider = setOperatorRoles(admin, { ...of(other), roles: ['editor', 'support'] })
    await expect(wider).rejects.toMatchObject({ detail: 'more_than_own' })
    const same = setOperatorRoles(admin, { ...of(other), roles: ['support'] })
    await expect(same).rejects.toMatchObject({ code: 'invalid_input' })
    for (const roles of [['administrator'], ['administrator', 'triage', 'finance']] as TeamRole[][])
      await expect(setOperatorRoles(admin, { ...of(admin), roles })).rejects.toMatchObject({
        detail: 'team_self',
      })
    await expect(setOperatorRoles(other, { ...of(admin), roles: [] })).rejects.toMatchObject({
      detail: 'team_role_missing',
    })
  })

  it('at rest has no session and no sign-in, and wakes with a right that is new', async () => {
    const [admin, other] = [await colleague(), await colleague(['triage'])]
    await restOperator(admin, of(other))
    expect(await unsafePersonOfAccount(other.accountId)).toBeNull()
    await expect(restOperator(admin, of(other))).rejects.toMatchObject({ code: 'move_forbidden' })
    await expect(wakeOperator(other, of(other))).rejects.toMatchObject({ detail: 'team_role_missing' })
    const at = now()
    await wakeOperator(admin, of(other))
    expect(await unsafePersonOfAccount(other.accountId)).toMatchObject({
      suspended: false,
      teamRoles: ['triage'],
    })
    const right = await teamRightOf(database(), other.accountId)
    expect(right.since >= at && right.givenBy.includes(admin.accountId)).toBe(true)
    await letOperatorGo(admin, of(other))
    expect((await stored(other.accountId)).state).toBe('ended')
    expect(await eventsOf(other.accountId)).toEqual([
      'account.operator_rested',
      'account.operator_woken',
      'account.operator_let_go',
    ])
  })

  it('who is the last administrator stays one: of two who put each other to rest, one succeeds', async () => {
    const [one, two] = [await colleague(), await colleague()]
    const tries = await Promise.allSettled([restOperator(one, of(two)), restOperator(two, of(one))])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const left = (await unsafePersonOfAccount(one.accountId)) ?? (await unsafePersonOfAccount(two.accountId))
    expect(left!.teamRoles).toContain('administrator')
    const gone = left!.accountId === one.accountId ? two : one
    expect(await letOperatorGo(left!, of(gone))).toEqual({ proposed: true })
  })

  it('reads who is in the team; only administrators are offered to change it', async () => {
    const [admin, auditor] = [await colleague(), await colleague(['auditor'])]
    const seen = await teamSeenBy(auditor)
    expect(seen.mayInvite || seen.rows.some(({ mayChange }) => mayChange)).toBe(false)
    const rows = (await teamSeenBy(admin)).rows.filter(({ state }) => state !== 'ended')
    expect(rows.filter(({ mayChange }) => !mayChange).map(({ id }) => id)).toEqual([admin.accountId])
    await expect(teamSeenBy(await hunter())).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('a right given by two people counts beside both after a day', async () => {
  const [one, two, third] = [await colleague(), await colleague(), await colleague(['triage'])]
  await setOperatorRoles(one, { ...of(third), roles: ['triage', 'finance'] })
  await confirmOperatorChange(two, { changeId: (await proposalOf(third.accountId))!.id, ...proof })
  const right = await teamRightOf(database(), third.accountId)
  expect([right.givenBy, right.since > later(now(), -day)]).toEqual([[], true])
})
