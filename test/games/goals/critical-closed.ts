import { newId } from '@cakrawala/ids/ids'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { one } from '../../histories/act.ts'
import { validReport } from '../../histories/rated-report.ts'
import { idOf } from '../../histories/report-acts.ts'
import { actNamed } from '../../histories/weighted-choice.ts'
import type { GameAct, Goal } from '../goal.ts'
import { gainsOf } from './gains.ts'
import { defendCritical } from './honest-others.ts'

/** Nothing, next to nothing, and what lower bands cost. */
export const giveLittle: GameAct = {
  name: 'give little',
  run: (actor, { report, draw }) =>
    giveReward(actor, idOf(report), {
      ...{ key: newId(), reason: 'Temuan ini tidak berdampak besar bagi kami.', otherReward: undefined },
      amount: one([undefined, 0n, 1n, 500_000n, 1_500_000n, 14_999_999n], draw.one),
    }),
}

/**
 * The least reward of a Critical, by the reward table of the histories' programs, less what was given for a report that
 * is closed.
 */
const savedByClosing = `SELECT p.company_id AS company, max(CASE WHEN r.stage = 'closed' THEN 15000000 - coalesce((SELECT sum(e.amount_idr)
    FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.ledger_account_id
    WHERE t.report_id = r.id AND a.kind = 'bughunter_payable' AND t.kind NOT LIKE 'payout%'), 0) ELSE 0 END) AS gain
  FROM reports r JOIN programs p ON p.id = r.program_id WHERE p.company_id = ANY($1) GROUP BY 1`

/** A company that rates a Critical down, or gives little for it, and closes the report, against a bughunter who objects. */
export const criticalClosed: Goal = {
  name: 'a company closes a Critical for less than its least reward',
  unit: 'Rp',
  balance: 300_000_000n,
  coalition: ({ environment }) => [environment.owner, environment.admin],
  acts: [
    giveLittle,
    giveLittle,
    ...['rate', 'rate', 'answer dispute', 'accept risk', 'start fixing', 'ask retest', 'verdict'].map(
      actNamed,
    ),
    ...['resolve', 'resolve'].map(actNamed),
  ],
  async begin(table) {
    await validReport(table, { program: 'self' })
  },
  others: defendCritical,
  daysAfter: 60,
  gains: (environments) => gainsOf(environments, savedByClosing),
  bound: 0,
}
