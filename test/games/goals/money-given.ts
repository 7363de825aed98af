import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { database } from '#infra/database.ts'
import type { MemberPermission } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { ratedReport } from '../../histories/rated-report.ts'
import { actNamed } from '../../histories/weighted-choice.ts'
import { joined, withPassword } from '../../support/members.ts'
import type { GameAct, Goal } from '../goal.ts'
import { gainsOf, giveMuch } from './gains.ts'

const permissions: MemberPermission[] = ['report.comment', 'report.rate', 'reward.decide']

/** Makes a member who may decide rewards: a person who is the admin behind another name. */
const makeApprover: GameAct = {
  name: 'make an approver',
  async run(actor, { environment, people }) {
    const programs = Object.values(environment.programs)
    const { memberId, username } = await joined(actor, { permissions, programs })
    const [row] = await database().select().from(accounts).where(eq(accounts.username, username))
    const { id: accountId } = found(row)
    const { companyId } = environment
    people.push({ ...environment.decider, accountId, username, companyId, memberId, permissions })
  },
}

/** Rupiah that went to bughunters in the worst 24 hours. */
const inOneDay = `WITH given AS (
    SELECT t.company_id, t.at, sum(e.amount_idr) AS amount FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id
    JOIN ledger_accounts a ON a.id = e.ledger_account_id AND a.kind = 'bughunter_payable'
    WHERE t.kind = 'reward' AND t.actor_id IS NOT NULL AND t.company_id = ANY($1) GROUP BY t.id)
  SELECT company_id AS company, max(day) AS gain FROM (SELECT company_id, sum(amount) OVER (PARTITION BY company_id ORDER BY at
    RANGE BETWEEN '24 hours' PRECEDING AND CURRENT ROW) AS day FROM given) days GROUP BY 1`

/** One admin gives the company's money to a friend: no one else is to be needed only below the limit of two people. */
export const moneyGiven: Goal = {
  name: 'an admin gives a company’s money away in a day',
  unit: 'Rp',
  balance: 900_000_000n,
  coalition: ({ environment, people }) => [environment.admin, ...people],
  acts: [
    giveMuch,
    giveMuch,
    actNamed('approve reward'),
    actNamed('approve reward'),
    makeApprover,
    actNamed('rate'),
  ],
  async begin(table) {
    await withPassword(table.environment.admin)
    for (let turn = 0; turn < 3; turn++) await ratedReport(table, { program: 'self' }, 12)
  },
  gains: (environments) => gainsOf(environments, inOneDay),
  bound: 50_000_000,
}
