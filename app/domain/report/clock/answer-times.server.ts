import { and, eq, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { askPrepared } from '#infra/prepared.ts'
import type { Actor } from '#kernel/actor.ts'
import { after, day, now } from '#kernel/clock.ts'
import { reportScope } from '../report-scope.server.ts'
import { reports } from '../report-tables.server.ts'
import { answerDays, leastAnswers, type PromiseKind, promiseKinds } from './promises.ts'

/**
 * `due`: the answers, and the promises past their due moment that have none yet. `medianHours` is null for fewer than three
 * answers, `onTime` (0 … 1) for fewer than three of what was due.
 */
export type AnswerTime = {
  kind: PromiseKind
  answers: number
  due: number
  medianHours: number | null
  onTime: number | null
}

/**
 * How long answers took on reports the viewer may see, over the last 90 days: from the start of each promise to its keeping,
 * without the time a bughunter owed an answer. Withdrawn reports and paused promises were never answered.
 */
export async function answerTimesSeenBy(viewer: Actor): Promise<AnswerTime[]> {
  const since = after(now(), -answerDays * day).toISOString()
  const late = sql`c.stopped_at IS NULL AND c.due_at < ${now().toISOString()}::timestamptz`
  const due = sql`(c.stopped_at >= ${since}::timestamptz OR ${late})`
  const rows = await askPrepared<Row>(sql`
    SELECT t.kind, count(t.taken)::int AS answers, count(*)::int AS due, (count(*) FILTER (WHERE t.kept))::int AS kept,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY t.taken) AS median
    FROM (
      SELECT c.kind, c.stopped_at <= c.due_at AS kept, extract(epoch FROM c.stopped_at - c.started_at)::float8 - coalesce((
        SELECT sum(extract(epoch FROM least(i.stopped_at, c.stopped_at) - greatest(i.started_at, c.started_at)))::float8
        FROM report_clocks i WHERE i.report_id = c.report_id AND i.kind = 'info'
          AND i.started_at < c.stopped_at AND i.stopped_at > c.started_at), 0) AS taken
      FROM report_clocks c JOIN ${reports} ON ${eq(reports.id, sql`c.report_id`)}
        JOIN ${programs} ON ${eq(programs.id, reports.programId)}
      WHERE ${and(due, reportScope(viewer))}
        AND c.paused_at IS NULL AND c.kind <> 'info' AND ${reports.closeReason} IS DISTINCT FROM 'withdrawn'
    ) t GROUP BY t.kind`)
  const known = new Map(rows.map((row) => [row.kind, row]))
  return promiseKinds.map((kind) => timeOf(kind, known.get(kind)))
}

type Row = { kind: PromiseKind; answers: number; due: number; kept: number; median: number | null }

function timeOf(kind: PromiseKind, row: Row | undefined): AnswerTime {
  const { answers, due, kept, median } = row ?? { answers: 0, due: 0, kept: 0, median: null }
  return {
    ...{ kind, answers, due },
    medianHours: answers < leastAnswers || median === null ? null : median / 3600,
    onTime: due < leastAnswers ? null : kept / due,
  }
}
