import { after, day, now } from '@cakrawala/calendar/clock'
import { eq, type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '../report-tables.server.ts'
import { answerDays, companyPromises, leastAnswers } from './promises.ts'

/**
 * A query: of every program, or of one, how many promises of its company were due in the last 90 days (`promises`) and how many
 * of them it kept (`kept`), where there were three and more. What is still unanswered past its due moment counts as missed.
 * Ratings of programs the product manages are the product's promise (decision 0015); what was due before the platform team
 * cleared a late program does not count again. `report_clocks_stopped` serves both halves.
 */
export function keptByProgram(programId?: string): SQL {
  const moment = sql`${now().toISOString()}::timestamptz`
  const since = sql`${after(now(), -answerDays * day).toISOString()}::timestamptz`
  const kinds = sql.join(
    companyPromises.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const its = programId
    ? sql`AND c.report_id IN (SELECT r.id FROM reports r WHERE r.program_id = ${programId}::uuid)`
    : sql``
  return sql`SELECT ${programs.id} AS program, count(*)::int AS promises, (count(*) FILTER (WHERE due.kept))::int AS kept
    FROM (
      SELECT c.report_id, c.kind, c.due_at, c.stopped_at <= c.due_at AS kept FROM report_clocks c
      WHERE c.stopped_at >= ${since} AND c.paused_at IS NULL AND c.kind IN (${kinds}) ${its}
      UNION ALL
      SELECT c.report_id, c.kind, c.due_at, false FROM report_clocks c
      WHERE c.stopped_at IS NULL AND c.paused_at IS NULL AND c.due_at < ${moment} AND c.kind IN (${kinds}) ${its}
    ) due JOIN ${reports} ON ${eq(reports.id, sql`due.report_id`)} JOIN ${programs} ON ${eq(programs.id, reports.programId)}
    WHERE (due.kind <> 'rating' OR ${programs.managedBy} = 'company')
      AND (${programs.lateClearedAt} IS NULL OR due.due_at > ${programs.lateClearedAt})
    GROUP BY ${programs.id} HAVING count(*) >= ${leastAnswers}`
}
