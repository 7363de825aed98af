import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { unsafeWaitingToken } from '#domain/account/link/link-outbox.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { authenticators } from '#domain/account/tables/factor-tables.server.ts'
import { acceptInvitation } from '#domain/company/accept-invitation.server.ts'
import { editMember } from '#domain/company/edit-member.server.ts'
import { inviteMember } from '#domain/company/invite-member.server.ts'
import { setProgramPermissions } from '#domain/program/grant/set-program-permissions.server.ts'
import { database } from '#infra/database.ts'
import type { MemberPermission, Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proofOf } from '../../../test/support/factor.ts'
import { balancesOf, fund, liveProgram, ratedReport, vectors } from '../../../test/support/reward-scenario.ts'
import { approveReward, giveReward } from './give-reward.server.ts'
import { rewardSeenBy } from './reward-queries.server.ts'

useDatabase()

const bound = 50_000_000n
const reason = 'Jumlah ini disepakati karena dampaknya berbeda dari biasanya.'
const award = (amount: bigint) => ({ key: newId(), amount, otherReward: undefined, reason })
const critical = { vector: vectors.critical, level: 12 } as const

async function scene() {
  const owner = await companyOwner()
  await fund(owner.companyId, 900_000_000n)
  const programId = await liveProgram(owner)
  const rated = async (reporter?: Person) =>
    ratedReport(owner, programId, reporter ?? (await hunter()), critical)
  return { owner, admin: await member(owner.companyId, 1), programId, rated }
}

const propose = async (person: Person, id: string, amount = bound + 1n) =>
  giveReward(person, id, { ...award(amount), ...(await proofOf(person)) })
const approve = async (person: Person, id: string, amount = bound + 1n) =>
  approveReward(person, id, { amount, ...(await proofOf(person)) })

/** A person who comes by an invitation, as the finding did it. */
async function invited(by: Person, permission: 1 | 2, permissions: MemberPermission[] = []): Promise<Person> {
  const email = `boneka-${newId().slice(-6)}@nusabank.test`
  const rights = { permission, permissions, rewardLimit: null, programs: [] }
  const { memberId } = await inviteMember(by, { name: 'Boneka', email, ...rights, ...(await proofOf(by)) })
  const token = (await unsafeWaitingToken('member_verification', email))!
  await acceptInvitation(visitor, { token, username: email.split('@')[0]!, agreement: 'on' })
  const [row] = await database().select().from(companyMembers).where(eq(companyMembers.id, memberId))
  const { accountId, companyId } = row!
  return {
    ...by,
    accountId: accountId!,
    role: 'company_member',
    companyId,
    permission,
    memberId,
    permissions,
  }
}

describe('RUL-01 a reward above the limit of one person', () => {
  it('begins one rupiah above Rp50.000.000', async () => {
    const { owner, rated } = await scene()
    expect(await giveReward(owner, await rated(), award(bound))).toBe('given')
    const { owner: other, rated: theirs } = await scene()
    const id = await theirs()
    await expect(giveReward(other, id, award(bound + 1n))).rejects.toMatchObject({
      ...{ code: 'step_missing', detail: 'factor_needed' },
    })
    expect(await propose(other, id)).toBe('awaiting_second')
  })

  it('is approved by the owner after an admin proposed it, both with a second factor, and once', async () => {
    const { owner, admin, rated } = await scene()
    const reporter = await hunter()
    const id = await rated(reporter)
    expect(await propose(admin, id)).toBe('awaiting_second')
    await expect(approveReward(owner, id, { amount: bound + 1n })).rejects.toMatchObject({
      detail: 'factor_needed',
    })
    const { currentPassword } = await proofOf(owner)
    await expect(approveReward(owner, id, { amount: bound + 1n, currentPassword })).rejects.toMatchObject({
      fields: { factorCode: [{ key: 'required' }] },
    })
    expect(await rewardSeenBy(owner, id)).toMatchObject({
      ...{ mayApprove: true, inside: { approvalObstacle: null, approvers: [owner.username] } },
    })
    await approve(owner, id)
    await expect(approve(owner, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: bound + 1n })
  })

  it('is approved once by two who click at the same moment', async () => {
    const { owner, admin, rated } = await scene()
    const reporter = await hunter()
    const id = await rated(reporter)
    const third = await member(owner.companyId, 1)
    await propose(admin, id)
    const answers = await Promise.allSettled([approve(owner, id), approve(third, id), approve(admin, id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: bound + 1n })
  })

  it('is not approved by a member the proposer invites afterwards, and an admin cannot invite such members at all', async () => {
    const { owner, admin, rated } = await scene()
    const id = await rated()
    await propose(admin, id)
    for (const rights of [
      [1, []],
      [2, ['report.rate', 'reward.decide']],
    ] as const)
      await expect(invited(admin, rights[0], [...rights[1]])).rejects.toMatchObject({ detail: 'owner_names' })
    const puppet = await invited(owner, 1)
    await expect(approve(puppet, id)).rejects.toMatchObject({ code: 'forbidden', detail: 'second_right_new' })
    expect(await rewardSeenBy(puppet, id)).toMatchObject({
      ...{ mayApprove: false, inside: { approvalObstacle: 'second_right_new', approvers: [owner.username] } },
    })
    // Waiting makes the right no older than the proposal; a proposal made anew counts.
    travelTo(later(now(), 2 * day))
    await expect(approve(puppet, id)).rejects.toMatchObject({ detail: 'second_right_new' })
    await propose(admin, id)
    await approve(puppet, id)
  })

  it('is not approved by a member whose right the proposer gave, the owner included', async () => {
    const { owner, admin, rated } = await scene()
    const id = await rated()
    const named = await invited(owner, 1)
    travelTo(later(now(), 2 * day))
    await propose(owner, id)
    await expect(approve(named, id)).rejects.toMatchObject({ detail: 'second_right_given' })
    await propose(admin, id)
    await approve(named, id)
  })

  it('counts a widened right anew, and not a narrowed one', async () => {
    const { owner, admin, programId, rated } = await scene()
    const decider = await member(owner.companyId, 2, [programId], ['reward.decide'])
    const change = async (rewardLimit: bigint | null, by: Person = owner) =>
      editMember(by, decider.memberId!, { rewardLimit, ...(await proofOf(by)) } as Parameters<
        typeof editMember
      >[2])
    const id = await rated()
    await change(90_000_000n)
    await propose(admin, id, 60_000_000n)
    await approve(decider, id, 60_000_000n)
    const next = await rated()
    await change(95_000_000n)
    await propose(admin, next, 60_000_000n)
    await expect(approve(decider, next, 60_000_000n)).rejects.toMatchObject({ detail: 'second_right_new' })
    await expect(change(null, admin)).rejects.toMatchObject({ detail: 'owner_names' })
    const proof = await proofOf(admin)
    const wide = { permissions: ['reward.decide' as const], rewardLimit: bound + 1n, ...proof }
    await expect(setProgramPermissions(admin, programId, decider.memberId!, wide)).rejects.toMatchObject({
      detail: 'owner_names',
    })
  })

  it('shows no amount and asks no code of members who may not decide', async () => {
    const { owner, programId, rated } = await scene()
    const reader = await member(owner.companyId, 2, [programId])
    await expect(propose(reader, await rated())).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('takes no code twice', async () => {
    const { admin, rated } = await scene()
    const proof = await proofOf(admin)
    await giveReward(admin, await rated(), { ...award(bound + 1n), ...proof })
    const again = giveReward(admin, await rated(), { ...award(bound + 1n), ...proof })
    await expect(again).rejects.toMatchObject({ fields: { factorCode: [{ key: 'code_wrong' }] } })
    const [app] = await database()
      .select()
      .from(authenticators)
      .where(eq(authenticators.accountId, admin.accountId))
    expect(app?.lastStep).toBeGreaterThan(0)
  })
})

describe('RUL-01 what one person gives is summed up over 24 hours', () => {
  it('for the giver, for any recipients', async () => {
    const { owner, rated } = await scene()
    expect(await giveReward(owner, await rated(), award(30_000_000n))).toBe('given')
    const id = await rated()
    expect(await rewardSeenBy(owner, id)).toMatchObject({ inside: { leftAlone: 20_000_000n } })
    await expect(giveReward(owner, id, award(20_000_001n))).rejects.toMatchObject({ code: 'step_missing' })
    expect(await giveReward(owner, id, award(20_000_000n))).toBe('given')
    const last = await rated()
    expect(await propose(owner, last, 15_000_000n)).toBe('awaiting_second')
    travelTo(later(now(), day + hour))
    expect(await giveReward(owner, last, award(bound))).toBe('given')
  })

  it('for the bughunter, for any givers, and not for what two people gave', async () => {
    const { owner, admin, rated } = await scene()
    const reporter = await hunter()
    const large = await rated(reporter)
    await propose(admin, large, 80_000_000n)
    await approve(owner, large, 80_000_000n)
    expect(await giveReward(owner, await rated(reporter), award(40_000_000n))).toBe('given')
    const id = await rated(reporter)
    expect(await propose(admin, id, 15_000_000n)).toBe('awaiting_second')
    expect(await giveReward(admin, await rated(), award(bound))).toBe('given')
  })

  it('for many at one moment', async () => {
    const { owner, rated } = await scene()
    const ids = await Promise.all(Array.from({ length: 6 }, () => rated()))
    const answers = await Promise.allSettled(ids.map((id) => giveReward(owner, id, award(20_000_000n))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})
