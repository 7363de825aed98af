import { jakartaDay } from '@cakrawala/calendar/business-days'
import { day, now } from '@cakrawala/calendar/clock'
import { cachedFor } from '@cakrawala/pg-access/cached-for'
import { and, eq, ne } from 'drizzle-orm'
import { z } from '#kernel/zod.ts'
import { reports } from '../report-tables.server.ts'
import { countAnswers, timeOf } from './answer-times.server.ts'
import { leastAnswers, promiseKinds } from './promises.ts'

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
