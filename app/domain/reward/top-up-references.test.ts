import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { newReference, topUpProof } from '../../../test/support/payout-scenario.ts'
import { balancesOf } from '../../../test/support/reward-scenario.ts'
import { referenceKey } from './bank-reference.ts'
import { decideTopUp } from './decide-top-up.server.ts'
import { requestTopUp } from './request-top-up.server.ts'
import { requestTopUpInput } from './reward-input.ts'
import { topUps } from './reward-tables.server.ts'
import { topUpQueue, topUpsSeenBy } from './top-up/top-up-queries.server.ts'

useDatabase()

type LoggedStatement = { amount?: bigint; reference?: string; bank?: string; proof?: number }

async function asks(owner: Person, { amount = 9_000_000n, proof, bank, reference }: LoggedStatement = {}) {
  const form = { key: newId(), amount, bank, reference: reference ?? newReference() }
  return requestTopUp(owner, form, await topUpProof(owner, proof))
}
const confirm = (who: Person, topUpId: string, received?: bigint) =>
  decideTopUp(who, { topUpId, decision: 'confirm', received })

const spellings = ['par same 001', 'PAR-SAME-001', ' Par_Same/001 ', 'ＰＡＲ ＳＡＭＥ ００１', 'par–same–001']

describe('RUL-09 a transfer is booked once', () => {
  it('in any spelling of its reference, as the database normalizes it too', async () => {
    const owner = await companyOwner()
    for (const [turn, reference] of spellings.entries()) {
      const id = await asks(owner, { reference, bank: String(100 + turn) })
      const [row] = await database().select().from(topUps).where(eq(topUps.id, id))
      expect([reference, row?.referenceKey]).toEqual([reference, 'PARSAME001'])
      expect(referenceKey(reference)).toBe('PARSAME001')
    }
  })

  it('for one company when it is submitted, for two when it is booked, and by two clicks at one moment', async () => {
    const [one, two] = [await companyOwner(), await companyOwner()]
    const first = await asks(one, { reference: 'BANKREF-001' })
    await expect(asks(one, { reference: 'bankref 001' })).rejects.toMatchObject({
      fields: { reference: [{ key: 'reference_used' }] },
    })
    const second = await asks(two, { reference: 'bankref001' })
    const answers = await Promise.allSettled([
      confirm(await operator(), first),
      confirm(await operator(), second),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', detail: 'reference_used' },
    })
    // From another bank the same number is another transfer.
    const third = await asks(await companyOwner(), { reference: 'BANKREF001', bank: '014' })
    expect(await confirm(await operator(), third)).toBe('confirmed')
    // A refused one does not hold the number.
    const fourth = await companyOwner()
    const wrong = await asks(fourth, { reference: 'BANKREF-002' })
    await decideTopUp(await operator(), { topUpId: wrong, decision: 'refuse', reason: 'x'.repeat(20) })
    expect(await confirm(await operator(), await asks(fourth, { reference: 'BANKREF-002' }))).toBe(
      'confirmed',
    )
  })

  it('and the queue shows similar ones', async () => {
    const [one, two] = [await companyOwner(), await companyOwner()]
    const amount = 7_654_321n
    const id = await asks(one, { reference: 'MIRIP-1', amount, proof: 77 })
    await asks(two, { reference: 'mirip 1', amount, proof: 77 })
    const seen = async () =>
      (await topUpQueue(await operator(), { decided: false, size: 100 })).rows.find((row) => row.id === id)
    expect((await seen())?.same).toEqual({ reference: 1, amount: 1, proof: 1 })
    const alone = await asks(one, { amount: 7_654_322n, proof: 78 })
    const row = (await topUpQueue(await operator(), { decided: false, size: 100 })).rows.find(
      (one) => one.id === alone,
    )
    expect(row?.same).toEqual({ reference: 0, amount: 0, proof: 0 })
  })
})

describe('RUL-09 the confirmations of one operator', () => {
  it('are summed up over 24 hours, for the operator and for the company', async () => {
    const [one, two] = [await companyOwner(), await companyOwner()]
    const [first, second] = [await operator(), await operator()]
    expect(await confirm(first, await asks(one, { amount: 6_000_000n }))).toBe('confirmed')
    // Exactly the limit is one person's still, a rupiah more is not: of another company too.
    expect(await confirm(first, await asks(two, { amount: 4_000_000n }))).toBe('confirmed')
    const large = await asks(two, { amount: 100_000n })
    expect(await confirm(first, large)).toBe('checked')
    expect(await confirm(second, large)).toBe('confirmed')
    // The company had six alone: another operator may add four.
    const theirs = await asks(one, { amount: 4_000_001n })
    expect(await confirm(second, theirs)).toBe('checked')
    travelTo(later(now(), day + hour))
    expect(await confirm(first, await asks(one, { amount: 10_000_000n }))).toBe('confirmed')
  })

  it('are summed up for many at one moment', async () => {
    const teamMember = await operator()
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => asks(await companyOwner(), { amount: 4_000_000n })),
    )
    const answers = await Promise.all(ids.map((id) => confirm(teamMember, id)))
    expect(answers.sort()).toEqual(['checked', 'checked', 'checked', 'confirmed', 'confirmed'])
  })

  it('need a colleague who was one a day before, and a suspension lifted by the first makes none', async () => {
    const owner = await companyOwner()
    const [first, fresh] = [await operator(), await operator()]
    await database().update(accounts).set({ createdAt: now() }).where(eq(accounts.id, fresh.accountId))
    const id = await asks(owner, { amount: 90_000_000n })
    await confirm(first, id)
    await expect(confirm(fresh, id)).rejects.toMatchObject({ detail: 'second_right_new' })
    const row = (await topUpQueue(fresh, { decided: false, size: 100 })).rows.find((one) => one.id === id)
    expect(row).toMatchObject({ mayConfirm: false, confirmObstacle: 'second_right_new' })
    expect(await confirm(await operator(), id)).toBe('confirmed')
  })
})

describe('RUL-09 the received amount', () => {
  it('is booked, not the requested one, and both operators enter the same', async () => {
    const owner = await companyOwner()
    const id = await asks(owner, { amount: 50_000_000n })
    expect(await confirm(await operator(), id, 49_985_000n)).toBe('checked')
    await expect(confirm(await operator(), id, 50_000_000n)).rejects.toMatchObject({
      ...{ code: 'conflict', detail: 'received_differs' },
    })
    expect(await confirm(await operator(), id)).toBe('confirmed')
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: 49_985_000n })
    expect((await topUpsSeenBy(owner)).rows).toMatchObject([{ amount: 50_000_000n, received: 49_985_000n }])
  })

  it('decides how many operators it needs', async () => {
    const owner = await companyOwner()
    const id = await asks(owner, { amount: 9_000_000n })
    expect(await confirm(await operator(), id, 10_000_001n)).toBe('checked')
  })
})

describe('RUL-15e a reference and an amount', () => {
  const parse = (reference: string, amount = '5000000') =>
    requestTopUpInput.safeParse({ key: newId(), amount, reference }).error?.issues.map((one) => one.message)

  it('are one line of at least four letters or digits, within the bounds', () => {
    expect(parse('BCA-0042')).toBeUndefined()
    expect(parse('BCA\n0042')).toEqual(['one_line'])
    expect(parse('BCA\u0000042')).toEqual(['one_line'])
    expect(parse('-- / --')).toEqual(['reference_short'])
    for (const amount of ['12', '99999', '100000000001'])
      expect(parse('BCA-1', amount)).toEqual(['top_up_range'])
    for (const amount of ['100000', '100000000000']) expect(parse('BCA-1', amount)).toBeUndefined()
  })
})
