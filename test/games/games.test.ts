import { randomInt } from 'node:crypto'
import { travelTo } from '@cakrawala/calendar/clock'
import { expect, test } from 'vitest'
import { openStage } from '../histories/environment.ts'
import { newTally } from '../histories/tally.ts'
import { useDatabase } from '../support/database.ts'
import { goals } from './goals.ts'
import { searchBest } from './search.ts'

useDatabase()

const together = 8
const secondsOfGoal = Number(process.env.GAMES_SECONDS ?? 4)
const seed = Number(process.env.GAMES_SEED ?? randomInt(2 ** 31))

test.each(goals.map((goal) => [goal.name, goal] as const))(
  '%s: never more than the bound',
  async (_, goal) => {
    travelTo(new Date('2026-01-05T03:00:00Z'))
    const stage = await openStage()
    const tally = newTally()
    const until = performance.now() + secondsOfGoal * 1_000
    // A first group may only meet refusals; what follows shows that the acts of the goal can be done at all.
    const more = () => performance.now() < until || tally.done === 0
    const { gain, log } = await searchBest(goal, { together, seed, tally, stage: async () => stage, more })
    process.stdout.write(`games: ${goal.name}: ${tally.histories} played, seed ${seed}, best gain ${gain}\n`)
    expect(gain, log.join('\n')).toBeLessThanOrEqual(goal.bound)
    expect(tally.done).toBeGreaterThan(0)
  },
  secondsOfGoal * 1_000 + 60_000,
)
