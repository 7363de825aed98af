import { newId } from '@cakrawala/ids/ids'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { databasePool } from '#infra/database.ts'
import { one } from '../../histories/act.ts'
import type { Environment } from '../../histories/environment.ts'
import { idOf } from '../../histories/report-acts.ts'
import type { GameAct } from '../goal.ts'

/** At and above what one person may decide alone, and more than there is. */
export const giveMuch: GameAct = {
  name: 'give much',
  run: (actor, { report, draw }) =>
    giveReward(actor, idOf(report), {
      ...{ key: newId(), reason: 'Temuan ini sangat berharga bagi kami.', otherReward: undefined },
      amount: one([50_000_000n, 50_000_001n, 75_000_000n, 150_000_000n, 900_000_000_000n], draw.one),
    }),
}

/** Asks for one number of every company. @param query selects `company` and `gain`; $1 are the companies, $2 their bughunters */
export async function gainsOf(
  environments: readonly Environment[],
  query: string,
): Promise<Map<string, number>> {
  const companies = environments.map(({ companyId }) => companyId)
  const people = environments.flatMap(({ hunters }) => hunters.map(({ accountId }) => accountId))
  const values = query.includes('$2') ? [companies, people] : [companies]
  const { rows } = await databasePool().query<{ company: string; gain: string }>(query, values)
  return new Map(rows.map(({ company, gain }) => [company, Number(gain)]))
}
