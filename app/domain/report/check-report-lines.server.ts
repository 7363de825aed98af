import { logLine } from '@cakrawala/logging/log'
import { sql } from 'drizzle-orm'
import { site } from '#domain/event/event.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { reportLines } from './report-line-tables.server.ts'
import { reports } from './report-tables.server.ts'

/** Reports compared by one statement. */
const batch = 2_000

/**
 * Compares every stored line of a report with what it is made of, once a night, and writes those anew that differ, which
 * only a fault of a trigger or a change by hand can cause. Each night that finds any notifies the platform team and the
 * log.
 * @returns how many were wrong
 */
export async function checkReportLines(system: System): Promise<number> {
  const wrong: string[] = []
  for (let after: string | undefined; ; ) {
    const next = await lastOfBatch(after)
    wrong.push(...(await wrongReportLines(after, next)))
    if (next === undefined) break
    after = next
  }
  if (wrong.length === 0) return 0
  for (let at = 0; at < wrong.length; at += batch)
    await database().execute(
      sql`SELECT write_report_lines(${sql.param(wrong.slice(at, at + batch))}::uuid[])`,
    )
  logLine('error', { event: 'report_lines_alarm', rows: wrong.length })
  await transaction((tx) => record(tx, system, 'job.report_lines_corrected', site, { count: wrong.length }))
  return wrong.length
}

/**
 * The reports beyond `after`, up to `last`, whose stored line is missing or differs from `report_line_now`.
 */
export async function wrongReportLines(after?: string, last?: string): Promise<string[]> {
  const range = (id: ReturnType<typeof sql>) =>
    sql`${after ? sql`${id} > ${after}` : sql`true`} AND ${last ? sql`${id} <= ${last}` : sql`true`}`
  const answer = await database().execute<{ id: string }>(sql`
    SELECT report_id AS id FROM (
      (SELECT * FROM report_line_now WHERE ${range(sql`report_id`)} EXCEPT SELECT * FROM ${reportLines} WHERE ${range(sql`report_id`)})
    ) wrong`)
  return answer.rows.map(({ id }) => id)
}

/** The id of the last report of the batch beyond `after`; nothing where it is the last batch. */
async function lastOfBatch(after: string | undefined): Promise<string | undefined> {
  const answer = await database().execute<{ id: string }>(sql`
    SELECT id FROM ${reports} WHERE ${after ? sql`id > ${after}` : sql`true`} ORDER BY id LIMIT 1 OFFSET ${batch - 1}`)
  return answer.rows[0]?.id
}
