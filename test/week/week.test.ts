import { travelTo } from '@cakrawala/calendar/clock'
import { expect, test } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { liveWeek } from './live-week.ts'

useDatabase()

test('RPT-09 MON-02 MON-09 a week of five operators who differ loses no report, no rupiah, no promise and no mail', async () => {
  const seed = Number(process.env.WEEK_SEED ?? 20_260_105)
  const { faults, stages, mails, population } = await liveWeek({
    reports: 40,
    every: 12,
    bughunters: 3,
    seed,
  })
  travelTo(null)
  expect(faults).toEqual([])
  expect(population.tally.done).toBeGreaterThan(150)
  expect(mails).toBeGreaterThan(100)
  expect(Object.keys(stages).length).toBeGreaterThan(3)
}, 240_000)
