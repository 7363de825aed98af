import { newId } from '@cakrawala/ids/ids'
import { describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { newReference, topUpProof } from '../../../test/support/payout-scenario.ts'
import { balancesOf, fund, liveProgram, ratedReport } from '../../../test/support/reward-scenario.ts'
import { balanceSeenBy } from './balance.server.ts'
import { decideTopUp } from './decide-top-up.server.ts'
import { ledgerSeenBy } from './ledger-queries.server.ts'
import { requestTopUp as asked } from './request-top-up.server.ts'
import { topUpProofSeenBy, topUpQueue, topUpsSeenBy } from './top-up/top-up-queries.server.ts'

useDatabase()

const topUpInput = (key = newId()) => ({ key, amount: 25_000_000n, reference: newReference() })
const requestTopUp = async (who: Person, form: Parameters<typeof asked>[1], proof?: string | null) =>
  asked(who, form, proof === undefined ? await topUpProof(who) : proof)
const reason = 'Transfer ini tidak ditemukan pada mutasi rekening kami.'

describe('topping up', () => {
  it('adds to the balance once confirmed', async () => {
    const owner = await companyOwner()
    const topUpId = await requestTopUp(owner, topUpInput())
    expect(await balancesOf(owner.companyId)).toEqual({})
    const [first, second] = [await operator(), await operator()]
    expect(await decideTopUp(first, { topUpId, decision: 'confirm' })).toBe('checked')
    expect((await balancesOf(owner.companyId)).company_available ?? 0n).toBe(0n)
    expect((await topUpsSeenBy(owner)).rows).toMatchObject([{ status: 'requested', decidedAt: null }])
    expect(await decideTopUp(second, { topUpId, decision: 'confirm' })).toBe('confirmed')
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: 25_000_000n })
    expect((await topUpsSeenBy(owner)).rows).toMatchObject([{ status: 'confirmed', amount: 25_000_000n }])
    expect((await ledgerSeenBy(owner)).rows).toMatchObject([
      { kind: 'top_up', available: 25_000_000n, reserved: 0n },
    ])
  })

  it('moves nothing when refused, and shows the reason', async () => {
    const owner = await companyOwner()
    const topUpId = await requestTopUp(owner, topUpInput())
    await decideTopUp(await operator(), { topUpId, decision: 'refuse', reason })
    expect(await balancesOf(owner.companyId)).toEqual({})
    expect((await topUpsSeenBy(owner)).rows).toMatchObject([{ status: 'refused', refuseReason: reason }])
  })

  it('makes one request of one form, and refuses the key with another amount (MON-04)', async () => {
    const owner = await companyOwner()
    const form = topUpInput()
    const ids = await Promise.all(Array.from({ length: 20 }, () => requestTopUp(owner, form)))
    expect(new Set(ids).size).toBe(1)
    await expect(requestTopUp(owner, { ...form, amount: 1n })).rejects.toMatchObject({ code: 'key_reused' })
    expect(await requestTopUp(await companyOwner(), form)).not.toBe(ids[0])
    await expect(requestTopUp(owner, { ...form, reference: 'BCA-9' })).rejects.toMatchObject({
      code: 'key_reused',
    })
  })

  it('is the same with the same proof sent again, and another one with another proof (MON-04)', async () => {
    const owner = await companyOwner()
    const form = topUpInput()
    const proof = (of: number) => topUpProof(owner, of)
    const first = await requestTopUp(owner, form, await proof(1))
    expect(await requestTopUp(owner, form, await proof(1))).toBe(first)
    await expect(requestTopUp(owner, form, await proof(2))).rejects.toMatchObject({ code: 'key_reused' })
    await expect(requestTopUp(owner, topUpInput(), null)).rejects.toMatchObject({
      fields: { proof: [{ key: 'required' }] },
    })
    expect((await topUpsSeenBy(owner)).rows).toHaveLength(1)
  })

  it('above Rp10 million takes two people, up to it one, and either may refuse it (MON-09)', async () => {
    const owner = await companyOwner()
    const [first, second] = [await operator(), await operator()]
    const small = await requestTopUp(owner, { ...topUpInput(), amount: 10_000_000n })
    expect(await decideTopUp(first, { topUpId: small, decision: 'confirm' })).toBe('confirmed')
    const large = await requestTopUp(owner, { ...topUpInput(), amount: 10_000_001n })
    const alone = await Promise.allSettled(
      Array.from({ length: 20 }, () => decideTopUp(first, { topUpId: large, decision: 'confirm' })),
    )
    expect(alone.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = alone.flatMap((one) => (one.status === 'rejected' ? [one.reason.detail] : []))
    expect(new Set(refusals)).toEqual(new Set(['second_checker']))
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: 10_000_000n })
    const seen = async (who: Person) =>
      (await topUpQueue(who, { decided: false })).rows.find(({ id }) => id === large)
    expect(await seen(first)).toMatchObject({ checkedBy: first.username, mayConfirm: false, twoPeople: true })
    expect(await seen(second)).toMatchObject({ checkedBy: first.username, mayConfirm: true })
    await decideTopUp(second, { topUpId: large, decision: 'confirm' })
    const decided = (await topUpQueue(first, { decided: true })).rows.find(({ id }) => id === large)
    expect(decided).toMatchObject({ decidedBy: second.username, checkedBy: null, refuseReason: null })
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: 20_000_001n })
    const wrong = await requestTopUp(owner, { ...topUpInput(), amount: 900_000_000n })
    await decideTopUp(first, { topUpId: wrong, decision: 'confirm' })
    expect(await decideTopUp(first, { topUpId: wrong, decision: 'refuse', reason })).toBe('refused')
    await expect(decideTopUp(second, { topUpId: wrong, decision: 'confirm' })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
  })

  it('MON-09 of two first checks on one page the later is refused, and moves no money', async () => {
    const owner = await companyOwner()
    const topUpId = await requestTopUp(owner, { ...topUpInput(), amount: 50_000_000n })
    const both = await Promise.all([operator(), operator()])
    const confirm = (who: Person, check: 'first' | 'second') =>
      decideTopUp(who, { topUpId, decision: 'confirm', check })
    const late = { code: 'conflict', detail: 'checked_meanwhile' }
    await expect(confirm(both[0], 'second')).rejects.toMatchObject(late)
    const pressed = await Promise.allSettled(both.map((who) => confirm(who, 'first')))
    expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(pressed.find(({ status }) => status === 'rejected')).toMatchObject({ reason: late })
    expect((await balancesOf(owner.companyId)).company_available ?? 0n).toBe(0n)
    const other = both[pressed[0]!.status === 'fulfilled' ? 1 : 0]!
    expect(await confirm(other, 'second')).toBe('confirmed')
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: 50_000_000n })
  })

  it('is decided once by many at once', async () => {
    const owner = await companyOwner()
    const topUpId = await requestTopUp(owner, { ...topUpInput(), amount: 9_000_000n })
    const teamMember = await operator()
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        decideTopUp(
          teamMember,
          i % 2 ? { topUpId, decision: 'confirm' } : { topUpId, decision: 'refuse', reason },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [{ status } = { status: null }] = (await topUpsSeenBy(owner)).rows
    const { company_available: balance = 0n } = await balancesOf(owner.companyId)
    expect(balance).toBe(status === 'confirmed' ? 9_000_000n : 0n)
  })

  it('is requested by the owner and decided by operators', async () => {
    const owner = await companyOwner()
    const topUpId = await requestTopUp(owner, topUpInput())
    for (const other of [await member(owner.companyId, 1), await hunter(), await operator()]) {
      await expect(requestTopUp(other, topUpInput())).rejects.toMatchObject({ code: 'forbidden' })
      await expect(topUpsSeenBy(other)).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(decideTopUp(owner, { topUpId, decision: 'confirm' })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(
      decideTopUp(await operator(), { topUpId: newId(), decision: 'confirm' }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(topUpQueue(owner, { decided: false })).rejects.toMatchObject({ code: 'forbidden' })
    const queue = await topUpQueue(await operator(), { decided: false })
    expect(queue.rows.map(({ id }) => id)).toContain(topUpId)
  })

  it('accepts only a proof file of one’s own (ATT-02)', async () => {
    const [owner, other] = [await companyOwner(), await companyOwner()]
    const fileId = await topUpProof(other)
    await expect(requestTopUp(owner, topUpInput(), fileId)).rejects.toMatchObject({ code: 'invalid_input' })
    const topUpId = await requestTopUp(other, topUpInput(), fileId)
    for (const stranger of [owner, await hunter(), await member(other.companyId, 1)]) {
      await expect(topUpProofSeenBy(stranger, topUpId)).rejects.toMatchObject({ code: 'not_found' })
    }
  })
})

describe('the balance', () => {
  it('is shown to the owner alone (MON-07)', async () => {
    const owner = await companyOwner()
    for (const other of [await member(owner.companyId, 1), await hunter(), await operator(), visitor]) {
      expect(await balanceSeenBy(other)).toBeNull()
    }
  })

  it('is the free amount, with one top of Medium for each live program that pays', async () => {
    const owner = await companyOwner()
    await fund(owner.companyId, 20_000_000n)
    const programId = await liveProgram(owner)
    await liveProgram(owner, { rewardType: 'money_and_other' })
    await liveProgram(owner, { rewardType: 'points' })
    await liveProgram(await companyOwner())
    await ratedReport(owner, programId, await hunter())
    expect(await balanceSeenBy(owner)).toEqual({
      balance: 14_000_000n,
      reserved: 6_000_000n,
      minimumBalance: 10_000_000n,
    })
  })
})
