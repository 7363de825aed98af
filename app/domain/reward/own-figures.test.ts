import { after as later, minute, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { bughunters } from '#domain/account/account-tables.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator, system, visitor } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { fund, liveProgram, reviewedReport, triage } from '../../../test/support/reward-scenario.ts'
import { spendingSeenBy } from './balance.server.ts'
import { availableOf, cash, post } from './ledger.server.ts'
import { ownMoneySeenBy } from './own-money.server.ts'
import { pointMonthsSeenBy } from './point-months.server.ts'
import { pointEntries } from './reward-tables.server.ts'
import { validateReport } from './validate-report.server.ts'

useDatabase()

async function give(who: Person, points: number, at: string): Promise<void> {
  const row = {
    bughunterId: who.accountId,
    reportId: null,
    rule: 'valid',
    points,
    key: newId(),
    at: new Date(at),
  }
  await database().insert(pointEntries).values(row)
}

describe('points and rank over time', () => {
  it('are one’s own: points of each month, and the rank on the board at its end', async () => {
    const [first, second, hidden] = [await hunter(), await hunter(), await hunter()]
    await give(first, 20, '2026-01-31T16:30:00Z')
    await give(second, 30, '2026-01-31T17:30:00Z') // already February in Jakarta
    await give(hidden, 500, '2026-01-05T00:00:00Z')
    await give(first, 15, '2026-03-02T00:00:00Z')
    await give(first, -5, '2026-03-03T00:00:00Z')
    await database()
      .update(bughunters)
      .set({ hiddenFromBoards: true })
      .where(eq(bughunters.accountId, hidden.accountId))
    travelTo(new Date('2026-03-10T05:00:00Z'))
    const course = async (who: Person) =>
      (await pointMonthsSeenBy(who, 3)).map(({ month, points, rank }) => [month, points, rank])
    expect(await course(first)).toEqual([
      ['2026-01', 20, 1],
      ['2026-02', 0, 2],
      ['2026-03', 10, 1],
    ])
    expect(await course(second)).toEqual([
      ['2026-01', 0, null],
      ['2026-02', 30, 1],
      ['2026-03', 0, 1],
    ])
    // Who hides has no place on the board, and still their points.
    expect(await course(hidden)).toEqual([
      ['2026-01', 500, null],
      ['2026-02', 0, null],
      ['2026-03', 0, null],
    ])
    await give(second, 1, '2026-03-10T06:00:00Z')
    travelTo(later(new Date('2026-03-10T06:00:00Z'), 2 * minute))
    expect((await course(first)).at(-1)).toEqual(['2026-03', 10, 2])
    for (const one of [await companyOwner(), await operator(), visitor]) {
      await expect(pointMonthsSeenBy(one, 3)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('views of money', () => {
  it("show a bughunter how many rewards are guaranteed, and never a company's balance", async () => {
    const [owner, reporter, team] = [await companyOwner(), await hunter(), await operator()]
    const program = await liveProgram(owner)
    await fund(owner.companyId, 100_000_000n)
    await validateReport(team, await reviewedReport(program, reporter), triage())
    await reviewedReport(program, reporter)
    const none = { offered: 0n, owed: 0n, inPayout: 0n, paid: 0n, tax: 0n }
    expect(await ownMoneySeenBy(reporter)).toEqual({ guaranteed: 1, ...none })
    expect(await ownMoneySeenBy({ ...reporter, suspended: true })).toMatchObject({ guaranteed: 1 })
    expect(await ownMoneySeenBy(await hunter())).toEqual({ guaranteed: 0, ...none })
    for (const one of [owner, team, visitor]) {
      await expect(ownMoneySeenBy(one)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  it('show a company’s spending to its owner alone (MON-07)', async () => {
    const [owner, rival] = [await companyOwner(), await companyOwner('Lain')]
    travelTo(new Date('2026-06-15T05:00:00Z'))
    await fund(owner.companyId, 50_000_000n)
    await spend(owner.companyId, 3_000_000n)
    travelTo(new Date('2026-07-15T05:00:00Z'))
    await spend(owner.companyId, 1_000_000n)
    const months = (await spendingSeenBy(owner, 2))?.map(({ month, spent }) => [month, spent])
    expect(months).toEqual([
      ['2026-06', 3_000_000n],
      ['2026-07', 1_000_000n],
    ])
    expect((await spendingSeenBy(rival, 1))?.[0]?.spent).toBe(0n)
    const others = [await member(owner.companyId, 1), await member(owner.companyId, 2), await operator()]
    for (const one of [...others, await hunter(), visitor, system])
      expect(await spendingSeenBy(one, 2)).toBeNull()
  })
})

async function spend(companyId: string, amount: bigint): Promise<void> {
  const entries = [
    { side: availableOf(companyId), amount: -amount },
    { side: cash, amount },
  ]
  const what = { kind: 'reward', key: `test:${newId()}`, companyId, actor: system, entries } as const
  await transaction((tx) => post(tx, what))
}
