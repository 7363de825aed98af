import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { unsafePersonOfAccount } from '#domain/account/session/session-queries.server.ts'
import { operators } from '#domain/account/tables/operator-tables.server.ts'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { database } from '#infra/database.ts'
import { workingRoles } from '#kernel/actor.ts'
import { operator, system, visitor } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { acceptTeamInvitation } from './accept-team-invitation.server.ts'
import { inviteFromShell, openFirstOperatorLink } from './first-operator.server.ts'
import { teamInvitationBehind } from './team-queries.server.ts'

useDatabase()

let turn = 0
const tokenOf = (link: string | null) => new URL(link!).searchParams.get('token')!
const accept = (token: string, email?: string) =>
  acceptTeamInvitation(visitor, { token, email, username: `pertama-${++turn}`, agreement: 'on' })
const dead = { code: 'not_found' }

/** A site without anybody at work in its team. */
beforeEach(async () => {
  await database().update(operators).set({ state: 'ended', roles: [] })
})
afterEach(() => travelTo(null))

it('the printed link makes the first operator, with all roles but the auditor’s and a second factor owed', async () => {
  const token = tokenOf(await openFirstOperatorLink())
  expect(await teamInvitationBehind(token)).toEqual({ token, first: true })
  await expect(accept(token)).rejects.toMatchObject({ code: 'invalid_input' })
  await accept(token, 'awal@demo.test')
  const [row] = await database().select().from(accounts).where(eq(accounts.emailKey, 'awal@demo.test'))
  const person = await unsafePersonOfAccount(row!.id)
  expect(person).toMatchObject({ role: 'hello', teamRoles: [...workingRoles], factorOwed: true })
  const history = await unsafeHistoryOf('account', row!.id)
  expect(history.map(({ type, facts }) => [type, facts])).toContainEqual([
    'account.operator_joined',
    { first: true },
  ])
  await expect(accept(token, 'dua@demo.test')).rejects.toMatchObject(dead)
  expect(await openFirstOperatorLink()).toBeNull()
})

it('each start prints another link, which replaces the one before and is good for a day', async () => {
  const [old, fresh] = [tokenOf(await openFirstOperatorLink()), tokenOf(await openFirstOperatorLink())]
  expect(await teamInvitationBehind(old)).toBeNull()
  travelTo(later(now(), day - 1_000))
  expect(await teamInvitationBehind(fresh)).not.toBeNull()
  travelTo(later(now(), 2_000))
  await expect(accept(fresh, 'telat@demo.test')).rejects.toMatchObject(dead)
})

it('of many who open it at once one becomes the operator', async () => {
  const token = tokenOf(await openFirstOperatorLink())
  const tries = await Promise.allSettled([1, 2, 3, 4].map((n) => accept(token, `serentak-${n}@demo.test`)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const there = await database().select().from(operators).where(eq(operators.state, 'active'))
  expect(there).toHaveLength(1)
})

it('the printed link is dead once somebody founded the team otherwise', async () => {
  const token = tokenOf(await openFirstOperatorLink())
  const invited = await inviteFromShell(system, 'shell@demo.test', null)
  await accept(invited)
  await expect(accept(token, 'lain@demo.test')).rejects.toMatchObject(dead)
})

it('the shell invites the first, and another one only with a reason', async () => {
  const first = await inviteFromShell(system, 'satu@demo.test', null)
  expect(await teamInvitationBehind(first)).toEqual({ token: first, first: false })
  const again = await inviteFromShell(system, 'satu@demo.test', null)
  expect(await teamInvitationBehind(first)).toBeNull()
  await accept(again)
  const refused = inviteFromShell(system, 'dua@demo.test', null)
  await expect(refused).rejects.toMatchObject({ code: 'conflict', detail: 'team_founded' })
  await accept(await inviteFromShell(system, 'dua@demo.test', 'Administrator kehilangan akses'))
  const [row] = await database().select().from(operators).where(eq(operators.emailKey, 'dua@demo.test'))
  expect(row).toMatchObject({ reason: 'Administrator kehilangan akses', invitedBy: null, state: 'active' })
  const known = inviteFromShell(system, 'dua@demo.test', 'Administrator kehilangan akses')
  await expect(known).rejects.toMatchObject({ code: 'invalid_input' })
})

it('is refused to a person who is signed in', async () => {
  const token = tokenOf(await openFirstOperatorLink())
  const person = await operator()
  const act = acceptTeamInvitation(person, {
    token,
    email: 'x@demo.test',
    username: 'xyz-9',
    agreement: 'on',
  })
  await expect(act).rejects.toMatchObject(dead)
})
