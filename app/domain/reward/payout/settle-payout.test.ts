import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { ledgerAccounts } from '#domain/ledger/ledger-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, operator, visitor } from '../../../../test/support/cast.ts'
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
import { balancesOf } from '../../../../test/support/reward-scenario.ts'
import { payouts } from '../payout-tables.server.ts'
import { cancelPayout } from './cancel-payout.server.ts'
import { exportBankBatch, exportWithholding } from './export-payouts.server.ts'
import { openPayout, payoutProofSeenBy } from './open-payout.server.ts'
import { ownPayouts, payoutOfferSeenBy, payoutSlipSeenBy } from './payout-queries.server.ts'
import { payoutFilterOf, payoutsSeenBy } from './payouts-for-team.server.ts'
import { confirmPayout, failPayout } from './settle-payout.server.ts'
import type { TransferOrder } from './take-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

const reason = 'Nomor rekening ini ditolak bank penerima.'
let reference = ''
beforeEach(() => {
  reference = newReference()
})

async function taxHeld(): Promise<bigint> {
  const rows = await database().select().from(ledgerAccounts).where(eq(ledgerAccounts.kind, 'tax_withheld'))
  return rows[0]?.balanceIdr ?? 0n
}

describe('paying', () => {
  it('sends net out, books the tax apart, and notifies with reference and proof', async () => {
    const { person, taker, payoutId } = await takenPayout(5_000_000n)
    const before = await taxHeld()
    const proof = await transferProof(taker)
    await confirmPayout(taker, { payoutId, reference }, proof)
    expect(await taxHeld()).toBe(before + 125_000n)
    expect(await balancesOf(person.accountId)).toEqual({ bughunter_payable: 0n, bughunter_in_payout: 0n })
    expect((await ownPayouts(person)).rows).toMatchObject([{ state: 'paid', reference, net: 4_875_000n }])
    const { name, lines } = await payoutSlipSeenBy(person, payoutId)
    expect({ name, amounts: lines.map(({ amount }) => amount) }).toEqual({
      name: 'Elang Jawa',
      amounts: [5_000_000n],
    })
  })

  it('is done once by many at once (MON-05)', async () => {
    const { person, taker, payoutId } = await takenPayout(5_000_000n)
    const proof = await transferProof(taker)
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        i % 2
          ? confirmPayout(taker, { payoutId, reference }, proof)
          : failPayout(taker, { payoutId, reason }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [payout] = (await ownPayouts(person)).rows
    const { bughunter_payable, bughunter_in_payout } = await balancesOf(person.accountId)
    expect(bughunter_in_payout).toBe(0n)
    expect(bughunter_payable).toBe(payout?.state === 'paid' ? 0n : 5_000_000n)
  })

  it('and withdrawing it exclude each other (MON-05)', async () => {
    for (let i = 0; i < 5; i++) {
      const person = await payee()
      await payoutAccount(person)
      await owe(person, 300_000n)
      const payoutId = await ask(person)
      const taker = await operator()
      const answers = await Promise.allSettled([
        cancelPayout(person, { payoutId }),
        takePayout(taker, { payoutId }),
      ])
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  it('above Rp10 million takes two people, up to it one (MON-09)', async () => {
    const { taker, payoutId } = await takenPayout(10_000_001n)
    await expect(
      confirmPayout(taker, { payoutId, reference }, await transferProof(taker)),
    ).rejects.toMatchObject({ code: 'forbidden', detail: 'second_payer' })
    expect((await openPayout(taker, payoutId)).may).toMatchObject({ take: false, confirm: false, fail: true })
    const checker = await operator()
    expect((await openPayout(checker, payoutId)).may.confirm).toBe(true)
    await confirmPayout(checker, { payoutId, reference }, await transferProof(checker))
    const small = await takenPayout(10_000_000n)
    const proof = await transferProof(small.taker)
    await confirmPayout(small.taker, { payoutId: small.payoutId, reference: newReference() }, proof)
  })

  it('above it is enforced by the database too, for any writer (MON-09)', async () => {
    const { taker, payoutId } = await takenPayout(10_000_001n)
    const alone = { state: 'paid' as const, settledBy: taker.accountId, settledAt: now(), reference }
    await expect(database().update(payouts).set(alone).where(eq(payouts.id, payoutId))).rejects.toThrow()
  })

  it('requires the operator’s own re-authentication (ATT-02)', async () => {
    const { taker, payoutId } = await takenPayout(300_000n)
    await expect(confirmPayout(taker, { payoutId, reference }, null)).rejects.toMatchObject({
      code: 'invalid_input',
    })
    const foreign = await transferProof(await operator())
    await expect(confirmPayout(taker, { payoutId, reference }, foreign)).rejects.toMatchObject({
      code: 'invalid_input',
    })
  })

  it('gives the bank adapter one order with the net amount, after commit', async () => {
    const person = await payee()
    await payoutAccount(person, { number: '1234567890' })
    await owe(person, 5_000_000n)
    const payoutId = await ask(person)
    const orders: TransferOrder[] = []
    const rail = {
      name: 'test',
      send: async (order: TransferOrder) => {
        orders.push(order)
        return { way: 'accepted', reference: 'R-1' } as const
      },
    }
    const people = [await operator(), await operator()]
    await Promise.allSettled(people.map((one) => takePayout(one, { payoutId }, rail)))
    expect(orders).toMatchObject([{ key: payoutId, amount: 4_875_000n, to: { number: '1234567890' } }])
  })
})

describe('a payout that failed', () => {
  it('is payable again with the reason, and may be requested anew', async () => {
    const { person, taker, payoutId } = await takenPayout(5_000_000n)
    await failPayout(taker, { payoutId, reason })
    expect((await ownPayouts(person)).rows).toMatchObject([{ state: 'failed', failReason: reason }])
    expect(await balancesOf(person.accountId)).toEqual({
      bughunter_payable: 5_000_000n,
      bughunter_in_payout: 0n,
    })
    await ask(person)
    expect((await payoutOfferSeenBy(person)).gross).toBe(0n)
  })
})

describe('the payout queue', () => {
  it('is visible to operators; others learn nothing of a payout', async () => {
    const { person, taker, payoutId } = await takenPayout(300_000n)
    const proof = await transferProof(taker)
    for (const other of [person, await payee(), await companyOwner()]) {
      await expect(takePayout(other, { payoutId })).rejects.toMatchObject({ code: 'forbidden' })
      const confirm = confirmPayout(other, { payoutId, reference }, proof)
      await expect(confirm).rejects.toMatchObject({ code: 'forbidden' })
      await expect(failPayout(other, { payoutId, reason })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(openPayout(other, payoutId)).rejects.toMatchObject({ code: 'not_found' })
      await expect(payoutProofSeenBy(other, payoutId)).rejects.toMatchObject({ code: 'not_found' })
      await expect(exportBankBatch(other)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(exportWithholding(other, { year: 2026 })).rejects.toMatchObject({ code: 'forbidden' })
    }
    await expect(takePayout({ ...taker, suspended: true }, { payoutId })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await confirmPayout(taker, { payoutId, reference }, proof)
    for (const other of [visitor, await payee(), await companyOwner()])
      await expect(payoutSlipSeenBy(other, payoutId)).rejects.toMatchObject({ code: 'not_found' })
    expect((await payoutSlipSeenBy(await operator(), payoutId)).payout.id).toBe(payoutId)
  })

  it('has no slip before the transfer', async () => {
    const { person, payoutId } = await takenPayout(300_000n)
    await expect(payoutSlipSeenBy(person, payoutId)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('shows the whole number only while it is needed, and each access is recorded', async () => {
    const person = await payee()
    await payoutAccount(person, { number: '9988776655' })
    await owe(person, 300_000n)
    const payoutId = await ask(person)
    const taker = await operator()
    expect(await openPayout(taker, payoutId)).toMatchObject({
      fullNumber: null,
      account: { number: '••••6655' },
    })
    await takePayout(taker, { payoutId })
    expect((await openPayout(taker, payoutId)).fullNumber).toBe('9988776655')
    const looks = and(eq(events.type, 'reward.payout_account_opened'), eq(events.subjectId, person.accountId))
    expect(await database().select().from(events).where(looks)).toHaveLength(1)
    await confirmPayout(taker, { payoutId, reference }, await transferProof(taker))
    expect((await openPayout(taker, payoutId)).fullNumber).toBeNull()
  })

  it('shows when other people named the same account', async () => {
    const number = '1122334455'
    await payoutAccount(await payee(), { number })
    const person = await payee()
    await payoutAccount(person, { number })
    await owe(person, 300_000n)
    expect((await openPayout(await operator(), await ask(person))).sharedWith).toBe(1)
  })

  it('pages by ids, filters and finds', async () => {
    const team = await operator()
    const ids: string[] = []
    for (let i = 0; i < 23; i++) {
      const { payoutId, taker } = await takenPayout(100_000n)
      await failPayout(taker, { payoutId, reason })
      ids.push(payoutId)
    }
    const find = (query: string, from: string | null = null) =>
      payoutsSeenBy(team, payoutFilterOf(new URLSearchParams(query)), { from, size: 20 })
    const first = await find('state=failed')
    expect(first.rows).toHaveLength(20)
    const second = await find('state=failed', first.next)
    const seen = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining(ids))
    const { code, username } = first.rows[0]!
    expect((await find(`q=${code.toLowerCase()}`)).rows).toMatchObject([{ code }])
    // By a part of it: its number, or the letters without dashes.
    for (const part of [String(Number(code.slice(-6))), code.replaceAll('-', '').toLowerCase()])
      expect((await find(`q=${part}`)).rows.map((row) => row.code)).toContain(code)
    expect((await find(`q=${username}`)).rows).toMatchObject([{ code }])
    expect((await find("q=%25&state='")).rows).toEqual([])
  })
})

describe('the exports', () => {
  it("contain the transfers of an operator, and a year's withholdings; each export is recorded", async () => {
    const { person, taker, payoutId } = await takenPayout(5_000_000n)
    const { rows: batch } = await exportBankBatch(taker)
    expect(batch).toMatchObject([{ provider: '014', holder: 'Elang Jawa', net: 4_875_000n }])
    expect(batch[0]?.number).toMatch(/^\d{10}$/)
    expect((await exportBankBatch(await operator())).rows).toEqual([])
    await confirmPayout(taker, { payoutId, reference }, await transferProof(taker))
    const year = Number(new Date(now().getTime() + 7 * 3_600_000).getUTCFullYear())
    const lines = (await exportWithholding(taker, { year })).rows.filter(
      ({ username }) => username === person.username,
    )
    expect(lines).toMatchObject([
      { name: 'Elang Jawa', nikLast4: '0001', gross: 5_000_000n, base: 2_500_000n, tax: 125_000n },
    ])
    expect((await exportWithholding(taker, { year: year - 1 })).rows).toEqual([])
    const taken = and(eq(events.type, 'reward.payouts_exported'), eq(events.actorId, taker.accountId))
    const facts = (await database().select().from(events).where(taken)).map(({ facts }) => facts)
    expect(facts).toMatchObject([
      { what: 'bank_batch', lines: 1 },
      { what: 'withholding' },
      { year: year - 1 },
    ])
  })
})

it('requested amounts and finished payouts cannot be rewritten (MON-08)', async () => {
  const { taker, payoutId } = await takenPayout(300_000n)
  const set = (facts: Partial<typeof payouts.$inferInsert>) =>
    database().update(payouts).set(facts).where(eq(payouts.id, payoutId))
  const elsewhere = await payoutAccount(await payee())
  await expect(set({ payoutAccountId: elsewhere })).rejects.toThrow()
  await expect(set({ netIdr: 1n, grossIdr: 100_001n })).rejects.toThrow()
  await failPayout(taker, { payoutId, reason })
  await expect(set({ reference })).rejects.toThrow()
  await expect(database().delete(payouts).where(eq(payouts.id, payoutId))).rejects.toThrow()
})
