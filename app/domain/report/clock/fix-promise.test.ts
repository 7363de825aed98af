import { day, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptRisk, startFixing } from '#domain/report/spoken-moves.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { releaseUnanswered } from '#domain/reward/release-unanswered.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { companyOwner, hunter, operator, system } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import {
  fund,
  liveProgram,
  ratedReport,
  reportRow,
  reviewedReport,
  triage,
  vectors,
} from '../../../../test/support/reward-scenario.ts'
import { reportClocks, reports } from '../report-tables.server.ts'
import { countAnswers } from './answer-times.server.ts'
import { keptByProgram } from './kept-promises.server.ts'
import type { KeptCount } from './promises.ts'

useDatabase()

const monday = new Date('2027-10-04T03:00:00Z')
const words = { body: 'Kami menulis ini agar langkah berikutnya jelas bagi semua.' }
let owner: Person & { companyId: string }
let reporter: Person

/** New people at the same moment: what one person gives in a day is counted over all their rewards. */
async function begin(): Promise<void> {
  travelTo(monday)
  owner = await companyOwner()
  reporter = await hunter()
  await fund(owner.companyId, 200_000_000n)
}

/** A rewarded Critical, whose fix is promised within 7 days. */
async function rewarded(programId: string): Promise<string> {
  const id = await ratedReport(owner, programId, reporter, { vector: vectors.critical, level: 12 })
  await giveReward(owner, id, {
    key: newId(),
    amount: 45_000_000n,
    otherReward: undefined,
    reason: undefined,
  })
  return id
}

const fixClocks = (id: string) =>
  database()
    .select()
    .from(reportClocks)
    .where(and(eq(reportClocks.reportId, id), eq(reportClocks.kind, 'fix')))

/** What the public reads of the fixes of a program, and what the platform counts of its company. */
async function countsOf(programId: string) {
  const fixes = (await countAnswers(eq(reports.programId, programId), now())).find(
    ({ kind }) => kind === 'fix',
  )!
  const [own] = (await database().execute<KeptCount>(keptByProgram(programId))).rows
  return { kept: fixes.kept, due: fixes.due, own: own ?? { promises: 0, kept: 0 } }
}

const moves = {
  fix: (id: string) => startFixing(owner, id),
  accept: (id: string) => acceptRisk(owner, id, words),
  ask: (id: string) => askRetest(owner, id, words),
  deny: async (id: string) => {
    await giveRetestVerdict(reporter, id, { verdict: 'not_fixed', ...words })
    await giveRetestVerdict(owner, id, { verdict: 'not_fixed', ...words })
  },
  confirm: async (id: string) => {
    await giveRetestVerdict(reporter, id, { verdict: 'fixed', ...words })
    await giveRetestVerdict(owner, id, { verdict: 'fixed', ...words })
  },
} as const

type Step = { move: keyof typeof moves; days: number }

async function walk(id: string, steps: readonly Step[]): Promise<void> {
  for (const { move, days } of steps) {
    travelTo(later(now(), days * day))
    await moves[move](id).catch((error: unknown) => {
      if (!isRefusal(error)) throw error
    })
  }
}

describe('RUL-06 a report has one fix promise', () => {
  it('that a loop of fixing and accepting the risk neither restarts nor meets', async () => {
    await begin()
    const programId = await liveProgram(owner)
    const id = await rewarded(programId)
    const before = await countsOf(programId)
    const turns = Array.from({ length: 10 }, (): Step[] => [
      { move: 'fix', days: 0.01 },
      { move: 'accept', days: 0.01 },
    ])
    await walk(id, turns.flat())
    expect(await fixClocks(id)).toMatchObject([
      { dueAt: later(monday, 7.01 * day), pausedAt: expect.any(Date) },
    ])
    expect(await countsOf(programId)).toEqual(before)
  })

  it('that continues where it was when the company starts again, and is dropped for good when it is over', async () => {
    await begin()
    const id = await rewarded(await liveProgram(owner))
    await walk(id, [
      { move: 'fix', days: 0 },
      { move: 'accept', days: 2 },
      { move: 'fix', days: 2 },
    ])
    expect(await fixClocks(id)).toMatchObject([
      { startedAt: monday, dueAt: later(monday, 7 * day), stoppedAt: null, pausedAt: null },
    ])
    await walk(id, [
      { move: 'accept', days: 1 },
      { move: 'fix', days: 9 },
    ])
    expect(await fixClocks(id)).toMatchObject([
      { stoppedAt: later(monday, 5 * day), pausedAt: later(monday, 5 * day) },
    ])
  })

  it('that remains missed where the risk was accepted too late', async () => {
    await begin()
    const programId = await liveProgram(owner)
    const id = await rewarded(programId)
    await walk(id, [
      { move: 'fix', days: 0 },
      { move: 'accept', days: 8 },
      { move: 'fix', days: 0 },
      { move: 'accept', days: 0 },
    ])
    expect(await countsOf(programId)).toMatchObject({ kept: 0, due: 1 })
  })

  it('and two clicks at once create one', async () => {
    await begin()
    const id = await rewarded(await liveProgram(owner))
    await Promise.allSettled([startFixing(owner, id), startFixing(owner, id), startFixing(owner, id)])
    expect(await fixClocks(id)).toHaveLength(1)
  })

  it('whatever the order of moves: it counts as met once, and only if the flaw was found fixed in time', async () => {
    const step = fc.record({
      move: fc.constantFrom(...(Object.keys(moves) as Step['move'][]), 'fix' as const, 'accept' as const),
      days: fc.constantFrom(0, 0.5, 1, 3, 5),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 12 }), async (steps) => {
        await begin()
        const programId = await liveProgram(owner)
        const id = await rewarded(programId)
        await walk(id, steps)
        travelTo(later(now(), day))
        const clocks = await fixClocks(id)
        expect(clocks.length).toBeLessThanOrEqual(1)
        const counts = await countsOf(programId)
        const { fix } = await reportRow(id)
        const inTime = fix === 'fixed' && clocks[0]!.stoppedAt! <= later(clocks[0]!.startedAt, 7 * day)
        expect(counts.kept).toBeLessThanOrEqual(inTime ? 1 : 0)
      }),
      { numRuns: 40, endOnFailure: true },
    )
  }, 60_000)
})

describe('RUL-06 an act of the platform for a silent company', () => {
  it('meets no promise of it', async () => {
    await begin()
    const programId = await liveProgram(owner)
    const id = await reviewedReport(programId, reporter)
    await validateReport(await operator(), id, triage())
    travelTo(later(monday, 40 * day))
    expect(await releaseUnanswered(system)).toBeGreaterThan(0)
    const counts = await countAnswers(eq(reports.programId, programId), now())
    const count = (kind: string) => counts.find((one) => one.kind === kind)
    expect(count('rating')).toMatchObject({ due: 1, kept: 0 })
    expect(count('reward')).toMatchObject({ due: 0, kept: 0 })
  })
})
