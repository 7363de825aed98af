import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { programs } from '#domain/program/program-tables.server.ts'
import { availableOf, cash, payableTo, post } from '#domain/reward/ledger.server.ts'
import { rewards } from '#domain/reward/reward-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hello, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { ask, owe, payee, payoutAccount, transferProof } from '../../../../test/support/payout-story.ts'
import { balancesOf, liveProgram } from '../../../../test/support/reward-story.ts'
import { ownPayouts, payoutOfferSeenBy, payoutSlipSeenBy } from './payout-queries.server.ts'
import { confirmPayout, failPayout } from './settle-payout.server.ts'
import { takePayout } from './take-payout.server.ts'

useDatabase()

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
    const team = await hello()
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

describe('the tax scheme of a reward', () => {
  it('is what the program said when it was given, whatever is decided later', async () => {
    const person = await payee()
    const reportId = await owe(person, 5_000_000n)
    const [row] = await database().select().from(rewards).where(eq(rewards.reportId, reportId))
    expect(row?.taxScheme).toBe('non_employee')
    await database().update(programs).set({ taxScheme: 'participant' })
    expect((await payoutOfferSeenBy(person)).tax).toBe(125_000n)
  })
})
