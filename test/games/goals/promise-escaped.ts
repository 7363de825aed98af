import { validReport } from '../../histories/rated-report.ts'
import { actNamed } from '../../histories/weighted-choice.ts'
import type { Goal } from '../goal.ts'
import { giveLittle } from './critical-closed.ts'
import { gainsOf, giveMuch } from './gains.ts'
import { defendCritical } from './honest-others.ts'

/** Days from a valid report to its reward, its end, or the first promise that counts as broken. */
const daysUnanswered = `SELECT p.company_id AS company, ceil(max(extract(epoch FROM least(
    (SELECT min(t.at) FROM ledger_transfers t WHERE t.report_id = r.id AND t.kind = 'reward'),
    (SELECT min((e.facts->>'dueAt')::timestamptz) FROM events e WHERE e.noun = 'report' AND e.subject_id = r.id AND e.type = 'report.clock_overdue'),
    r.closed_at, (SELECT max(at) FROM events)) - r.valid_at) / 86400)) AS gain
  FROM reports r JOIN programs p ON p.id = r.program_id WHERE p.company_id = ANY($1) GROUP BY 1`

/** A company that moves a report to and fro, so that its promises pause, begin again or fall, and nothing of it counts as late. */
export const promiseEscaped: Goal = {
  name: 'a company neither rewards a Critical nor counts as late',
  unit: 'days',
  balance: 300_000_000n,
  coalition: ({ environment }) => [environment.owner, environment.admin],
  acts: [
    ...[giveLittle, giveLittle, giveMuch],
    ...['rate', 'rate', 'answer dispute', 'approve reward', 'accept risk', 'start fixing', 'ask retest'].map(
      actNamed,
    ),
  ],
  async begin(table) {
    await validReport(table, { program: 'self' })
  },
  others: defendCritical,
  daysAfter: 60,
  gains: (environments) => gainsOf(environments, daysUnanswered),
  // Five business days to rate and five to reward, three to answer a dispute; each may meet weekends and holidays.
  bound: 28,
}
