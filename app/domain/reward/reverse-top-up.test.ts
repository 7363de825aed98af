import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { newReference, topUpProof } from '../../../test/support/payout-scenario.ts'
import { balancesOf, liveProgram, ratedReport, vectors } from '../../../test/support/reward-scenario.ts'
import { decideTopUp } from './decide-top-up.server.ts'
import { ledgerSeenBy } from './ledger-queries.server.ts'
import { requestTopUp } from './request-top-up.server.ts'
import { reverseTopUp } from './reverse-top-up.server.ts'
import { topUpQueue, topUpsSeenBy } from './top-up/top-up-queries.server.ts'

useDatabase()

const reason = 'Mutasi bank menunjukkan jumlah lain: keliru satu angka nol.'
const amount = 25_000_000n

async function confirmed(reference = newReference()) {
  const owner = await companyOwner()
  const form = { key: newId(), amount, reference }
  const topUpId = await requestTopUp(owner, form, await topUpProof(owner))
  const team = [await operator(), await operator()] as const
  for (const one of team) await decideTopUp(one, { topUpId, decision: 'confirm' })
  return { owner, topUpId, team }
}
const propose = (who: Person, topUpId: string, sum = amount) =>
  reverseTopUp(who, { topUpId, step: 'propose', amount: sum, reason })
const reverse = (who: Person, topUpId: string, sum = amount) =>
  reverseTopUp(who, { topUpId, step: 'confirm', amount: sum })
const seen = async (who: Person, topUpId: string, decided = false) =>
  (await topUpQueue(who, { decided, size: 100 })).rows.find(({ id }) => id === topUpId)

describe('RUL-09 a wrong confirmation', () => {
  it('is reversed by two people, moves once, and frees the reference', async () => {
    const reference = newReference()
    const { owner, topUpId, team } = await confirmed(reference)
    expect(await seen(team[0], topUpId, true)).toMatchObject({ mayReverse: true, reversal: null })
    expect(await propose(team[0], topUpId)).toBe('proposed')
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: amount })
    await expect(reverse(team[0], topUpId)).rejects.toMatchObject({ detail: 'second_reverser' })
    expect(await seen(team[0], topUpId)).toMatchObject({
      reversal: { amount, reason, obstacle: 'second_reverser' },
    })
    expect(await seen(team[1], topUpId)).toMatchObject({ reversal: { by: team[0].username, obstacle: null } })
    const presses = await Promise.allSettled(
      [team[1], await operator(), await operator()].map((who) => reverse(who, topUpId)),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: 0n })
    expect((await topUpsSeenBy(owner)).rows).toMatchObject([{ status: 'reversed', reversed: amount }])
    expect((await ledgerSeenBy(owner)).rows[0]).toMatchObject({ kind: 'top_up_reversal', available: -amount })
    await expect(propose(team[0], topUpId)).rejects.toMatchObject({ code: 'move_forbidden' })
    const again = { key: newId(), amount: 2_500_000n, reference }
    const next = await requestTopUp(owner, again, await topUpProof(owner))
    expect(await decideTopUp(await operator(), { topUpId: next, decision: 'confirm' })).toBe('confirmed')
  })

  it('is reversed in part, and the rest preserves its reference', async () => {
    const reference = newReference()
    const { owner, topUpId, team } = await confirmed(reference)
    await expect(propose(team[0], topUpId, amount + 1n)).rejects.toMatchObject({
      fields: { amount: [{ key: 'more_than_booked' }] },
    })
    await propose(team[0], topUpId, 22_500_000n)
    await expect(reverse(team[1], topUpId, 22_500_001n)).rejects.toMatchObject({ code: 'conflict' })
    expect(await reverse(team[1], topUpId, 22_500_000n)).toBe('reversed')
    expect(await balancesOf(owner.companyId)).toEqual({ company_available: 2_500_000n })
    const other = await companyOwner()
    const form = { key: newId(), amount: 2_500_000n, reference }
    const twice = await requestTopUp(other, form, await topUpProof(other))
    await expect(
      decideTopUp(await operator(), { topUpId: twice, decision: 'confirm' }),
    ).rejects.toMatchObject({
      detail: 'reference_used',
    })
  })

  it('is reversed within the remaining balance, and the reversal is withdrawn where the confirmation was right', async () => {
    const { owner, topUpId, team } = await confirmed()
    // A part is set aside for a report.
    await ratedReport(owner, await liveProgram(owner), await hunter(), { vector: vectors.high, level: 7 })
    await propose(team[0], topUpId)
    await expect(reverse(team[1], topUpId)).rejects.toMatchObject({
      ...{ code: 'balance_insufficient', detail: 'reversal_uncovered' },
    })
    const waiting = { status: 'confirmed', reversal: { amount, obstacle: 'reversal_uncovered' } }
    expect(await seen(team[1], topUpId)).toMatchObject(waiting)
    // One's own proposal is the first reason.
    expect(await seen(team[0], topUpId)).toMatchObject({ reversal: { obstacle: 'second_reverser' } })
    expect(await reverseTopUp(team[0], { topUpId, step: 'withdraw' })).toBe('withdrawn')
    await expect(reverseTopUp(team[0], { topUpId, step: 'withdraw' })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    await propose(team[0], topUpId, 5_000_000n)
    expect(await reverse(team[1], topUpId, 5_000_000n)).toBe('reversed')
  })

  it('is reversed by operators, the second of whom was one a day before', async () => {
    const { owner, topUpId, team } = await confirmed()
    for (const other of [owner, await hunter()])
      await expect(propose(other, topUpId)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(propose(team[0], newId())).rejects.toMatchObject({ code: 'not_found' })
    await expect(reverse(team[1], topUpId)).rejects.toMatchObject({ code: 'move_forbidden' })
    await propose(team[0], topUpId)
    const fresh = await operator()
    await database().update(accounts).set({ createdAt: now() }).where(eq(accounts.id, fresh.accountId))
    await expect(reverse(fresh, topUpId)).rejects.toMatchObject({ detail: 'second_right_new' })
  })
})
