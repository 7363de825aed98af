import { day, hour, after as later, now, travelTo } from '@cakrawala/calendar/clock'
import { beforeEach, expect, it } from 'vitest'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter } from '../../../../test/support/cast.ts'
import { useDatabase } from '../../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../../test/support/reward-scenario.ts'
import { reportClocks } from '../report-tables.server.ts'
import { programAnswers } from './answer-times.server.ts'
import type { PromiseKind } from './promises.ts'

useDatabase()

let owner: Awaited<ReturnType<typeof companyOwner>>
let reporter: Person
const noon = new Date('2026-06-05T05:00:00Z')
beforeEach(async () => {
  travelTo(noon)
  owner = await companyOwner()
  reporter = await hunter()
})

/** An answer that took so many hours and came so many days ago; `late` past its due moment. */
async function answered(
  program: string,
  kind: PromiseKind,
  took: number,
  { ago = 3, late = false, more = {} }: { ago?: number; late?: boolean; more?: object } = {},
): Promise<void> {
  const reportId = await reviewedReport(program, reporter, more)
  const stoppedAt = later(now(), -ago * day)
  const startedAt = later(stoppedAt, -took * hour)
  const dueAt = later(stoppedAt, late ? -hour : hour)
  await database().insert(reportClocks).values({ reportId, kind, startedAt, stoppedAt, dueAt })
}

const of = async (program: string, kind: PromiseKind) =>
  (await programAnswers(program)).answers.find((one) => one.kind === kind)

it('RPT-02 medians and the share on time are shown from three on, rounded, of 90 days, of one program', async () => {
  const [program, other] = [await liveProgram(owner), await liveProgram(owner)]
  await answered(program, 'triage', 10.4)
  await answered(program, 'triage', 20.4)
  await answered(program, 'triage', 70, { late: true })
  await answered(program, 'triage', 500, { ago: 91 })
  await answered(program, 'triage', 500, {
    more: { stage: 'closed', closeReason: 'withdrawn', closedAt: now() },
  })
  for (const took of [50, 57, 71]) await answered(program, 'reward', took)
  await answered(program, 'rating', 9)
  await answered(program, 'rating', 9)
  for (let turn = 0; turn < 3; turn++) await answered(other, 'rating', 3)
  expect(await of(program, 'triage')).toEqual({ kind: 'triage', medianHours: 20, onTime: 0.67 })
  // From two days on by half days: 57 hours are told as two and a half.
  expect(await of(program, 'reward')).toEqual({ kind: 'reward', medianHours: 60, onTime: 1 })
  expect(await of(program, 'rating')).toEqual({ kind: 'rating', medianHours: null, onTime: null })
  expect((await programAnswers(program)).onTime).toBe(0.88)
  expect((await programAnswers(await liveProgram(owner))).onTime).toBeNull()
})

it("RPT-13 today's events are counted after midnight in Jakarta, so that one report cannot be observed", async () => {
  const program = await liveProgram(owner)
  for (const took of [5, 6, 7]) await answered(program, 'fix', took)
  const before = await programAnswers(program)
  for (const took of [90, 91, 92, 93]) await answered(program, 'fix', took, { ago: 0, late: true })
  expect(await programAnswers(program)).toBe(before)
  travelTo(later(noon, 11 * hour))
  expect((await of(program, 'fix'))?.medianHours).toBe(6)
  // In another process nothing was cached, and still nothing of today is told: the moment asked about is midnight.
  const fresh = await liveProgram(owner)
  for (const took of [5, 6, 7]) await answered(fresh, 'fix', took, { ago: 0 })
  expect((await of(fresh, 'fix'))?.medianHours).toBeNull()
  travelTo(later(noon, 13 * hour))
  expect((await of(fresh, 'fix'))?.medianHours).toBe(6)
  expect(await of(program, 'fix')).toEqual({ kind: 'fix', medianHours: 96, onTime: 0.43 })
})
