import { randomInt } from 'node:crypto'
import { travelTo } from '@cakrawala/calendar/clock'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useDatabase } from '../support/database.ts'
import { openStage } from './environment.ts'
import { liveHistories } from './live-histories.ts'
import { plans } from './plan.ts'
import { newTally } from './tally.ts'

useDatabase()

const together = 8
const seconds = Number(process.env.HISTORIES_SECONDS ?? 35)
const seed = Number(process.env.HISTORIES_SEED ?? randomInt(2 ** 31))
const path = process.env.HISTORIES_PATH

test(
  'MON-02 RPT-09 LOG-01 random histories of the real use cases leave money, points, stages and the chain of events consistent',
  async () => {
    travelTo(new Date('2026-01-05T03:00:00Z'))
    const stage = await openStage()
    const tally = newTally()
    let last: Promise<void> = Promise.resolve()
    const answer = await fc.check(
      fc.asyncProperty(plans(together), (plan) => {
        last = liveHistories(stage, plan, tally)
        return last
      }),
      {
        ...{
          seed,
          numRuns: 10_000,
          interruptAfterTimeLimit: seconds * 1_000,
          endOnFailure: process.env.HISTORIES_SHRINK !== '1',
        },
        ...(path === undefined ? {} : { path }),
      },
    )
    const { histories, tried, done } = tally
    process.stdout.write(`histories: seed ${seed}, ${histories} of them, ${tried} acts, ${done} done\n`)
    expect(answer.failed ? `${answer.counterexamplePath}\n${answer.errorInstance}` : null).toBeNull()
    // What the end of the time cut off goes on, needs its database, and must hold as well.
    await last
    expect(histories).toBeGreaterThanOrEqual(together)
    expect(done).toBeGreaterThan(tried / 5)
  },
  seconds * 1_000 + 60_000,
)
