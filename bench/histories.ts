// `npm run bench:histories`: 10,000 random histories of the real verbs; a table, and exit 1 where an invariant broke.
// HISTORIES sets how many, HISTORIES_SEED which, HISTORIES_SECONDS when to stop before that.
import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { travelTo } from '#kernel/clock.ts'
import { liveHistories } from '../test/histories/live-histories.ts'
import { plans } from '../test/histories/plan.ts'
import { openStage } from '../test/histories/stage.ts'
import { newTally, usualRefusal } from '../test/histories/tally.ts'
import { table } from './table.ts'
import { openGround } from './test-database.ts'

process.env.NODE_ENV ??= 'test'
process.env.SECRET_KEY ??= 'a bench key that is long enough to pass'
process.env.DATA_DIR ??= 'data/test'

const together = 12
/** A database grows with its histories; a new one keeps the last of them as quick as the first. */
const inOneDatabase = 600
const wanted = Number(process.env.HISTORIES ?? 10_000)
const mostMs = Number(process.env.HISTORIES_SECONDS ?? 7_200) * 1_000
const seed = Number(process.env.HISTORIES_SEED ?? randomInt(2 ** 31))

const tally = newTally()
const began = performance.now()
const left = () => mostMs - (performance.now() - began)
const ground = await openGround()
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
process.stdout.write(fault === null ? '\nEvery invariant held.\n' : `\nBroken: ${fault}\n`)
process.exit(fault === null ? 0 : 1)
