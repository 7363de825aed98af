import { day, after as later, minute, now, second, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { accounts, sessions } from '#domain/account/account-tables.server.ts'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { goodLink } from '#domain/account/link/take-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { personOfToken } from '#domain/account/session/session-queries.server.ts'
import { factNamed } from '#domain/event/event.ts'
import { unsafeHistoryOf } from '#domain/event/event-queries.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { invitationOf, invited, joined, proof, withPassword } from '../../../test/support/members.ts'
import { sessionOf } from '../../../test/support/site.ts'
import { acceptInvitation } from './accept-invitation.server.ts'
import { deactivateMember } from './deactivate-member.server.ts'
import { editMember } from './edit-member.server.ts'
import { inviteMember } from './invite-member.server.ts'
import { invitationBehind, memberSeenBy, membersSeenBy, seatsSeenBy } from './member-queries.server.ts'
import { reactivateMember } from './reactivate-member.server.ts'
import { resendInvitation, withdrawInvitation } from './send-invitation.server.ts'

useDatabase()
let owner: Person & { companyId: string }
beforeAll(async () => {
  owner = await withPassword(await companyOwner())
})

const rowOf = async (memberId: string) => {
  const [row] = await database().select().from(companyMembers).where(eq(companyMembers.id, memberId))
  return row!
}
const typesOf = async (companyId: string) =>
  (await unsafeHistoryOf('company', companyId)).map(({ type }) => type)

describe('an invitation', () => {
  it('creates a pending row, a link of 72 hours and one event', async () => {
    const { memberId, token, input } = await invited(owner, { permissions: ['report.rate', 'report.rate'] })
    expect(await rowOf(memberId)).toMatchObject({
      ...{ status: 1, accountId: null, permission: 2, permissions: ['report.rate'], email: input.email },
    })
    const start = now()
    expect(await invitationBehind(token)).toEqual({ companyName: 'Nusa Bank' })
    travelTo(later(start, 3 * day - second))
    expect(await invitationBehind(token)).toEqual({ companyName: 'Nusa Bank' })
    travelTo(later(start, 3 * day + second))
    expect(await invitationBehind(token)).toBeNull()
  })

  it('sent twice is one; the same address again is refused with another message', async () => {
    const input = invitationOf()
    const first = await inviteMember(owner, input)
    expect(await inviteMember(owner, input)).toEqual(first)
    const other = inviteMember(owner, { ...input, name: 'Orang Lain' })
    await expect(other).rejects.toMatchObject({ fields: { email: [{ key: 'member_exists' }] } })
  })

  it('of one address by three managers at once makes one row', async () => {
    const admins = await Promise.all(
      [1, 2, 3].map(async () => withPassword(await member(owner.companyId, 1))),
    )
    const input = invitationOf()
    const answers = await Promise.all(admins.map((admin) => inviteMember(admin, input)))
    expect(new Set(answers.map(({ memberId }) => memberId)).size).toBe(1)
  })

  it('asks for the password first', async () => {
    const wrong = inviteMember(owner, invitationOf({ currentPassword: 'salah' }))
    await expect(wrong).rejects.toMatchObject({ fields: { currentPassword: [{ key: 'password_wrong' }] } })
  })

  it('is allowed only for people who manage members', async () => {
    const plain = await withPassword(await member(owner.companyId, 2))
    await expect(inviteMember(plain, invitationOf())).rejects.toMatchObject({ code: 'forbidden' })
    for (const actor of [await hunter(), await operator(), visitor]) {
      await expect(inviteMember(actor, invitationOf())).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('takes a seat of the plan until it is withdrawn', async () => {
    const small = await withPassword(await companyOwner('Kecil', 'free'))
    const all = []
    for (let turn = 0; turn < 5; turn++) all.push(await invited(small))
    expect(await seatsSeenBy(small)).toMatchObject({ plan: 'free', used: 5, most: 5 })
    const sixth = () => inviteMember(small, invitationOf())
    await expect(sixth()).rejects.toMatchObject({ code: 'conflict', detail: 'seats_full' })
    await withdrawInvitation(small, all[0]!.memberId)
    await sixth()
    // Of two who ask for the last seat at once one gets it.
    await withdrawInvitation(small, all[1]!.memberId)
    const race = await Promise.allSettled([sixth(), sixth()])
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('withdrawn is invalid at once, hidden from the list, and may be made anew', async () => {
    const { memberId, token, input } = await invited(owner)
    await withdrawInvitation(owner, memberId)
    await withdrawInvitation(owner, memberId)
    expect(await goodLink('member_verification', token)).toBeNull()
    const ids = async () => (await membersSeenBy(owner, {}, { size: 100 })).rows.map(({ id }) => id)
    expect(await ids()).not.toContain(memberId)
    expect(await inviteMember(owner, { ...input, name: 'Nama Baru' })).toEqual({ memberId })
    expect(await ids()).toContain(memberId)
    expect(await rowOf(memberId)).toMatchObject({ status: 1, name: 'Nama Baru', deactivatedAt: null })
  })

  it('is sent again after 60 seconds, six times a day; only the newest link is valid', async () => {
    const { memberId, token, input } = await invited(owner)
    const start = now()
    const again = () => resendInvitation(owner, memberId)
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests', detail: 'invitation_pause' })
    for (let turn = 1; turn < 6; turn++) {
      travelTo(later(start, turn * 2 * minute))
      await again()
    }
    expect(await goodLink('member_verification', token)).toBeNull()
    const newest = await unsafeWaitingToken('member_verification', input.email)
    expect(await goodLink('member_verification', newest)).not.toBeNull()
    travelTo(later(start, 20 * minute))
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests', detail: 'invitation_quota' })
  })
})

describe('an accepted invitation', () => {
  it('makes an account without a password, once', async () => {
    const { memberId, input, token, username, passwordToken } = await joined(owner, { permission: 1 })
    const row = await rowOf(memberId)
    expect(row).toMatchObject({ status: 2, permission: 1, permissions: [] })
    const [account] = await database().select().from(accounts).where(eq(accounts.username, username))
    expect(account).toMatchObject({ id: row.accountId, role: 'company_member', email: input.email })
    expect(await goodLink('create_password', passwordToken)).toMatchObject({ accountId: account!.id })
    const again = acceptInvitation(visitor, { token, username: `${username}x`, agreement: 'on' })
    await expect(again).rejects.toMatchObject({ code: 'not_found' })
  })

  it('leaves the link valid when the username is taken', async () => {
    const { token } = await invited(owner)
    const taken = acceptInvitation(visitor, { token, username: owner.username, agreement: 'on' })
    await expect(taken).rejects.toMatchObject({ fields: { username: [{ key: 'username_taken' }] } })
    await acceptInvitation(visitor, { token, username: `bebas-${newId().slice(-8)}`, agreement: 'on' })
  })
})

describe('a membership', () => {
  it('is not overwritten from a page older than its rights until the writer confirms', async () => {
    const { memberId } = await joined(owner)
    const { revision } = await memberSeenBy(owner, memberId)
    await editMember(owner, memberId, { ...proof, permissions: [], revision })
    const late = { ...proof, permissions: ['report.rate' as const], revision }
    const refused = { code: 'conflict', detail: 'saved_meanwhile' }
    await expect(editMember(owner, memberId, late)).rejects.toMatchObject(refused)
    // Sent twice, it is stored already.
    await editMember(owner, memberId, { ...proof, permissions: [], revision })
    expect(await memberSeenBy(owner, memberId)).toMatchObject({ permissions: [], revision: revision + 1 })
    await editMember(owner, memberId, { ...late, revision: revision + 1 })
    expect(await memberSeenBy(owner, memberId)).toMatchObject({ permissions: ['report.rate'] })
  })

  it('that changes ends its sessions; a new name does not', async () => {
    const { memberId } = await joined(owner)
    const { accountId } = await rowOf(memberId)
    const token = await sessionOf({ ...owner, accountId: accountId! })
    await editMember(owner, memberId, { ...proof, name: 'Nama Lain' })
    expect(await personOfToken(token, '127.0.0.1')).toMatchObject({ permissions: ['report.comment'] })
    const rights = { permissions: ['report.rate', 'reward.decide'] as const, rewardLimit: 5_000_000n }
    await editMember(owner, memberId, { ...proof, ...rights, permissions: [...rights.permissions] })
    expect(await personOfToken(token, '127.0.0.1')).toBeNull()
    expect(await memberSeenBy(owner, memberId)).toMatchObject(rights)
    const before = (await typesOf(owner.companyId)).length
    await editMember(owner, memberId, { ...proof, ...rights, permissions: [...rights.permissions] })
    expect((await typesOf(owner.companyId)).length).toBe(before)
  })

  it('ends and begins again: sessions and links end, the row and its rights remain', async () => {
    const { memberId, passwordToken } = await joined(owner, { permissions: ['report.rate'] })
    const { accountId } = await rowOf(memberId)
    const token = await sessionOf({ ...owner, accountId: accountId! })
    await deactivateMember(owner, memberId, proof)
    await deactivateMember(owner, memberId, proof)
    expect(await personOfToken(token, '127.0.0.1')).toBeNull()
    expect(await goodLink('create_password', passwordToken)).toBeNull()
    await expect(editMember(owner, memberId, { ...proof, permission: 1 })).rejects.toMatchObject({
      code: 'conflict',
    })
    await reactivateMember(owner, memberId, proof)
    await reactivateMember(owner, memberId, proof)
    expect(await rowOf(memberId)).toMatchObject({ status: 2, permissions: ['report.rate'] })
    expect(await personOfToken(token, '127.0.0.1')).toBeNull()
    const types = (await unsafeHistoryOf('company', owner.companyId)).filter(
      ({ facts }) => factNamed(facts, 'memberId') === memberId,
    )
    expect(types.map(({ type }) => type)).toEqual([
      ...['company.member_invited', 'company.member_joined', 'company.member_deactivated'],
      'company.member_reactivated',
    ])
  })

  it("is not changed by its own holder, nor an admin's by a member who manages members", async () => {
    const admin = await withPassword(await member(owner.companyId, 1))
    const clerk = await withPassword(await member(owner.companyId, 2, [], ['member.manage', 'report.rate']))
    for (const [actor, memberId] of [
      [admin, admin.memberId!],
      [clerk, clerk.memberId!],
      [clerk, admin.memberId!],
    ] as const) {
      await expect(editMember(actor, memberId, { ...proof, name: 'Bos' })).rejects.toMatchObject({
        code: 'forbidden',
      })
      await expect(deactivateMember(actor, memberId, proof)).rejects.toMatchObject({ code: 'forbidden' })
    }
    const { id } = await memberSeenBy(clerk, admin.memberId!)
    expect(id).toBe(admin.memberId)
  })

  it('grants at most the rights of the member who gives it', async () => {
    const clerk = await withPassword(await member(owner.companyId, 2, [], ['member.manage', 'reward.decide']))
    await database()
      .update(companyMembers)
      .set({ rewardLimit: 1_000_000n })
      .where(eq(companyMembers.id, clerk.memberId!))
    const more = [
      { permission: 1 },
      { permissions: ['report.rate'] },
      { permissions: ['reward.decide'], rewardLimit: null },
      { permissions: ['reward.decide'], rewardLimit: 1_000_001n },
    ] as const
    for (const wanted of more) {
      const input = invitationOf(wanted as never)
      await expect(inviteMember(clerk, input)).rejects.toMatchObject({ detail: 'more_than_own' })
    }
    const within = { permissions: ['reward.decide' as const], rewardLimit: 1_000_000n }
    await inviteMember(clerk, invitationOf(within))
    // What an admin gave before may stay.
    const { memberId } = await joined(owner, { permissions: ['report.rate', 'export'] })
    await editMember(clerk, memberId, { ...proof, permissions: ['report.rate'] })
    const back = editMember(clerk, memberId, { ...proof, permissions: ['report.rate', 'export'] })
    await expect(back).rejects.toMatchObject({ detail: 'more_than_own' })
  })

  it('leaves no open session when two admins change it at once', async () => {
    const [one, two] = [owner, await withPassword(await member(owner.companyId, 1))]
    const target = await member(owner.companyId, 2)
    await sessionOf(target)
    await Promise.all([
      editMember(one, target.memberId!, { ...proof, permission: 1 }),
      editMember(two, target.memberId!, { ...proof, permissions: ['export'] }),
    ])
    const open = and(eq(sessions.accountId, target.accountId))
    const rows = await database().select().from(sessions).where(open)
    expect(rows.every(({ endedAt }) => endedAt !== null)).toBe(true)
  })
})
