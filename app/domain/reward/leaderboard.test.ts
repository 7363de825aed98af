import { travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { compareRank } from '#domain/report/points.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { leaderboard, leaderboardWith, standingOf, yearsOfPoints } from './leaderboard.server.ts'
import { pointLedgerSeenBy } from './points-queries.server.ts'
import { pointEntries } from './reward-tables.server.ts'

useDatabase()

async function give(who: Person, points: number, at: string, reportId: string | null = null): Promise<void> {
  const row = { bughunterId: who.accountId, reportId, rule: 'valid', points, key: newId(), at: new Date(at) }
  await database().insert(pointEntries).values(row)
}

describe('the leaderboard', () => {
  it('sums points by period, never below zero', async () => {
    const [first, second, fallen] = [await hunter(), await hunter(), await hunter()]
    await give(first, 40, '2025-12-31T17:30:00Z') // already 2026 in Jakarta
    await give(first, 10, '2025-12-05T00:00:00Z')
    await give(second, 45, '2025-06-01T00:00:00Z')
    await give(fallen, -10, '2025-06-01T00:00:00Z')
    travelTo(new Date('2026-01-20T05:00:00Z'))
    const totals = async (period: Parameters<typeof leaderboard>[0]['period']) =>
      (await leaderboard({ period, page: 1 })).rows.map(({ username, total }) => [username, total])
    expect(await totals('all')).toEqual([
      [first.username, 50],
      [second.username, 45],
    ])
    expect(await totals('2026')).toEqual([[first.username, 40]])
    expect(await totals('month')).toEqual([[first.username, 40]])
    expect(await totals('december')).toEqual([[first.username, 10]])
    expect(await totals('2025')).toEqual([
      [second.username, 45],
      [first.username, 10],
    ])
    expect(await yearsOfPoints()).toEqual([2025, 2026])
    const wanted = { period: '2025', page: 1 } as const
    expect(await leaderboardWith(first.accountId, wanted)).toEqual({
      board: await leaderboard(wanted),
      standing: await standingOf(first.accountId, '2025'),
    })
    expect((await leaderboardWith(fallen.accountId, { ...wanted, page: 7 })).standing).toBeNull()
  })

  it('leaves out hidden, suspended, denied, unverified or departed people, at once (LBD-03)', async () => {
    const who = await hunter()
    await give(who, 20, '2025-06-01T00:00:00Z')
    const onBoard = async () => (await standingOf(who.accountId)) !== null
    const set = async (facts: Partial<typeof bughunters.$inferInsert>) =>
      database().update(bughunters).set(facts).where(eq(bughunters.accountId, who.accountId))
    const stand = async (standing: 'active' | 'suspended' | 'ended') =>
      database().update(accounts).set({ standing }).where(eq(accounts.id, who.accountId))
    expect(await onBoard()).toBe(true)
    for (const [leave, come] of [
      [() => set({ hiddenFromBoards: true }), () => set({ hiddenFromBoards: false })],
      [() => set({ identityStatus: 3 }), () => set({ identityStatus: 1 })],
      [() => set({ identityStatus: 4 }), () => set({ identityStatus: 1 })],
      [() => set({ identityStatus: 0 }), () => set({ identityStatus: 1 })],
      [() => stand('suspended'), () => stand('active')],
      [() => stand('ended'), () => stand('active')],
    ] as const) {
      await leave()
      expect(await onBoard()).toBe(false)
      await come()
    }
    expect(await onBoard()).toBe(true)
  })

  it('shows events of private programs a day later (LBD-04)', async () => {
    const who = await hunter()
    const owner = await companyOwner()
    const id = await reviewedReport(await liveProgram(owner, { visibility: 'private' }), who)
    travelTo(new Date('2026-03-02T03:00:00Z'))
    await database()
      .update(reports)
      .set({
        stage: 'rated',
        validAt: new Date('2026-03-02T02:00:00Z'),
        riskLevel: 8,
        rewardState: 'proposed',
      })
      .where(eq(reports.id, id))
    await give(who, 24, '2026-03-02T02:30:00Z', id)
    expect(await standingOf(who.accountId)).toBeNull()
    expect((await pointLedgerSeenBy(who)).rows).toMatchObject([{ points: 24 }])
    travelTo(new Date('2026-03-02T17:01:00Z'))
    expect(await standingOf(who.accountId)).toMatchObject({ total: 24, valid: 1, severe: 1 })
  })

  it('counts valid reports only and follows the order of the rule', async () => {
    const programId = await liveProgram(await companyOwner())
    const people = await Promise.all(Array.from({ length: 8 }, () => hunter()))
    const find = fc.record({
      who: fc.nat(7),
      level: fc.constantFrom(2, 5, 8, 12),
      end: fc.constantFrom('valid', 'resolved', 'duplicate', 'not_applicable', 'spam', 'withdrawn'),
      day: fc.integer({ min: 1, max: 28 }),
    })
    const finds = fc.sample(find, { numRuns: 60, seed: 7 })
    for (const { who, level, end, day } of finds) {
      const moment = new Date(Date.UTC(2026, 0, day))
      const closed = end !== 'valid'
      await reviewedReport(programId, people[who]!, {
        stage: closed ? 'closed' : 'valid',
        closeReason: end === 'valid' ? null : end,
        ...(end === 'resolved' ? { fix: 'fixed', rewardState: 'points_granted' } : {}),
        validAt: end === 'valid' || end === 'resolved' ? moment : null,
        closedAt: closed ? moment : null,
        triagedLevel: level as 2,
      })
      await give(people[who]!, 10, '2026-01-01T00:00:00Z')
    }
    const names = new Set(people.map(({ username }) => username))
    const { rows } = await leaderboard({ period: '2026', page: 1 })
    const own = rows.filter(({ username }) => names.has(username))
    expect(own.length).toBeGreaterThan(4)
    // Finds come at the same hour of their days: the day of the last one orders as its moment does.
    const standings = own.map((row) => ({
      ...row,
      lastValidAt: row.lastValidOn === null ? null : new Date(row.lastValidOn),
    }))
    for (let i = 1; i < own.length; i++) {
      const order = compareRank(standings[i - 1]!, standings[i]!)
      expect(order).toBeLessThanOrEqual(0)
      expect(own[i]!.rank > own[i - 1]!.rank).toBe(order < 0)
    }
    for (const { username, valid } of own) {
      const who = people.findIndex((person) => person.username === username)
      const good = finds.filter((one) => one.who === who && ['valid', 'resolved'].includes(one.end))
      expect(valid).toBe(good.length)
    }
  })
})
