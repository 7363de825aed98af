// `npm run bench:histories`: 10,000 random histories of the real use cases, and 10,000 games of people who act in bad faith; tables,
// and exit 1 where an invariant broke or a game gained more than its bound. HISTORIES and GAMES set how many, HISTORIES_SEED
// which, HISTORIES_SECONDS when the histories stop before that, GAMES_GOAL words of the only goals played.
import { randomInt } from 'node:crypto'
import { travelTo } from '@cakrawala/calendar/clock'
import fc from 'fast-check'
import { goals } from '../test/games/goals.ts'
import { searchBest } from '../test/games/search.ts'
import { openStage, type Stage } from '../test/histories/environment.ts'
import { liveHistories } from '../test/histories/live-histories.ts'
import { plans } from '../test/histories/plan.ts'
import { newTally, usualRefusal } from '../test/histories/tally.ts'
import { table } from './table.ts'
import { openBaseData } from './test-database.ts'

process.env.NODE_ENV ??= 'test'
process.env.SECRET_KEY ??= 'a bench key that is long enough to pass'
process.env.DATA_DIR ??= 'data/test'

const together = 12
/** A database grows with its histories; a new one makes the last of them as fast as the first. */
const inOneDatabase = 600
const wanted = Number(process.env.HISTORIES ?? 10_000)
const mostMs = Number(process.env.HISTORIES_SECONDS ?? 7_200) * 1_000
const seed = Number(process.env.HISTORIES_SEED ?? randomInt(2 ** 31))

const wantedGames = Number(process.env.GAMES ?? 10_000)
const wantedGoals = goals.filter(({ name }) => name.includes(process.env.GAMES_GOAL ?? ''))
const tally = newTally()
const gains: string[][] = []
const began = performance.now()
const left = () => mostMs - (performance.now() - began)
const ground = await openBaseData()
let fault: string | null = null
try {
  for (let turn = 0; fault === null && tally.histories < wanted && left() > 0; turn++) {
    await ground.fresh()
    travelTo(new Date('2026-01-05T03:00:00Z'))
    const stage = await openStage()
    const runs = Math.ceil(Math.min(inOneDatabase, wanted - tally.histories) / together)
    const answer = await fc.check(
      fc.asyncProperty(plans(together), (plan) => liveHistories(stage, plan, tally)),
      { seed: seed + turn, numRuns: runs, endOnFailure: true, interruptAfterTimeLimit: Math.max(1, left()) },
    )
    if (answer.failed)
      fault = `seed ${seed + turn}, path ${answer.counterexamplePath}\n${answer.errorInstance}`
    process.stdout.write(
      `${tally.histories} histories, ${Math.round((performance.now() - began) / 1_000)} s\n`,
    )
  }
  if (fault === null) await playAll()
} finally {
  await ground.stop()
}

const seconds = (performance.now() - began) / 1_000
const refused = [...tally.refused].toSorted(([, one], [, two]) => two - one)
table(
  `Random histories of the real verbs, seed ${seed}`,
  ['what', 'how many'],
  [
    ['histories', String(tally.histories)],
    ['acts tried', String(tally.tried)],
    ['acts done', String(tally.done)],
    ['groups at one moment', String(tally.crowds)],
    ...refused.map(([code, times]) => [`refused: ${code}`, String(times)]),
    ['invariants looked at', String(tally.checks)],
    ['seconds', seconds.toFixed(0)],
  ],
)
table(
  'By act',
  ['act', 'tried', 'done', 'refused most often'],
  [...tally.byAct]
    .toSorted()
    .map(([act, its]) => [act, String(its.tried), String(its.done), usualRefusal(its)]),
)
table(`What bad faith gains, seed ${seed}`, ['goal', 'games', 'acts done', 'best gain found', 'bound'], gains)
process.stdout.write(fault === null ? '\nEvery invariant and every bound held.\n' : `\nBroken: ${fault}\n`)
process.exit(fault === null ? 0 : 1)

/** As many games for each goal; the best game of one that gains too much is the fault. */
async function playAll(): Promise<void> {
  const each = Math.ceil(wantedGames / goals.length)
  for (const goal of wantedGoals) {
    const its = newTally()
    let stage: Stage | undefined
    let inThis = 0
    const next = async () => {
      if (stage && inThis < inOneDatabase) {
        inThis += together
        return stage
      }
      await ground.fresh()
      travelTo(new Date('2026-01-05T03:00:00Z'))
      inThis = together
      stage = await openStage()
      return stage
    }
    const more = () => its.histories < each
    const { gain, log } = await searchBest(goal, { together, seed, tally: its, stage: next, more })
    const told = [gain, goal.bound].map((number) => `${number.toLocaleString('en')} ${goal.unit}`)
    gains.push([goal.name, String(its.histories), String(its.done), ...told])
    if (gain > goal.bound) fault ??= `${goal.name}, seed ${seed}\n${log.join('\n')}`
    process.stdout.write(`${goal.name}: ${its.histories} games, best gain ${told[0]}\n`)
  }
}
