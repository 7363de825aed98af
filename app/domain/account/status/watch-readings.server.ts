import { after, day, now, second } from '@cakrawala/calendar/clock'
import { logLine } from '@cakrawala/logging/log'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { sql } from 'drizzle-orm'
import { typesWith } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'

/**
 * Different people and companies whose documents, and reports of others in the team, an operator opens within a day, and
 * it is still work.
 */
export const quietReadings = 100
const raised = rateLimit('reading_alarm', 1, day / second)

/**
 * Notifies the colleagues of the person who reads far more than the work asks for, once a day (LOG-03). It counts what
 * the history holds, so nothing that was opened can be left out.
 * @returns how many alarms were raised
 */
export async function watchReadings(system: System): Promise<number> {
  const kinds = sql.join(
    typesWith('readingAlarm').map((kind) => sql`${kind}`),
    sql`, `,
  )
  const { rows } = await database().execute<{ id: string; read: number }>(sql`
    SELECT actor_id AS id, count(DISTINCT subject_id)::int AS read FROM ${events}
    WHERE type IN (${kinds}) AND actor_kind = 'person' AND at > ${after(now(), -day)}
      AND facts -> 'assigned' IS DISTINCT FROM 'true'::jsonb
    GROUP BY actor_id HAVING count(DISTINCT subject_id) > ${quietReadings}`)
  let alarms = 0
  for (const { id, read } of rows) {
    if (!(await raised.takes(id))) continue
    logLine('warn', { event: 'reading_alarm' })
    await transaction((tx) => record(tx, system, 'account.reading_alarm', id, { read }))
    alarms++
  }
  return alarms
}
