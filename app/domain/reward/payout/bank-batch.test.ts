import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import {
  ask,
  newReference,
  owe,
  payee,
  payoutAccount,
  takenPayout,
  transferProof,
} from '../../../../test/support/payout-scenario.ts'
import { payoutBatches, payouts } from '../payout-tables.server.ts'
import { exportBankBatch } from './export-payouts.server.ts'
import { openPayout } from './open-payout.server.ts'
import { confirmPayout } from './settle-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

async function taken(by: Person, amount = 300_000n): Promise<string> {
  const person = await payee()
  await payoutAccount(person)
  await owe(person, amount)
  const payoutId = await ask(person)
  await takePayout(by, { payoutId })
  return payoutId
}

describe('RUL-15a a batch for the bank', () => {
  it('is the same batch when it is downloaded again, and a payout is in one', async () => {
    const teamMember = await operator()
    expect(await exportBankBatch(teamMember)).toEqual({ rows: [], more: false, batch: null })
    const [one, two] = [await taken(teamMember), await taken(teamMember)]
    const first = await exportBankBatch(teamMember)
    expect(first.batch).toMatch(/^BT-\d{8}-[0-9A-F]{6}$/)
    expect(first.rows.map(({ batch }) => batch)).toEqual([first.batch, first.batch])
    expect(await exportBankBatch(teamMember)).toEqual(first)
    expect((await openPayout(teamMember, one)).batch).toBe(first.batch)
    const third = await taken(teamMember)
    const next = await exportBankBatch(teamMember)
    expect(next.batch).not.toBe(first.batch)
    expect(next.rows).toHaveLength(1)
    expect((await openPayout(teamMember, third)).batch).toBe(next.batch)
    expect(await exportBankBatch(teamMember, { batch: first.batch! })).toEqual(first)
    // What was paid meanwhile is not given to the bank again.
    await confirmPayout(
      teamMember,
      { payoutId: two, reference: newReference() },
      await transferProof(teamMember),
    )
    expect((await exportBankBatch(teamMember, { batch: first.batch! })).rows).toHaveLength(1)
  })

  it('is one of many requested at one moment', async () => {
    const teamMember = await operator()
    await taken(teamMember)
    await taken(teamMember)
    const answers = await Promise.all(Array.from({ length: 6 }, () => exportBankBatch(teamMember)))
    expect(new Set(answers.map(({ batch }) => batch)).size).toBe(1)
    const made = eq(payoutBatches.madeBy, teamMember.accountId)
    expect(await database().select().from(payoutBatches).where(made)).toHaveLength(1)
  })

  it('is bound to its operator, and a payout does not change it', async () => {
    const teamMember = await operator()
    const payoutId = await taken(teamMember)
    const { batch } = await exportBankBatch(teamMember)
    await expect(exportBankBatch(await operator(), { batch: batch! })).rejects.toMatchObject({
      code: 'not_found',
    })
    const away = database().update(payouts).set({ batchId: null }).where(eq(payouts.id, payoutId))
    await expect(away).rejects.toThrow()
  })
})

describe('RUL-09 payouts', () => {
  it('have a reference once, in any spelling', async () => {
    const [one, two] = [await takenPayout(300_000n), await takenPayout(300_000n)]
    const pay = async ({ taker, payoutId }: typeof one, reference: string) =>
      confirmPayout(taker, { payoutId, reference }, await transferProof(taker))
    await pay(one, 'TRF-0001')
    await expect(pay(two, 'trf 0001')).rejects.toMatchObject({
      fields: { reference: [{ key: 'reference_used' }] },
    })
    await pay(two, 'TRF-0002')
    expect(await openPayout(two.taker, two.payoutId)).toMatchObject({ state: 'paid' })
    expect((await openPayout(two.taker, two.payoutId)).sameProof).toBeGreaterThan(0)
  })

  it('of one operator alone are summed up over 24 hours, also at one moment', async () => {
    const teamMember = await operator()
    const ids: string[] = []
    for (let i = 0; i < 4; i++) ids.push(await taken(teamMember, 4_000_000n))
    const pay = async (payoutId: string) =>
      confirmPayout(teamMember, { payoutId, reference: newReference() }, await transferProof(teamMember))
    const answers = await Promise.allSettled(ids.map(pay))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ detail: 'second_payer' })
    const rest = ids[answers.findIndex(({ status }) => status === 'rejected')]!
    expect(await openPayout(teamMember, rest)).toMatchObject({
      ...{ twoPeople: true, obstacles: { confirm: 'second_payer' }, may: { confirm: false } },
    })
    const other = await operator()
    expect(await openPayout(other, rest)).toMatchObject({
      obstacles: { confirm: null },
      may: { confirm: true },
    })
  })
})
