import { newId } from '@cakrawala/ids/ids'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { validReport } from '../../histories/rated-report.ts'
import { actNamed } from '../../histories/weighted-choice.ts'
import { reportTexts } from '../../support/report-scenario.ts'
import { vectors } from '../../support/reward-scenario.ts'
import type { GameAct, Goal } from '../goal.ts'
import { gainsOf } from './gains.ts'

const sendCopy: GameAct = {
  name: 'send a copy',
  run: (actor, { environment }) =>
    submitReport(actor, environment.programs.self, {
      key: newId(),
      ...reportTexts({ cvssVector: vectors.low }),
    }),
}

const pointsOf = `SELECT p.company_id AS company, coalesce(sum(e.points), 0) AS gain FROM point_entries e
  JOIN reports r ON r.id = e.report_id JOIN programs p ON p.id = r.program_id WHERE p.company_id = ANY($1) GROUP BY 1`

/**
 * A company and two bughunters lift each other: one Low find that an honest operator judged is to stay a Low find, and a
 * copy of it counts once for the other bughunter.
 */
export const pointsGained: Goal = {
  name: 'a company and two bughunters make points of one Low find',
  unit: 'points',
  balance: 300_000_000n,
  coalition: ({ environment }) => [environment.owner, ...environment.hunters],
  acts: [
    ...[sendCopy, sendCopy],
    ...[
      'rate',
      'rate',
      'answer rating',
      'give reward',
      'start fixing',
      'ask retest',
      'answer retest',
      'verdict',
    ].map(actNamed),
    ...['accept risk', 'resolve', 'appeal', 'answer appeal', 'withdraw'].map(actNamed),
  ],
  async begin(table) {
    await validReport(table, { program: 'self', vector: vectors.low })
  },
  async others({ stage }, { reports: [first, ...copies] }) {
    const operator = stage.team[0]!
    for (const { id } of copies.filter(({ stage: at }) => at === 'submitted')) {
      await takeReport(operator, id, undefined)
      await closeAsDuplicate(operator, id, { original: first!.code! })
    }
  },
  gains: (environments) => gainsOf(environments, pointsOf),
  // The find 5 and 3 for its quality, the right vector 1, the copy of the other 1, the retest 2.
  bound: 12,
}
