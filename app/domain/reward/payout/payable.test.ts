import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { programs } from '#domain/program/program-tables.server.ts'
import { startFixing } from '#domain/report/spoken-moves.server.ts'
import { availableOf, cash, payableTo, post } from '#domain/reward/ledger.server.ts'
import { ledgerSeenBy } from '#domain/reward/ledger-queries.server.ts'
import { exportRewardData } from '#domain/reward/retention/export-reward-data.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { rewards } from '#domain/reward/reward-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { ask, owe, payee, payoutAccount, transferProof } from '../../../../test/support/payout-scenario.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
} from '../../../../test/support/reward-scenario.ts'
import { moneyLedgerSeenBy } from './money-ledger.server.ts'
import { ownPayouts, payoutOfferSeenBy, payoutSlipSeenBy } from './payout-queries.server.ts'
import { confirmPayout, failPayout } from './settle-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

const words = 'Kami mencoba ulang langkah yang sama pada akun uji lain.'

/** Books a prize the way the results of a challenge do. */
async function prize(person: Person, amount: bigint): Promise<string> {
  const owner = await companyOwner()
  const programId = await liveProgram(owner, { kind: 'challenge' })
  const { companyId } = owner
  const from = availableOf(companyId)
  await transaction(async (tx) => {
    const fund = [
      { side: cash, amount: -amount },
      { side: from, amount },
    ]
    await post(tx, { kind: 'top_up', key: `test:${programId}`, companyId, actor: system, entries: fund })
    const entries = [
      { side: from, amount: -amount },
      { side: payableTo(person.accountId), amount },
    ]
    const key = `prize:${programId}:${person.accountId}`
    await post(tx, { kind: 'prize', key, companyId, actor: system, entries })
  })
  return programId
}

describe('prizes of challenges', () => {
  it('are paid with the rewards, once, under the scheme of contests', async () => {
    const person = await payee()
    await payoutAccount(person)
    await prize(person, 5_000_000n)
    await owe(person, 5_000_000n)
    expect(await payoutOfferSeenBy(person)).toMatchObject({
      gross: 10_000_000n,
      tax: 375_000n,
      taxLines: [{ scheme: 'participant' }, { scheme: 'non_employee' }],
    })
    const payoutId = await ask(person)
    expect(await payoutOfferSeenBy(person)).toMatchObject({ gross: 0n, parts: [] })
    const team = await operator()
    await takePayout(team, { payoutId })
    await failPayout(team, { payoutId, reason: 'Nomor rekening ini ditolak bank penerima.' })
    expect((await payoutOfferSeenBy(person)).gross).toBe(10_000_000n)
    const again = await ask(person)
    await takePayout(team, { payoutId: again })
    await confirmPayout(team, { payoutId: again, reference: 'BCA-77' }, await transferProof(team))
    expect(await balancesOf(person.accountId)).toEqual({ bughunter_payable: 0n, bughunter_in_payout: 0n })
    const { lines } = await payoutSlipSeenBy(person, again)
    expect(lines.map(({ name, scheme }) => [name.slice(0, 3), scheme]).sort()).toEqual([
      ['CA-', 'non_employee'],
      ['Nus', 'participant'],
    ])
    expect((await ownPayouts(person)).rows.map(({ state }) => state)).toEqual(['paid', 'failed'])
  })
})

describe('paid retests', () => {
  /** Two answered and decided rounds of one report, Rp150.000 each. @returns what their payment needs to know */
  async function twoRounds(person: Person) {
    const owner = await companyOwner()
    await fund(owner.companyId, 50_000_000n)
    const id = await ratedReport(owner, await liveProgram(owner, { retestReward: '150000' }), person)
    await startFixing(owner, id)
    for (const verdict of ['not_fixed', 'fixed'] as const) {
      await askRetest(owner, id, { body: words })
      await giveRetestVerdict(person, id, { verdict, body: words })
      await giveRetestVerdict(owner, id, { verdict, body: words })
    }
    return { owner, id, code: (await reportRow(id)).code }
  }

  it('are paid with the rewards, each once, taxed as one payment with them', async () => {
    const person = await payee()
    await payoutAccount(person)
    const { id, code } = await twoRounds(person)
    const parts = [1, 2].map((round) => ({ kind: 'retest', name: code, round, amount: 150_000n }))
    // Half of it is the base, and 5 % of that the tax.
    expect(await payoutOfferSeenBy(person)).toMatchObject({ gross: 300_000n, tax: 7_500n, parts })
    await owe(person, 5_000_000n)
    expect(await payoutOfferSeenBy(person)).toMatchObject({ gross: 5_300_000n, tax: 132_500n })
    const team = await operator()
    const first = await ask(person)
    expect(await payoutOfferSeenBy(person)).toMatchObject({ gross: 0n, parts: [] })
    await takePayout(team, { payoutId: first })
    await failPayout(team, { payoutId: first, reason: 'Nomor rekening ini ditolak bank penerima.' })
    expect((await payoutOfferSeenBy(person)).gross).toBe(5_300_000n)
    const payoutId = await ask(person)
    await takePayout(team, { payoutId })
    await confirmPayout(team, { payoutId, reference: 'BCA-78' }, await transferProof(team))
    expect(await balancesOf(person.accountId)).toEqual({ bughunter_payable: 0n, bughunter_in_payout: 0n })
    const { lines } = await payoutSlipSeenBy(person, payoutId)
    expect(lines).toHaveLength(3)
    expect(lines).toEqual(
      expect.arrayContaining(parts.map((part) => expect.objectContaining({ ...part, reportId: id }))),
    )
    expect(await payoutOfferSeenBy(person)).toMatchObject({ gross: 0n, parts: [] })
    // The report's own reward was never touched by it.
    expect((await reportRow(id)).rewardState).toBe('proposed')
  })

  it('requested ten times at once they are in one payout', async () => {
    const person = await payee()
    await payoutAccount(person)
    await twoRounds(person)
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => ask(person)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await balancesOf(person.accountId)).toMatchObject({ bughunter_in_payout: 300_000n })
  })

  it('are in the movements of both, and in the copy of one’s data', async () => {
    const person = await payee()
    const { owner, code } = await twoRounds(person)
    const own = (await moneyLedgerSeenBy(person)).rows
    expect(own.map(({ kind, reportCode, payable }) => ({ kind, reportCode, payable }))).toEqual(
      Array(2).fill({ kind: 'retest', reportCode: code, payable: 150_000n }),
    )
    const theirs = (await ledgerSeenBy(owner)).rows.map(({ kind, available, reserved }) => [
      kind,
      available,
      reserved,
    ])
    expect(theirs.slice(0, 3)).toEqual(
      expect.arrayContaining([
        ['retest', 0n, -150_000n],
        ['fee', 0n, -30_000n],
        ['reserve', -180_000n, 180_000n],
      ]),
    )
    const copy = await transaction((tx) => exportRewardData(tx, person))
    expect(copy.retests).toMatchObject(
      [1, 2].map((round) => ({ report: code, round, amountIdr: 150_000n, state: 'owed' })),
    )
    expect((await transaction((tx) => exportRewardData(tx, owner))).retests).toEqual([])
  })
})

describe('the tax scheme of a reward', () => {
  it("is the program's at the time it was given, unaffected by later changes", async () => {
    const person = await payee()
    const reportId = await owe(person, 5_000_000n)
    const [row] = await database().select().from(rewards).where(eq(rewards.reportId, reportId))
    expect(row?.taxScheme).toBe('non_employee')
    await database().update(programs).set({ taxScheme: 'participant' })
    expect((await payoutOfferSeenBy(person)).tax).toBe(125_000n)
  })
})
