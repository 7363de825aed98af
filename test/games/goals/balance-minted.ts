import { newId } from '@cakrawala/ids/ids'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import { one } from '../../histories/act.ts'
import { actNamed } from '../../histories/weighted-choice.ts'
import { newReference, topUpProof } from '../../support/payout-scenario.ts'
import type { GameAct, Goal } from '../goal.ts'
import { gainsOf } from './gains.ts'

const ask: GameAct = {
  name: 'ask for a top-up',
  run: async (actor, { draw }) => {
    const reference = draw.two % 4 === 0 ? one(['BCA 0042', 'bca-0042'], draw.two) : newReference()
    const amount = one([1_000_000n, 9_000_000n, 10_000_000n, 250_000_000n], draw.one)
    return requestTopUp(actor, { key: newId(), reference, amount }, await topUpProof(actor))
  },
}

/** The received amount is entered by the operator: less than was asked for, or more. */
const confirmAs: GameAct = {
  name: 'confirm another amount',
  run: (actor, { seen, draw }) => {
    const { id: topUpId } = one(seen.topUps, draw.two) ?? { id: newId() }
    const received = one([9_000_000n, 11_000_000n, 250_000_000n], draw.one)
    return decideTopUp(actor, { topUpId, decision: 'confirm', received })
  },
}

const inOneDay = `SELECT company, max(day) AS gain FROM (SELECT t.company_id AS company, sum(e.amount_idr) OVER (PARTITION BY
    t.company_id ORDER BY t.at RANGE BETWEEN '24 hours' PRECEDING AND CURRENT ROW) AS day
  FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.ledger_account_id
    AND a.kind = 'company_available' WHERE t.kind = 'top_up' AND t.actor_id IS NOT NULL AND t.company_id = ANY($1)) days GROUP BY 1`

/** One operator and a company's owner: what the operator confirms alone is never looked at by another person. */
export const balanceMinted: Goal = {
  name: 'an operator confirms money in a day that never came',
  unit: 'Rp',
  balance: 0n,
  coalition: ({ stage, environment }) => [environment.owner, stage.team[1]!],
  acts: [ask, actNamed('decide top-up'), confirmAs],
  begin: async () => undefined,
  gains: (environments) => gainsOf(environments, inOneDay),
  bound: 10_000_000,
}
