import { day, after as later, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import { companyOwner, hunter, operator } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { ask, owe, payee, payoutAccount, transferProof } from '../../../../test/support/payout-scenario.ts'
import { balancesOf, reportRow } from '../../../../test/support/reward-scenario.ts'
import { taxResidences } from '../residence/residence-tables.server.ts'
import { cancelPayout } from './cancel-payout.server.ts'
import { moneyLedgerSeenBy } from './money-ledger.server.ts'
import { ownMoneyUnderWay, ownPayouts, payoutOfferSeenBy } from './payout-queries.server.ts'
import { requestPayout } from './request-payout.server.ts'
import { confirmPayout } from './settle-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

async function ready(amount = 5_000_000n) {
  const person = await payee()
  await payoutAccount(person)
  return { person, reportId: await owe(person, amount) }
}

const stateOf = async (id: string) => (await reportRow(id)).rewardState

describe('requesting a payout', () => {
  it('shows gross, tax and net first, and moves the money out of reach', async () => {
    const { person, reportId } = await ready()
    const { gross, tax, net, obstacle } = await payoutOfferSeenBy(person)
    expect({ gross, tax, net, obstacle }).toEqual({
      gross: 5_000_000n,
      tax: 125_000n,
      net: 4_875_000n,
      obstacle: null,
    })
    await ask(person)
    expect(await balancesOf(person.accountId)).toEqual({
      bughunter_payable: 0n,
      bughunter_in_payout: 5_000_000n,
    })
    expect(await stateOf(reportId)).toBe('processing')
    expect(await ownMoneyUnderWay(person)).toBe(5_000_000n)
    const [payout] = (await ownPayouts(person)).rows
    expect(payout).toMatchObject({
      code: expect.stringMatching(/^PO-\d{4}-\d{6}$/),
      state: 'requested',
      taxLines: [{ ruleId: 'pph21-non-employee-2024', tax: 125_000n }],
      account: { number: expect.stringMatching(/^••••\d{4}$/) },
    })
    expect((await moneyLedgerSeenBy(person)).rows.map(({ kind, payable }) => [kind, payable])).toEqual([
      ['payout_request', -5_000_000n],
      ['reward', 5_000_000n],
    ])
  })

  it('pays everything that is owed at once, each reward under its own scheme', async () => {
    const { person } = await ready()
    await owe(person, 2_000_000n)
    expect((await payoutOfferSeenBy(person)).gross).toBe(7_000_000n)
    await ask(person)
    expect((await payoutOfferSeenBy(person)).obstacle).toBe('payout_too_small')
  })

  it('is one of many clicks at once (MON-05)', async () => {
    const { person } = await ready()
    const { gross, net } = await payoutOfferSeenBy(person)
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => requestPayout(person, { key: newId(), gross, net })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ownPayouts(person)).rows).toHaveLength(1)
    expect(await balancesOf(person.accountId)).toEqual({ bughunter_payable: 0n, bughunter_in_payout: gross })
  })

  it('returns for the same form the same, and refuses its key with other figures (MON-04)', async () => {
    const { person } = await ready()
    const { gross, net } = await payoutOfferSeenBy(person)
    const key = newId()
    const ids = await Promise.all(Array.from({ length: 8 }, () => requestPayout(person, { key, gross, net })))
    expect(new Set(ids).size).toBe(1)
    await expect(requestPayout(person, { key, gross, net: net - 1n })).rejects.toMatchObject({
      code: 'key_reused',
    })
    // The key of another person is nothing to it.
    const { person: other } = await ready()
    const own = await requestPayout(other, { key, gross, net })
    expect(ids).not.toContain(own)
    expect((await ownPayouts(person)).rows).toHaveLength(1)
  })

  it('pays what was shown or nothing', async () => {
    const { person } = await ready()
    const { gross, net } = await payoutOfferSeenBy(person)
    for (const wrong of [
      { gross, net: gross },
      { gross: gross * 2n, net },
    ])
      await expect(requestPayout(person, { key: newId(), ...wrong })).rejects.toMatchObject({
        detail: 'payout_changed',
      })
    await owe(person, 500_000n)
    await expect(requestPayout(person, { key: newId(), gross, net })).rejects.toMatchObject({
      detail: 'payout_changed',
    })
  })

  it('withholds more without a known number, and the foreign tax from tax subjects abroad (RUL-04)', async () => {
    const { person } = await ready()
    const set = (facts: Partial<typeof bughunters.$inferInsert>) =>
      database().update(bughunters).set(facts).where(eq(bughunters.accountId, person.accountId))
    const residence = (country: string) =>
      database()
        .insert(taxResidences)
        .values({
          ...{ id: newId(), bughunterId: person.accountId, country, since: '2020-01-01' },
          ...{ state: 'accepted', twoPeople: false, askedAt: now(), decidedAt: now() },
        })
    await residence('ID')
    await set({ nikHash: null, country: 'JP' })
    expect((await payoutOfferSeenBy(person)).tax).toBe(150_000n)
    await residence('JP')
    await set({ country: 'ID' })
    expect((await payoutOfferSeenBy(person)).tax).toBe(1_000_000n)
  })
})

describe('a payout is refused', () => {
  const refused = async (person: Awaited<ReturnType<typeof payee>>) => {
    const { gross, net } = await payoutOfferSeenBy(person)
    return requestPayout(person, { key: newId(), gross: gross || 1n, net: net || 1n }).catch(
      ({ detail }) => detail,
    )
  }

  it('without an account, while it is new, under review or refused, and after another name was verified', async () => {
    const person = await payee()
    await owe(person, 5_000_000n)
    expect(await refused(person)).toBe('payout_account_missing')
    const held = { replacedAt: now(), usableFrom: later(now(), day) }
    await payoutAccount(person, held)
    expect(await refused(person)).toBe('payout_account_missing')
    const other = await payee()
    await owe(other, 5_000_000n)
    await payoutAccount(other, { usableFrom: later(now(), 1_000) })
    expect(await refused(other)).toBe('payout_account_held')
    const third = await payee()
    await owe(third, 5_000_000n)
    await payoutAccount(third, { state: 'review' })
    expect(await refused(third)).toBe('payout_account_review')
    const renamed = await payee()
    await owe(renamed, 5_000_000n)
    await payoutAccount(renamed, { verifiedName: 'Nama Lama', holder: 'Nama Lama' })
    expect(await refused(renamed)).toBe('payout_account_renamed')
    expect((await payoutOfferSeenBy(renamed)).obstacle).toBe('payout_account_renamed')
  })

  it('below Rp100.000, and for unverified bughunters', async () => {
    const person = await payee()
    await payoutAccount(person)
    await owe(person, 99_999n)
    expect(await refused(person)).toBe('payout_too_small')
    await owe(person, 1n)
    expect(await refused(person)).toMatch(/^[0-9a-f-]{36}$/)
    const stranger = await hunter({ verified: false })
    expect(await refused(stranger)).toBe('account_unverified')
  })

  it('for all but bughunters', async () => {
    for (const other of [await companyOwner(), await operator()]) {
      const input = { key: newId(), gross: 100_000n, net: 100_000n }
      await expect(requestPayout(other, input)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(payoutOfferSeenBy(other)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('withdrawing a payout', () => {
  it('makes the money payable again, and it can be requested anew', async () => {
    const { person, reportId } = await ready()
    const payoutId = await ask(person)
    await cancelPayout(person, { payoutId })
    expect(await balancesOf(person.accountId)).toEqual({
      bughunter_payable: 5_000_000n,
      bughunter_in_payout: 0n,
    })
    expect(await stateOf(reportId)).toBe('payable')
    await expect(cancelPayout(person, { payoutId })).rejects.toMatchObject({ code: 'move_forbidden' })
    await ask(person)
    expect((await ownPayouts(person)).rows.map(({ state }) => state)).toEqual(['requested', 'cancelled'])
    expect(await ownMoneyUnderWay(person)).toBe(5_000_000n)
    expect(await ownMoneyUnderWay(await hunter())).toBe(0n)
  })

  it('is allowed for its bughunter alone', async () => {
    const { person } = await ready()
    const payoutId = await ask(person)
    await expect(cancelPayout(await payee(), { payoutId })).rejects.toMatchObject({ code: 'not_found' })
    await expect(cancelPayout(await operator(), { payoutId })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(cancelPayout(person, { payoutId: newId() })).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('money owed reaches suspended people too, by two operators', async () => {
  const { person } = await ready(200_000n)
  await database().update(accounts).set({ standing: 'suspended' }).where(eq(accounts.id, person.accountId))
  const payoutId = await ask({ ...person, suspended: true })
  const taker = await operator()
  await takePayout(taker, { payoutId })
  const input = { payoutId, reference: 'BCA-1' }
  await expect(confirmPayout(taker, input, await transferProof(taker))).rejects.toMatchObject({
    detail: 'second_payer',
  })
  const checker = await operator()
  await confirmPayout(checker, input, await transferProof(checker))
  expect((await ownPayouts(person)).rows).toMatchObject([{ state: 'paid' }])
})
