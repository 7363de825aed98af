import { and, eq, sql } from 'drizzle-orm'
import { companies } from '#domain/company/company-tables.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { keptFor } from '#infra/kept.ts'
import { askPrepared } from '#infra/prepared.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { after, day, minute, now } from '#kernel/clock.ts'
import { pageSizes } from '#kernel/paging.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { reports } from '../report-tables.server.ts'
import { answerDays, companyPromises, leastAnswers, leastOnTime } from './promises.ts'

export type KeptPromises = {
  programId: string
  title: string
  company: string
  promises: number
  kept: number
  /** 0 … 1 */
  share: number
}

export type Judged = { programs: KeptPromises[]; judged: number; below: number }

/**
 * How programs kept their own promises (rating, reward, fix) over the last 90 days, the worst first and at most 100; what is
 * still unanswered past its due moment counts as missed. Only with three promises and more. At most a minute old.
 * @throws Refusal forbidden for all but the platform team
 */
export async function keptPromisesSeenBy(viewer: Actor, most: number): Promise<Judged> {
  refuseUnless(isHello(viewer), 'forbidden')
  const { programs: worst, ...counts } = await keptFor('kept promises', minute, readJudged)
  return { programs: worst.slice(0, most), ...counts }
}

/** `report_clocks_stopped` serves both halves. */
async function readJudged(): Promise<Judged> {
  const moment = sql`${now().toISOString()}::timestamptz`
  const since = sql`${after(now(), -answerDays * day).toISOString()}::timestamptz`
  const kinds = sql.join(
    companyPromises.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const rows = await askPrepared<Row>(sql`WITH due AS (
      SELECT c.report_id, c.stopped_at <= c.due_at AS kept FROM report_clocks c
      WHERE c.stopped_at >= ${since} AND c.paused_at IS NULL AND c.kind IN (${kinds})
      UNION ALL
      SELECT c.report_id, false FROM report_clocks c
      WHERE c.stopped_at IS NULL AND c.paused_at IS NULL AND c.due_at < ${moment} AND c.kind IN (${kinds})
    ), shares AS (
      SELECT ${reports.programId} AS program, count(*)::int AS promises, (count(*) FILTER (WHERE due.kept))::int AS kept
      FROM due JOIN ${reports} ON ${eq(reports.id, sql`due.report_id`)} GROUP BY 1 HAVING count(*) >= ${leastAnswers}
    )
    SELECT ${programs.id} AS "programId", ${programs.title} AS title, ${companies.name} AS company, s.promises, s.kept,
      s.kept::float8 / s.promises AS share, (count(*) OVER ())::int AS judged,
      (count(*) FILTER (WHERE s.kept::float8 / s.promises < ${leastOnTime}::float8) OVER ())::int AS below
    FROM shares s JOIN ${programs} ON ${eq(programs.id, sql`s.program`)}
      JOIN ${companies} ON ${and(eq(companies.id, programs.companyId))}
    ORDER BY share, s.promises DESC, ${programs.id} LIMIT ${pageSizes.most}`)
  return {
    programs: rows.map(({ judged: _judged, below: _below, ...row }) => row),
    ...{ judged: rows[0]?.judged ?? 0, below: rows[0]?.below ?? 0 },
  }
}

type Row = KeptPromises & { judged: number; below: number }
