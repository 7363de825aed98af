import { isTemporary } from '@cakrawala/errors/temporary-error'
import { newId } from '@cakrawala/ids/ids'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proofOf } from '../../../test/support/factor.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  vectors,
} from '../../../test/support/reward-scenario.ts'
import { approveReward, giveReward } from './give-reward.server.ts'
import { rewardSeenBy } from './reward-queries.server.ts'
import { ledgerTransfers, rewards } from './reward-tables.server.ts'

useDatabase()

const reason = 'Temuan ini membuka seluruh data nasabah, di atas kisi biasa.'
const award = (amount?: bigint, more: { key?: string; reason?: string } = {}) => ({
  key: more.key ?? newId(),
  amount,
  otherReward: undefined,
  reason: more.reason,
})

async function scene(more: Parameters<typeof liveProgram>[1] = {}, money = 200_000_000n) {
  const owner = await companyOwner()
  const reporter = await hunter()
  const programId = await liveProgram(owner, more)
  await fund(owner.companyId, money)
  return { owner, reporter, programId }
}

describe('giving a reward', () => {
  it('owes the amount to the bughunter, takes the fee and releases the rest', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await ratedReport(owner, programId, reporter)
    expect((await balancesOf(owner.companyId)).company_reserved).toBe(6_000_000n)
    expect(await giveReward(owner, id, award(10_000_000n))).toBe('given')
    expect(await balancesOf(owner.companyId)).toEqual({
      company_available: 188_000_000n,
      company_reserved: 0n,
    })
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 10_000_000n })
    expect(await reportRow(id)).toMatchObject({ stage: 'rated', rewardState: 'payable' })
  })

  it('grants points only where no money is in the program, with the named item', async () => {
    const { owner, reporter, programId } = await scene({ rewardType: 'other' })
    const id = await ratedReport(owner, programId, reporter)
    await expect(giveReward(owner, id, award(1_000n))).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await giveReward(owner, id, award())).toBe('given')
    expect(await reportRow(id)).toMatchObject({ rewardState: 'points_granted' })
    const [row] = await database().select().from(rewards).where(eq(rewards.reportId, id))
    expect(row).toMatchObject({ otherReward: 'Kaus', amountIdr: 0n })
  })

  it('requires an amount inside the reward table, or a reason', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await ratedReport(owner, programId, reporter)
    await expect(giveReward(owner, id, award())).rejects.toMatchObject({
      fields: { amount: [{ key: 'required' }] },
    })
    await expect(giveReward(owner, id, award(25_000_000n))).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await giveReward(owner, id, award(25_000_000n, { reason }))).toBe('given')
  })

  it('refuses all who may not decide rewards', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await ratedReport(owner, programId, reporter)
    const reader = await member(owner.companyId, 2, [programId])
    for (const [actor, code] of [
      [reader, 'forbidden'],
      [await operator(), 'forbidden'],
      [reporter, 'forbidden'],
      [await member(owner.companyId, 2), 'not_found'],
      [await companyOwner(), 'not_found'],
      [await hunter(), 'not_found'],
    ] as const) {
      await expect(giveReward(actor, id, award(6_000_000n))).rejects.toMatchObject({ code })
    }
  })

  it('returns for the same form the same, and for another one a conflict', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await ratedReport(owner, programId, reporter)
    const form = award(10_000_000n)
    expect(await giveReward(owner, id, form)).toBe('given')
    expect(await giveReward(owner, id, form)).toBe('given')
    await expect(giveReward(owner, id, { ...form, amount: 11_000_000n })).rejects.toMatchObject({
      code: 'key_reused',
    })
    await expect(giveReward(owner, id, award(10_000_000n))).rejects.toMatchObject({ code: 'move_forbidden' })
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 10_000_000n })
  })

  it('MON-04 treats another item or reason under the same key as another reward, its own item as the same', async () => {
    const { owner, reporter, programId } = await scene({ rewardType: 'money_and_other' })
    const id = await ratedReport(owner, programId, reporter)
    const form = award(10_000_000n)
    const others = [{ otherReward: 'Laptop' }, { reason }, { amount: undefined }]
    const refused = async () => {
      for (const other of others)
        await expect(giveReward(owner, id, { ...form, ...other })).rejects.toMatchObject({
          code: 'key_reused',
        })
    }
    expect(await giveReward(owner, id, form)).toBe('given')
    await refused()
    expect(await giveReward(owner, id, form)).toBe('given')
    expect(await giveReward(owner, id, { ...form, otherReward: 'Kaus' })).toBe('given')
    const [row] = await database().select().from(rewards).where(eq(rewards.reportId, id))
    expect(row).toMatchObject({ otherReward: 'Kaus', reason: null })
  })

  it('refuses before the rating', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await ratedReport(owner, programId, reporter)
    await database().execute(
      sql`UPDATE reports SET stage = 'valid', reward_state = 'none' WHERE id = ${id}::uuid`,
    )
    await expect(giveReward(owner, id, award(10_000_000n))).rejects.toMatchObject({ code: 'move_forbidden' })
  })

  it('refuses without cover and returns no amount', async () => {
    const { owner, reporter, programId } = await scene({}, 8_000_000n)
    const id = await ratedReport(owner, programId, reporter)
    await expect(giveReward(owner, id, award(10_000_000n))).rejects.toMatchObject({
      code: 'balance_insufficient',
      detail: undefined,
    })
    expect(await reportRow(id)).toMatchObject({ rewardState: 'proposed' })
    expect(await balancesOf(owner.companyId)).toEqual({
      company_available: 2_000_000n,
      company_reserved: 6_000_000n,
    })
  })

  it('MON-09 needs another admin above Rp50.000.000', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await ratedReport(owner, programId, reporter, { vector: vectors.critical, level: 12 })
    const form = { ...award(60_000_000n), ...(await proofOf(owner)) }
    expect(await giveReward(owner, id, form)).toBe('awaiting_second')
    expect(await giveReward(owner, id, form)).toBe('awaiting_second')
    expect(await reportRow(id)).toMatchObject({ rewardState: 'proposed' })
    const admin = await member(owner.companyId, 1)
    const proof = await proofOf(admin)
    await expect(approveReward(owner, id, { amount: 60_000_000n })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(approveReward(admin, id, { amount: 61_000_000n })).rejects.toMatchObject({
      code: 'conflict',
    })
    await approveReward(admin, id, { amount: 60_000_000n, ...proof })
    await expect(approveReward(admin, id, { amount: 60_000_000n })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 60_000_000n })
    const [row] = await database().select().from(rewards).where(eq(rewards.reportId, id))
    expect(row).toMatchObject({
      proposedBy: owner.accountId,
      approvedBy: admin.accountId,
      feeIdr: 12_000_000n,
    })
  })

  it('holds a member to their own limit, as giver and as second approver', async () => {
    const { owner, reporter, programId } = await scene()
    const decider = async (rewardLimit: bigint | null) => {
      const person = await member(owner.companyId, 2, [programId], ['reward.decide'])
      const own = eq(companyMembers.id, person.memberId!)
      await database().update(companyMembers).set({ rewardLimit }).where(own)
      return person
    }
    const [small, large, free] = [await decider(6_000_000n), await decider(60_000_000n), await decider(null)]
    const above = { code: 'forbidden', detail: 'reward_limit' }
    const id = await ratedReport(owner, programId, reporter, { vector: vectors.critical, level: 12 })
    await expect(giveReward(small, id, award(15_000_000n))).rejects.toMatchObject(above)
    await expect(giveReward(large, id, award(60_000_001n))).rejects.toMatchObject(above)
    expect(await giveReward(large, id, { ...award(60_000_000n), ...(await proofOf(large)) })).toBe(
      'awaiting_second',
    )
    expect(await rewardSeenBy(small, id)).toMatchObject({
      mayApprove: false,
      inside: { ownLimit: 6_000_000n },
    })
    expect(await rewardSeenBy(free, id)).toMatchObject({ mayApprove: true, inside: { ownLimit: null } })
    await expect(approveReward(small, id, { amount: 60_000_000n })).rejects.toMatchObject(above)
    await expect(approveReward(large, id, { amount: 60_000_000n })).rejects.toMatchObject({
      detail: 'second_approver',
    })
    await approveReward(free, id, { amount: 60_000_000n, ...(await proofOf(free)) })
    const usual = await ratedReport(owner, programId, reporter)
    const byGrant = await member(owner.companyId, 2, [programId], [])
    await database()
      .update(memberGrants)
      .set({ permissions: ['reward.decide'], rewardLimit: 5_999_999n })
      .where(eq(memberGrants.memberId, byGrant.memberId!))
    await expect(giveReward(byGrant, usual, award(6_000_000n))).rejects.toMatchObject(above)
    expect(await giveReward(small, usual, award(6_000_000n))).toBe('given')
  })

  it('MON-01 pays one of 100 at once from two admins', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await ratedReport(owner, programId, reporter)
    const admins = [owner, await member(owner.companyId, 1)]
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => giveReward(admins[i % 2]!, id, award(10_000_000n))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const paid = await database().select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'reward'))
    expect(paid.filter(({ reportId }) => reportId === id)).toHaveLength(1)
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 10_000_000n })
  })

  it('MON-02 gives 30 at once no more than the balance holds', async () => {
    // What their ratings hold back leaves enough for 20 of them. Of one giver and one bughunter no more than five count alone.
    const { owner, programId } = await scene({}, 300_000_000n)
    const givers: Person[] = [owner]
    for (let i = 0; i < 5; i++) givers.push(await member(owner.companyId, 1))
    const hunters: Person[] = []
    for (let i = 0; i < 6; i++) hunters.push(await hunter())
    const ids: string[] = []
    for (let i = 0; i < 30; i++) ids.push(await ratedReport(owner, programId, hunters[i % 6]!))
    // The person who finds a busy machine without time for them comes again with the same act.
    const give = async (id: string, giver: Person, asked = award(10_000_000n)): Promise<string> =>
      giveReward(giver, id, asked).catch((error) => {
        if (isTemporary(error)) return give(id, giver, asked)
        throw error
      })
    const answers = await Promise.allSettled(ids.map((id, i) => give(id, givers[i % 6]!)))
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(new Set(codes)).toEqual(new Set(['balance_insufficient']))
    let paid = 0n
    for (const { accountId } of hunters) paid += (await balancesOf(accountId)).bughunter_payable ?? 0n
    expect(paid).toBe(10_000_000n * BigInt(30 - codes.length))
    expect(paid).toBe(200_000_000n)
    await expectReservationsMatch(owner.companyId)
  })
})

/** What the company's reserved side holds is what its reports are promised. */
async function expectReservationsMatch(companyId: string): Promise<void> {
  const answer = await database().execute<{
    promised: string
  }>(sql`SELECT coalesce(sum(w.reserved_idr), 0) AS promised
    FROM rewards w JOIN reports r ON r.id = w.report_id JOIN programs p ON p.id = r.program_id
    WHERE p.company_id = ${companyId}::uuid`)
  const { company_reserved: reserved } = await balancesOf(companyId)
  expect(reserved).toBe(BigInt(answer.rows[0]!.promised))
}
