import { newId } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { database, transaction } from '#infra/database.ts'
import { companyOwner, system } from '../../../test/support/cast.ts'
import { expectInvariants, useDatabase } from '../../../test/support/database.ts'
import { balancesOf, fund } from '../../../test/support/reward-scenario.ts'
import { availableOf, cash, payableTo, platformFee, post, reservedOf, type Side } from './ledger.server.ts'

useDatabase()

function move(companyId: string, from: Side, to: Side, amount: bigint, key = newId()): Promise<boolean> {
  const entries = [
    { side: from, amount: -amount },
    { side: to, amount },
  ]
  return transaction((tx) => post(tx, { kind: 'reserve', key, companyId, actor: system, entries }))
}

describe('the ledger', () => {
  it('moves money once for a key', async () => {
    const { companyId } = await companyOwner()
    await fund(companyId, 1_000n)
    const [from, to] = [availableOf(companyId), reservedOf(companyId)]
    expect(await move(companyId, from, to, 300n, 'k:1')).toBe(true)
    expect(await move(companyId, from, to, 300n, 'k:1')).toBe(false)
    expect(await balancesOf(companyId)).toEqual({ company_available: 700n, company_reserved: 300n })
  })

  it('refuses to go below zero and leaves no trace', async () => {
    const { companyId } = await companyOwner()
    await fund(companyId, 1_000n)
    await expect(
      move(companyId, availableOf(companyId), reservedOf(companyId), 1_001n, 'k:2'),
    ).rejects.toMatchObject({
      code: 'balance_insufficient',
    })
    expect(await balancesOf(companyId)).toEqual({ company_available: 1_000n })
    expect(await move(companyId, availableOf(companyId), reservedOf(companyId), 1_000n, 'k:2')).toBe(true)
  })

  it('does not take entries that do not sum to zero', async () => {
    const { companyId } = await companyOwner()
    const entries = [
      { side: cash, amount: -10n },
      { side: availableOf(companyId), amount: 11n },
    ]
    const posting = { kind: 'top_up' as const, key: newId(), companyId, actor: system, entries }
    await expect(transaction((tx) => post(tx, posting))).rejects.toThrow(RangeError)
  })

  it('MON-01 accepts one of 100 at once with one key', async () => {
    const { companyId } = await companyOwner()
    await fund(companyId, 1_000n)
    const key = newId()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        move(companyId, availableOf(companyId), reservedOf(companyId), 10n, key),
      ),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await balancesOf(companyId)).toEqual({ company_available: 990n, company_reserved: 10n })
  })

  it('MON-02 never gives more than the balance to 100 at once', async () => {
    const { companyId } = await companyOwner()
    const [from, to] = [availableOf(companyId), payableTo(newId())]
    await fund(companyId, 370n)
    const answers = await Promise.allSettled(
      Array.from({ length: 100 }, () => move(companyId, from, to, 10n)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(37)
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
    expect(new Set(refused)).toEqual(new Set(['balance_insufficient']))
    expect(await balancesOf(companyId)).toEqual({ company_available: 0n })
  })

  it('preserves its sums through random histories of several companies at once', async () => {
    const owners = await Promise.all([companyOwner(), companyOwner(), companyOwner()])
    const hunters = [newId(), newId()]
    const act = fc.record({
      company: fc.nat(2),
      hunter: fc.nat(1),
      amount: fc.bigInt({ min: 1n, max: 500n }),
      what: fc.constantFrom('fund', 'reserve', 'release', 'reward', 'fee', 'reversal'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (history) => {
        await Promise.allSettled(
          history.map(({ company, hunter, amount, what }) => {
            const { companyId } = owners[company]!
            const [free, held] = [availableOf(companyId), reservedOf(companyId)]
            const paid = payableTo(hunters[hunter]!)
            if (what === 'fund') return move(companyId, cash, free, amount)
            if (what === 'reserve') return move(companyId, free, held, amount)
            if (what === 'release') return move(companyId, held, free, amount)
            if (what === 'reward') return move(companyId, held, paid, amount)
            return what === 'fee'
              ? move(companyId, held, platformFee, amount)
              : move(companyId, paid, free, amount)
          }),
        )
        await expectInvariants()
        await expectCovered()
      }),
      { numRuns: 15 },
    )
  })

  it('cannot be changed by the application', async () => {
    for (const change of [
      sql`UPDATE ledger_entries SET amount_idr = 1`,
      sql`DELETE FROM ledger_transfers`,
      sql`UPDATE ledger_accounts SET balance_idr = 1000000`,
      sql`TRUNCATE point_entries`,
    ]) {
      await expect(database().execute(change)).rejects.toMatchObject({ cause: { code: '42501' } })
    }
  })
})

/** Nothing below zero but cash, and no one holds more than was ever put in. */
async function expectCovered(): Promise<void> {
  const answer = await database().execute<{ below: string; held: string; funded: string }>(sql`SELECT
    (SELECT count(*) FROM ledger_accounts WHERE kind <> 'cash' AND balance_idr < 0) AS below,
    (SELECT coalesce(sum(balance_idr), 0) FROM ledger_accounts WHERE kind <> 'cash') AS held,
    (SELECT coalesce(-sum(balance_idr), 0) FROM ledger_accounts WHERE kind = 'cash') AS funded`)
  const { below, held, funded } = answer.rows[0]!
  expect(below).toBe('0')
  expect(held).toBe(funded)
}
