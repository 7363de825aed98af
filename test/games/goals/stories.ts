import { submitReport } from '#domain/report/submit-report.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { giveReward } from '#domain/reward/give-reward.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { databasePool } from '#infra/database.ts'
import { newId } from '#kernel/ids.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { one } from '../../histories/act.ts'
import { idOf } from '../../histories/report-acts.ts'
import type { ProgramSort, World } from '../../histories/stage.ts'
import { reportTexts } from '../../support/report-story.ts'
import { triage, vectors } from '../../support/reward-story.ts'
import type { GameAct, Table } from '../goal.ts'

/** At and above what one person may decide alone, and more than there is. */
export const giveMuch: GameAct = {
  name: 'give much',
  run: (actor, { report, draw }) =>
    giveReward(actor, idOf(report), {
      ...{ key: newId(), reason: 'Temuan ini sangat berharga bagi kami.', otherReward: undefined },
      amount: one([50_000_000n, 50_000_001n, 75_000_000n, 150_000_000n, 900_000_000_000n], draw.one),
    }),
}

type Find = { program: ProgramSort; vector?: string }

/** A report of the first bughunter that an honest operator found valid. @returns its id */
export async function validReport({ stage, world }: Table, { program, vector = vectors.critical }: Find) {
  const [reporter, operator] = [world.hunters[0]!, stage.team[0]!]
  const key = newId()
  const programId = world.programs[program]
  const { id: reportId } = await submitReport(reporter, programId, {
    key,
    ...reportTexts({ cvssVector: vector }),
  })
  await takeReport(operator, reportId, undefined)
  await validateReport(operator, reportId, triage(vector))
  return reportId
}

/** The same, rated by its company as the operator found it. */
export async function ratedReport(table: Table, find: Find, level: RiskLevel): Promise<string> {
  const reportId = await validReport(table, find)
  const { rows } = await databasePool().query(`SELECT revision FROM reports WHERE id = $1`, [reportId])
  const cvssVector = find.vector ?? vectors.critical
  await rateReport(table.world.owner, reportId, {
    revision: rows[0].revision,
    level,
    cvssVector,
    reason: undefined,
  })
  return reportId
}

/** Asks for one number of every company. @param query selects `company` and `gain`; $1 are the companies, $2 their bughunters */
export async function gainsOf(worlds: readonly World[], query: string): Promise<Map<string, number>> {
  const companies = worlds.map(({ companyId }) => companyId)
  const people = worlds.flatMap(({ hunters }) => hunters.map(({ accountId }) => accountId))
  const values = query.includes('$2') ? [companies, people] : [companies]
  const { rows } = await databasePool().query<{ company: string; gain: string }>(query, values)
  return new Map(rows.map(({ company, gain }) => [company, Number(gain)]))
}
