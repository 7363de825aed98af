import { day, hour, after as later, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { events } from '#domain/event/event-tables.server.ts'
import { escalateOverdueClocks } from '#domain/report/clock/escalate-overdue.server.ts'
import { reportClocks } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator, system } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { proofOf } from '../../../test/support/factor.ts'
import {
  balancesOf,
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  reviewedReport,
  triage,
  vectors,
} from '../../../test/support/reward-scenario.ts'
import { giveReward } from './give-reward.server.ts'
import { pointsOf } from './points-queries.server.ts'
import { rateReport } from './rate-report.server.ts'
import { releaseUnanswered } from './release-unanswered.server.ts'
import { rewardSeenBy } from './reward-queries.server.ts'
import { validateReport } from './validate-report.server.ts'

useDatabase()

// A Monday without holidays near it: business days can be counted by hand.
const monday = new Date('2027-10-04T03:00:00Z')

async function scene(more: Parameters<typeof liveProgram>[1] = {}, money = 50_000_000n) {
  travelTo(monday)
  const [owner, reporter] = [await companyOwner(), await hunter()]
  if (money > 0n) await fund(owner.companyId, money)
  return { owner, reporter, programId: await liveProgram(owner, more) }
}

async function validReport(programId: string, reporter: Person, vector: string = vectors.high) {
  const id = await reviewedReport(programId, reporter)
  await validateReport(await operator(), id, triage(vector))
  return id
}

/** What the platform does now for one report; those of other tests may be due as well. */
async function afterRun(id: string) {
  await releaseUnanswered(system)
  return (await reportRow(id)).rewardState
}

/** Five business days to rate, ten more to the release: the third Monday after, 17.00 WIB. */
const due = later(monday, 7 * day + 7 * hour)
const release = later(due, 14 * day)

describe('a company that does not rate', () => {
  it('has its least reward given by the platform ten business days past the deadline (D4)', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await validReport(programId, reporter)
    const [clock] = await database().select().from(reportClocks).where(eq(reportClocks.reportId, id))
    expect(clock?.dueAt).toEqual(due)
    travelTo(later(release, -1))
    expect(await afterRun(id)).toBe('none')
    travelTo(release)
    expect(await afterRun(id)).toBe('payable')
    expect(await afterRun(id)).toBe('payable')
    expect(await reportRow(id)).toMatchObject({ stage: 'rated', riskLevel: 7, rewardState: 'payable' })
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 5_000_000n })
    expect(await balancesOf(owner.companyId)).toEqual({
      company_available: 44_000_000n,
      company_reserved: 0n,
    })
    expect(await rewardSeenBy(reporter, id)).toMatchObject({ amount: 5_000_000n, autoReleased: true })
    expect(await pointsOf(reporter.accountId)).toBeGreaterThan(0)
  })

  it('is released once by two processes at the same moment', async () => {
    const { reporter, programId } = await scene()
    await validReport(programId, reporter)
    travelTo(release)
    await Promise.all(Array.from({ length: 6 }, () => releaseUnanswered(system)))
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 5_000_000n })
  })

  it('and answers at the last moment wins or loses the race: one of both happens', async () => {
    const { owner, reporter, programId } = await scene()
    const id = await validReport(programId, reporter)
    travelTo(release)
    const rating = { revision: 2, level: 5 as const, cvssVector: vectors.medium }
    const reason = 'Dampaknya terbatas pada data milik penyerang sendiri.'
    await Promise.allSettled([rateReport(owner, id, { ...rating, reason }), releaseUnanswered(system)])
    const { riskLevel, rewardState } = await reportRow(id)
    expect([
      [5, 'proposed'],
      [7, 'payable'],
    ]).toContainEqual([riskLevel, rewardState])
  })

  it('gives points and the named item where the program pays no money', async () => {
    const { reporter, programId } = await scene({ rewardType: 'other' }, 0n)
    const id = await validReport(programId, reporter)
    travelTo(release)
    await releaseUnanswered(system)
    expect(await rewardSeenBy(reporter, id)).toMatchObject({
      state: 'points_granted',
      amount: 0n,
      otherReward: 'Kaus',
    })
  })

  it('without cover waits for money, and is honoured once it arrived', async () => {
    const { owner, reporter, programId } = await scene({}, 1_000n)
    const id = await validReport(programId, reporter)
    travelTo(release)
    expect(await afterRun(id)).toBe('none')
    await fund(owner.companyId, 10_000_000n)
    expect(await afterRun(id)).toBe('payable')
  })

  it('but whose program the platform manages is not the late party', async () => {
    const { reporter, programId } = await scene({ managedBy: 'product' })
    const id = await validReport(programId, reporter)
    travelTo(later(release, 30 * day))
    expect(await afterRun(id)).toBe('none')
  })
})

describe('a company that rates and does not reward', () => {
  it('has the amount above the least stay reserved', async () => {
    const { owner, reporter, programId } = await scene({}, 100_000_000n)
    const id = await ratedReport(owner, programId, reporter, { vector: vectors.critical, level: 12 })
    expect((await balancesOf(owner.companyId)).company_reserved).toBeGreaterThan(18_000_000n)
    travelTo(release)
    expect(await afterRun(id)).toBe('payable')
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 15_000_000n })
    expect(await balancesOf(owner.companyId)).toEqual({
      company_available: 82_000_000n,
      company_reserved: 0n,
    })
    expect((await reportRow(id)).riskLevel).toBe(12)
  })

  it('RUL-05 is not excused by a proposal no one approves', async () => {
    const { owner, reporter, programId } = await scene({}, 200_000_000n)
    const id = await ratedReport(owner, programId, reporter, { vector: vectors.critical, level: 12 })
    const reason = 'Jumlah ini disepakati karena dampaknya berbeda dari biasanya.'
    await giveReward(owner, id, {
      key: newId(),
      amount: 60_000_000n,
      otherReward: undefined,
      reason,
      ...(await proofOf(owner)),
    })
    travelTo(release)
    expect(await afterRun(id)).toBe('payable')
    expect(await balancesOf(reporter.accountId)).toEqual({ bughunter_payable: 15_000_000n })
    expect((await balancesOf(owner.companyId)).company_reserved).toBe(0n)
  })
})

describe('the owner is reminded', () => {
  it('three business days past the deadline, once, with the day of the release', async () => {
    const { reporter, programId } = await scene()
    const id = await validReport(programId, reporter)
    travelTo(later(due, 3 * day - 1))
    await escalateOverdueClocks(system)
    const told = and(eq(events.type, 'report.clock_escalated'), eq(events.subjectId, id))
    expect(await database().select().from(events).where(told)).toEqual([])
    travelTo(later(due, 3 * day))
    await Promise.all(Array.from({ length: 4 }, () => escalateOverdueClocks(system)))
    expect(await database().select().from(events).where(told)).toMatchObject([
      { facts: { kind: 'rating', dueAt: due.toISOString(), releaseAt: release.toISOString() } },
    ])
  })
})
