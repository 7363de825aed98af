// `npm run bench:week`: a simulated week of 1,000 reports with five operators who differ; tables, and exit 1 where an
// invariant broke. WEEK_REPORTS sets how many, WEEK_SEED which.
import { now } from '@cakrawala/calendar/clock'
import { usualRefusal } from '../test/histories/tally.ts'
import { clockFigures } from '../test/week/clock-faults.ts'
import { liveWeek } from '../test/week/live-week.ts'
import { table } from './table.ts'
import { openBaseData } from './test-database.ts'

process.env.NODE_ENV ??= 'test'
process.env.SECRET_KEY ??= 'a bench key that is long enough to pass'
process.env.DATA_DIR ??= 'data/test'

const reports = Number(process.env.WEEK_REPORTS ?? 1_000)
const seed = Number(process.env.WEEK_SEED ?? 20_260_105)
const began = performance.now()
const ground = await openBaseData()
try {
  await ground.fresh()
  const { faults, stages, mails, population } = await liveWeek({ reports, every: 1, bughunters: 14, seed })
  const { tally } = population
  table(
    `A week of ${reports} reports, seed ${seed}`,
    ['what', 'how many'],
    [
      ...Object.entries(stages).map(([stage, count]) => [stage, String(count)]),
      ['acts tried', String(tally.tried)],
      ['acts done', String(tally.done)],
      ['mails queued', String(mails)],
      ['seconds', ((performance.now() - began) / 1_000).toFixed(0)],
    ],
  )
  table(
    'By act',
    ['act', 'tried', 'done', 'refused most often'],
    [...tally.byAct]
      .toSorted()
      .map(([act, its]) => [act, String(its.tried), String(its.done), usualRefusal(its)]),
  )
  table('Promises', ['clock', 'met', 'missed', 'running', 'paused'], await clockFigures(now()))
  process.stdout.write(
    faults.length === 0 ? '\nEvery invariant held.\n' : `\nBroken:\n${faults.slice(0, 20).join('\n')}\n`,
  )
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await ground.stop()
}
process.exit()
