import { now } from '@cakrawala/calendar/clock'
import { logLine } from '@cakrawala/logging/log'
import { sql } from 'drizzle-orm'
import { type Facts, site } from '#domain/event/event.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { System } from '#kernel/actor.ts'
import { type JobAlarmKind, jobAlarmKinds } from './job.ts'
import { unsafeAlarms } from './job-queries.server.ts'
import type { JobAlarm } from './job-view.ts'

const repeatMs = 3_600_000

/**
 * Raises an alarm when jobs wait too long, are parked, or the mail server refuses us: an event and a line in the log, again
 * each hour while it lasts, and an all-clear when it is over.
 * @returns what was raised and ended now
 */
export async function watchJobs(system: System): Promise<{ raised: JobAlarmKind[]; ended: JobAlarmKind[] }> {
  const alarms = new Map((await unsafeAlarms()).map((alarm) => [alarm.kind, alarm]))
  return transaction(async (tx) => {
    // Several processes watch; one of them notifies.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('watch-jobs'))`)
    const { rows } = await tx.execute<{ kind: JobAlarmKind; type: string; age: number }>(sql`
      SELECT DISTINCT ON (facts ->> 'alarm') facts ->> 'alarm' AS kind, type, extract(epoch FROM ${now()}::timestamptz - at)::float AS age
      FROM ${events} WHERE type IN ('job.alarm_raised', 'job.alarm_ended') ORDER BY facts ->> 'alarm', seq DESC`)
    const told = { raised: [] as JobAlarmKind[], ended: [] as JobAlarmKind[] }
    for (const kind of jobAlarmKinds) {
      const last = rows.find((row) => row.kind === kind)
      const stands = last?.type === 'job.alarm_raised'
      const alarm = alarms.get(kind)
      if (alarm && (!stands || last.age * 1_000 >= repeatMs)) told.raised.push(kind)
      if (!alarm && stands) told.ended.push(kind)
    }
    for (const kind of told.raised) {
      const again = rows.some((row) => row.kind === kind && row.type === 'job.alarm_raised')
      await record(tx, system, 'job.alarm_raised', site, { ...factsOf(alarms.get(kind)!), again })
    }
    for (const kind of told.ended) await record(tx, system, 'job.alarm_ended', site, { alarm: kind })
    for (const kind of told.raised) logLine('error', { event: 'job_alarm', type: kind })
    for (const kind of told.ended) logLine('info', { event: 'job_alarm_ended', type: kind })
    return told
  })
}

function factsOf({ kind, count, since }: JobAlarm): Omit<Facts<'job.alarm_raised'>, 'again'> {
  return { alarm: kind, count, since: since?.toISOString() ?? null }
}
