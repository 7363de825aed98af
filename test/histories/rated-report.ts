import { newId } from '@cakrawala/ids/ids'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import { takeReport } from '#domain/report/take-report.server.ts'
import { rateReport } from '#domain/reward/rate-report.server.ts'
import { validateReport } from '#domain/reward/validate-report.server.ts'
import { databasePool } from '#infra/database.ts'
import type { RiskLevel } from '#kernel/risk-level.ts'
import { reportTexts } from '../support/report-scenario.ts'
import { triage, vectors } from '../support/reward-scenario.ts'
import type { Environment, ProgramSort, Stage } from './environment.ts'

type Place = { stage: Stage; environment: Environment }
type Find = { program: ProgramSort; vector?: string }

/** A report of the first bughunter that an honest operator found valid. @returns its id */
export async function validReport(
  { stage, environment }: Place,
  { program, vector = vectors.critical }: Find,
) {
  const [reporter, operator] = [environment.hunters[0]!, stage.team[0]!]
  const key = newId()
  const programId = environment.programs[program]
  const { id: reportId } = await submitReport(reporter, programId, {
    key,
    ...reportTexts({ cvssVector: vector }),
  })
  await takeReport(operator, reportId, undefined)
  await validateReport(operator, reportId, triage(vector))
  return reportId
}

/** The same, rated by its company as the operator found it. */
export async function ratedReport(place: Place, find: Find, level: RiskLevel): Promise<string> {
  const reportId = await validReport(place, find)
  const { rows } = await databasePool().query(`SELECT revision FROM reports WHERE id = $1`, [reportId])
  const cvssVector = find.vector ?? vectors.critical
  await rateReport(place.environment.owner, reportId, {
    revision: rows[0].revision,
    level,
    cvssVector,
    reason: undefined,
  })
  return reportId
}
