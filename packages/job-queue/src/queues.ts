import type { PgBoss } from 'pg-boss'

/** Where jobs rest that were given up, for people to look at. */
export const parkedQueue = 'parked'

const month = 30 * 86_400
/** Only people end what is parked. */
const parkedSeconds = 120 * month
/**
 * Pauses of 5 s, 10 s, 20 s … up to an hour. A mail is given up by its age (`mail-lane.ts`), not by its tries: a server that
 * comes and goes would use them up. The limit is only there so that no job is tried without end.
 */
const patience = {
  retryLimit: 5_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  deadLetter: parkedQueue,
  deleteAfterSeconds: month,
  // Longer than anything a queue is patient for: what waits is never thrown away by its age.
  retentionSeconds: 2 * month,
  // Twice what one mail may take; then another process takes it over.
  expireInSeconds: 120,
  notify: false,
}

/** `hurried`: what is late helps no one, so the pauses are short. */
type PatientQueue = { name: string; hurried: boolean }

/** Makes the queue of parked jobs and those of mails, or brings existing ones and what waits in them to these settings. */
export async function preparePatientQueues(
  boss: PgBoss,
  queues: readonly PatientQueue[],
  retryDelay = patience.retryDelay,
): Promise<void> {
  await ensureQueue(boss, parkedQueue, { retentionSeconds: parkedSeconds })
  await boss
    .getDb()
    .executeSql(
      `UPDATE pgboss.job SET keep_until = created_on + $2 * interval '1s' WHERE name = $1 AND state = 'created'`,
      [parkedQueue, parkedSeconds],
    )
  for (const { name, hurried } of queues) {
    const pauses = hurried ? { retryDelay: Math.min(retryDelay, 2), retryDelayMax: 60 } : { retryDelay }
    const options = { ...patience, ...pauses }
    await ensureQueue(boss, name, options)
    await bringUpToDate(boss, name, options)
  }
}

export async function ensureQueue(
  boss: PgBoss,
  name: string,
  options: Parameters<PgBoss['createQueue']>[1] = {},
): Promise<void> {
  await boss.createQueue(name, options)
  const { policy: _policy, partition: _partition, ...changeable } = options
  await boss.updateQueue(name, changeable)
}

/** A job carries the settings of the moment it was queued: those that still wait get today's. */
async function bringUpToDate(boss: PgBoss, name: string, options: typeof patience): Promise<void> {
  await boss.getDb().executeSql(
    `UPDATE pgboss.job SET retry_limit = $2, retry_delay = $3, retry_delay_max = $4, dead_letter = $5,
        expire_seconds = $6, keep_until = greatest(keep_until, created_on + $7 * interval '1s')
      WHERE name = $1 AND state IN ('created', 'retry') AND retry_limit <> $2`,
    [
      name,
      ...[options.retryLimit, options.retryDelay, options.retryDelayMax, options.deadLetter],
      ...[options.expireInSeconds, options.retentionSeconds],
    ],
  )
}
