import { sql } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { after, day, now } from '#kernel/clock.ts'

/**
 * Leaves a trace of whoever of the platform team opens a report, once a day (LOG-03): `watchReadings` counts those who
 * open many that are not theirs. Others leave none.
 */
export async function traceOpening(
  actor: Actor,
  report: { id: string; assignee: { id: string } | null },
): Promise<void> {
  if (!isHello(actor)) return
  const { accountId } = actor
  const today = sql`SELECT 1 FROM events WHERE noun = 'report' AND subject_id = ${report.id}
    AND type = 'report.opened_by_team' AND actor_id = ${accountId} AND at > ${after(now(), -day)} LIMIT 1`
  if ((await database().execute(today)).rows.length > 0) return
  await transaction(async (tx) => {
    // Two tabs opened at once are one opening.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${accountId}:${report.id}`}, 0))`)
    if ((await tx.execute(today)).rows.length > 0) return
    const assigned = report.assignee?.id === accountId
    await record(tx, actor, 'report.opened_by_team', report.id, { assigned })
  })
}
