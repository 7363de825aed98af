import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { sql } from 'drizzle-orm'
import { formatReportCode } from '#domain/report/report-code.ts'
import type { Tx } from '#infra/database.ts'

/** The next name of a ticket, `INS-2026-000123-K`: made like those of reports, and like them it opens nothing. */
export async function nextIncidentCode(tx: Tx): Promise<string> {
  const answer = await tx.execute<{ serial: string }>(sql`SELECT nextval('incident_serials') AS serial`)
  const year = Number(jakartaDay(now()).slice(0, 4))
  return formatReportCode(year, Number(answer.rows[0]!.serial), 'INS')
}
