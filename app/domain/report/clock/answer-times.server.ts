import { and, eq, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { keptFor } from '#infra/kept.ts'
import type { Actor } from '#kernel/actor.ts'
import { after, day, minute, now } from '#kernel/clock.ts'
import { reportScope, sharedScopeOf } from '../report-scope.server.ts'
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
 * without the time a bughunter owed an answer. Withdrawn reports and paused promises were never answered. For those who share
 * what they see, at most a minute old.
 */
export async function answerTimesSeenBy(viewer: Actor): Promise<AnswerTime[]> {
  const scope = await sharedScopeOf(viewer)
  const read = () => readTimes(viewer)
  return scope === null ? read() : keptFor(`answer times ${scope}`, minute, read)
}

async function readTimes(viewer: Actor): Promise<AnswerTime[]> {
  const since = after(now(), -answerDays * day).toISOString()
  const due = sql`(c.stopped_at >= ${since}::timestamptz
    OR (c.stopped_at IS NULL AND c.due_at < ${now().toISOString()}::timestamptz))`
  // Closing stops all promises: what was closed before those days is passed over in `reports_answers`.
  const lately = sql`(${reports.closedAt} IS NULL OR ${reports.closedAt} >= ${since}::timestamptz)`
  const answer = await database().execute<Row>(sql`
    WITH own AS MATERIALIZED (
      SELECT c.report_id, c.kind, c.started_at, c.due_at, c.stopped_at, c.paused_at
      FROM ${reports} JOIN ${programs} ON ${eq(programs.id, reports.programId)} JOIN report_clocks c ON ${eq(sql`c.report_id`, reports.id)}
      WHERE ${and(lately, reportScope(viewer))} AND ${reports.closeReason} IS DISTINCT FROM 'withdrawn'
    ), waits AS (
      SELECT c.report_id, c.kind, c.started_at,
        sum(date_part('epoch', least(i.stopped_at, c.stopped_at) - greatest(i.started_at, c.started_at))) AS waited
      FROM own i JOIN own c ON c.report_id = i.report_id AND i.started_at < c.stopped_at AND i.stopped_at > c.started_at
      WHERE i.kind = 'info' AND c.kind <> 'info' GROUP BY 1, 2, 3
    ), answers AS (
      SELECT c.kind, c.stopped_at <= c.due_at AS kept,
        date_part('epoch', c.stopped_at - c.started_at) - coalesce(w.waited, 0) AS taken
      FROM own c LEFT JOIN waits w USING (report_id, kind, started_at)
      WHERE ${due} AND c.paused_at IS NULL AND c.kind <> 'info'
    )
    SELECT kind, count(taken)::int AS answers, count(*)::int AS due, (count(*) FILTER (WHERE kept))::int AS kept,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY taken) AS median FROM answers GROUP BY kind`)
  const rows = answer.rows
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
