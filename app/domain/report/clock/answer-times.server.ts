import { jakartaDay } from '@cakrawala/calendar/business-days'
import { after, day, minute, now } from '@cakrawala/calendar/clock'
import { cachedFor } from '@cakrawala/pg-access/cached-for'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { reportScope, sharedScopeOf } from '#domain/report/report-scope.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { count } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { answerDays, leastAnswers, type PromiseKind, promiseKinds } from './promises.ts'

/**
 * `due`: the answers, and the promises past their due moment that have none yet. `medianHours` is null for fewer than three
 * answers, `onTime` (0 … 1) for fewer than three of what was due.
 */
export const answerTime = z.object({
  ...{ kind: z.enum(promiseKinds), answers: count, due: count },
  ...{ medianHours: z.number().nullable(), onTime: z.number().nullable() },
})
export type AnswerTime = z.infer<typeof answerTime>

/**
 * How long answers took on reports the viewer may see, over the last 90 days: from the start of each promise to its keeping,
 * without the time a bughunter owed an answer. Withdrawn reports and paused promises were never answered. For those who share
 * what they see, at most a minute old.
 */
export async function answerTimesSeenBy(viewer: Actor): Promise<AnswerTime[]> {
  const scope = await sharedScopeOf(viewer)
  const read = async () => (await countAnswers(reportScope(viewer), now())).map(timeOf)
  return scope === null ? read() : cachedFor('answer times', scope, minute, read)
}

/** `median` in seconds, null without an answer. */
export type AnswerCount = {
  kind: PromiseKind
  answers: number
  due: number
  kept: number
  median: number | null
}

/** The same, counted, of the reports that a condition over reports and their programs leaves, as it was at a moment. */
export async function countAnswers(which: SQL, moment: Date): Promise<AnswerCount[]> {
  const since = after(moment, -answerDays * day).toISOString()
  const until = sql`${moment.toISOString()}::timestamptz`
  const due = sql`(c.stopped_at >= ${since}::timestamptz OR (c.stopped_at IS NULL AND c.due_at < ${until}))`
  // Closing stops all promises: what was closed before those days is passed over in `reports_answers`.
  const lately = sql`(${reports.closedAt} IS NULL OR ${reports.closedAt} >= ${since}::timestamptz)`
  const answer = await database().execute<AnswerCount>(sql`
    WITH own AS MATERIALIZED (
      SELECT c.report_id, c.kind, c.started_at, c.due_at, c.paused_at,
        CASE WHEN c.stopped_at <= ${until} THEN c.stopped_at END AS stopped_at
      FROM ${reports} JOIN ${programs} ON ${eq(programs.id, reports.programId)} JOIN report_clocks c ON ${eq(sql`c.report_id`, reports.id)}
      WHERE ${and(lately, which)} AND ${reports.closeReason} IS DISTINCT FROM 'withdrawn'
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
  const known = new Map(answer.rows.map((row) => [row.kind, row]))
  return promiseKinds.map((kind) => known.get(kind) ?? { kind, answers: 0, due: 0, kept: 0, median: null })
}

/** The figures that may be shown of what was counted. */
export function timeOf({ kind, answers, due, kept, median }: AnswerCount): AnswerTime {
  return {
    ...{ kind, answers, due },
    medianHours: answers < leastAnswers || median === null ? null : median / 3600,
    onTime: due < leastAnswers ? null : kept / due,
  }
}

const share = z.number().min(0).max(1).nullable()
/**
 * `onTime`: the share (0 … 1) of all promises that were due, whatever their kind. Hours are rounded; a figure
 * is null where it rests on fewer than three answers, or promises that were due.
 */
export const programAnswersView = z
  .object({
    answers: z.array(
      z.object({ kind: z.enum(promiseKinds), medianHours: z.number().nullable(), onTime: share }),
    ),
    onTime: share,
  })
  .meta({ id: 'ProgramAnswers' })
export type ProgramAnswers = z.infer<typeof programAnswersView>
export type ProgramAnswer = ProgramAnswers['answers'][number]

/**
 * How long answers took on the reports of one program and how many were on time, for everyone who may know it: the 90
 * days up to the last midnight in Jakarta, read once a day. So no one watches a single report come in or be answered
 * (RPT-13). Unscoped: the caller has shown that the viewer may know the program.
 */
export async function programAnswers(programId: string): Promise<ProgramAnswers> {
  const today = jakartaDay(now())
  return cachedFor('program answers', `${programId} ${today}`, day, () => readAnswers(programId, today))
}

async function readAnswers(programId: string, today: string): Promise<ProgramAnswers> {
  const its = and(eq(reports.programId, programId), ne(reports.stage, 'draft'))!
  const counts = await countAnswers(its, new Date(`${today}T00:00:00+07:00`))
  const due = counts.reduce((sum, count) => sum + count.due, 0)
  const kept = counts.reduce((sum, count) => sum + count.kept, 0)
  const answers = counts.map(timeOf).map(({ kind, medianHours, onTime }) => {
    return { kind, medianHours: roundedHours(medianHours), onTime: roundedShare(onTime) }
  })
  return { answers, onTime: roundedShare(due < leastAnswers ? null : kept / due) }
}

/** Whole hours, and half days from two days on: no median reveals the hour of one report. */
function roundedHours(hours: number | null): number | null {
  if (hours === null) return null
  return hours < 48 ? Math.round(hours) : Math.round(hours / 12) * 12
}

function roundedShare(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100) / 100
}
