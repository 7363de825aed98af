import { validReport } from '../../histories/rated-report.ts'
import { actNamed } from '../../histories/weighted-choice.ts'
import type { Goal } from '../goal.ts'
import { gainsOf, giveMuch } from './gains.ts'

/** The least reward of a Critical, by the reward table of the histories' programs, less what the bughunter got. */
const leastLess = `SELECT p.company_id AS company, max(15000000 - coalesce((SELECT sum(e.amount_idr) FROM ledger_transfers t
    JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.ledger_account_id
    WHERE t.report_id = r.id AND a.kind = 'bughunter_payable' AND e.amount_idr > 0), 0)) AS gain
  FROM reports r JOIN programs p ON p.id = r.program_id WHERE p.company_id = ANY($1) GROUP BY 1`

/** A company that neither pays nor answers: the guarantee of the least reward is to hold whatever it begins instead. */
export const silence: Goal = {
  name: 'a company avoids the least reward of a Critical by not deciding',
  unit: 'Rp',
  balance: 300_000_000n,
  coalition: ({ environment }) => [environment.owner, environment.admin],
  acts: [
    giveMuch,
    giveMuch,
    ...['start fixing', 'accept risk', 'ask retest', 'resolve', 'comment'].map(actNamed),
  ],
  async begin(table) {
    await validReport(table, { program: 'self' })
  },
  daysAfter: 60,
  gains: (environments) => gainsOf(environments, leastLess),
  bound: 0,
}
