import { after, day, now } from '@cakrawala/calendar/clock'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { freeReadings } from './reading/reading.ts'
import { readingReasons } from './reading/reading-tables.server.ts'
import { reports } from './report-tables.server.ts'

/**
 * Leaves a trace of the operator who opens a report or a file of it, once a day (LOG-03): `watchReadings`
 * counts those who open many that are not theirs. An operator who has opened `freeReadings` of these within a
 * day gives a reason before the next. Others leave none.
 * @param report whose `assignee` is read where it is missing
 * @throws Refusal step_missing `reading_reason`
 */
export async function traceOpening(
  actor: Actor,
  report: { id: string; assignee?: { id: string } | null },
): Promise<void> {
  if (!isOperator(actor)) return
  const { accountId } = actor
  const today = sql`SELECT 1 FROM ${events} WHERE noun = 'report' AND subject_id = ${report.id}
    AND type = 'report.opened_by_team' AND actor_id = ${accountId} AND at > ${after(now(), -day)} LIMIT 1`
  if ((await database().execute(today)).rows.length > 0) return
  await transaction(async (tx) => {
    // Two tabs opened at once are one opening, and no reader opens two reports as the last free one.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`reading:${accountId}`}, 0))`)
    if ((await tx.execute(today)).rows.length > 0) return
    const assignee = report.assignee === undefined ? await assigneeOf(tx, report.id) : report.assignee?.id
    const assigned = assignee === accountId
    const reasonId = assigned ? null : await reasonFor(tx, accountId)
    await record(tx, actor, 'report.opened_by_team', report.id, { assigned, ...(reasonId && { reasonId }) })
  })
}

/** @returns the reason this reading falls under, null while none is needed */
async function reasonFor(tx: Tx, accountId: string): Promise<string | null> {
  const [given] = await tx
    .select({ id: readingReasons.id })
    .from(readingReasons)
    .where(and(eq(readingReasons.accountId, accountId), gt(readingReasons.goodUntil, now())))
    .orderBy(desc(readingReasons.givenAt))
    .limit(1)
  if (given) return given.id
  const { rows } = await tx.execute<{ read: number }>(sql`
    SELECT count(DISTINCT subject_id)::int AS read FROM ${events} WHERE type = 'report.opened_by_team'
      AND actor_id = ${accountId} AND at > ${after(now(), -day)} AND facts -> 'assigned' IS DISTINCT FROM 'true'::jsonb`)
  refuseUnless(rows[0]!.read < freeReadings, 'step_missing', 'reading_reason')
  return null
}

async function assigneeOf(tx: Tx, reportId: string): Promise<string | null> {
  const [row] = await tx.select({ id: reports.assigneeId }).from(reports).where(eq(reports.id, reportId))
  return row?.id ?? null
}
