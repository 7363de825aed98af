import { ratedReport } from '../../histories/rated-report.ts'
import { actNamed } from '../../histories/weighted-choice.ts'
import type { Goal } from '../goal.ts'
import { gainsOf } from './gains.ts'

/** Promises to fix that count as met, beyond those of reports that were fixed in time. */
const keptTooOften = `SELECT p.company_id AS company, count(*) FILTER (WHERE c.stopped_at <= c.due_at AND c.paused_at IS NULL)
    - count(DISTINCT r.id) FILTER (WHERE r.fix = 'fixed') AS gain
  FROM report_clocks c JOIN reports r ON r.id = c.report_id JOIN programs p ON p.id = r.program_id
  WHERE c.kind = 'fix' AND p.company_id = ANY($1) GROUP BY 1`

export const promisesKept: Goal = {
  name: 'a company counts missed promises to fix as met',
  unit: 'promises',
  balance: 300_000_000n,
  coalition: ({ environment }) => [environment.owner, environment.admin],
  acts: [
    'start fixing',
    'start fixing',
    'accept risk',
    'accept risk',
    'ask retest',
    'give reward',
    'resolve',
  ].map(actNamed),
  async begin(table) {
    for (let turn = 0; turn < 2; turn++) await ratedReport(table, { program: 'self' }, 12)
  },
  gains: (environments) => gainsOf(environments, keptTooOften),
  bound: 0,
}
