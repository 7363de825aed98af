import { after, day, minute, now } from '@cakrawala/calendar/clock'
import { pageSizes } from '@cakrawala/paging/paging'
import { cachedFor } from '@cakrawala/pg-access/cached-for'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { count, flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { answerDays, companyPromises, leastAnswers, leastOnTime } from './promises.ts'

/** `share`: 0 … 1. `late`: it takes no new reports until the team clears it. */
const keptPromises = z.object({
  ...{ programId: text, title: text, company: text, promises: count, kept: count },
  ...{ share: z.number(), late: flag },
})
export type KeptPromises = z.infer<typeof keptPromises>

/** `stopped`: how many programs take no new reports because their companies were late. */
export const judgedPromises = z.object({
  ...{ programs: z.array(keptPromises), judged: count, below: count, stopped: count },
})
export type Judged = z.infer<typeof judgedPromises>

/**
 * How programs kept their own promises (rating, reward, fix, the answer to an objection) over the last 90 days, the worst first and at most 100; what is
 * still unanswered past its due moment counts as missed. Only with three promises and more. At most a minute old.
 * @throws Refusal forbidden for all but the platform team
 */
export async function keptPromisesSeenBy(viewer: Actor, most: number): Promise<Judged> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const { programs: worst, ...counts } = await cachedFor('kept promises', 'all', minute, readJudged)
  return { programs: worst.slice(0, most), ...counts }
}

async function readJudged(): Promise<Judged> {
  const rows = await askPrepared<Row>(sql`WITH shares AS (${keptByProgram()})
    SELECT ${programs.id} AS "programId", ${programs.title} AS title, ${companies.name} AS company, s.promises, s.kept,
      s.kept::float8 / s.promises AS share, (${programs.lateSince} IS NOT NULL) AS late, (count(*) OVER ())::int AS judged,
      (count(*) FILTER (WHERE s.kept::float8 / s.promises < ${leastOnTime}::float8) OVER ())::int AS below
    FROM shares s JOIN ${programs} ON ${eq(programs.id, sql`s.program`)}
      JOIN ${companies} ON ${and(eq(companies.id, programs.companyId))}
    ORDER BY share, s.promises DESC, ${programs.id} LIMIT ${pageSizes.most}`)
  const [stopped] = await askPrepared<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${programs}
    WHERE ${programs.lateSince} IS NOT NULL AND ${inArray(programs.status, ['accepted', 'paused'])}`)
  return {
    programs: rows.map(({ judged: _judged, below: _below, ...row }) => row),
    ...{ judged: rows[0]?.judged ?? 0, below: rows[0]?.below ?? 0, stopped: stopped!.count },
  }
}

type Row = KeptPromises & { judged: number; below: number }

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
