import { logLine } from '@cakrawala/logging/log'
import type { PgBoss } from 'pg-boss'
import { ensureQueue, parkedQueue } from './queues.ts'

/** `seconds` is how long one may take; `timeZone` the one of `cron`. */
export type Duty = {
  name: string
  cron: string
  timeZone: string
  seconds?: number
  work(): Promise<unknown>
}

const week = 7 * 86_400

/**
 * Does something by the clock of its time zone. One that fails three times is parked until it is done the next
 * time, so that the team sees it; what failed is in the log, and the queue stores only the name of the error.
 */
export async function keepDuty(
  boss: PgBoss,
  { name, cron, timeZone, seconds = 240, work }: Duty,
): Promise<void> {
  await ensureQueue(boss, name, {
    ...{ policy: 'short', retryLimit: 2, expireInSeconds: seconds },
    ...{ deadLetter: parkedQueue, deleteAfterSeconds: week },
  })
  await boss.work(name, { pollingIntervalSeconds: 20, perJobResults: true }, async (jobs) => {
    const failure = await work().then(
      () => null,
      (error: unknown) => told(name, error),
    )
    return jobs.map(({ id }) =>
      failure ? { id, status: 'failed', output: failure } : { id, status: 'completed' },
    )
  })
  await boss.schedule(name, cron, null, { tz: timeZone })
}

function told(job: string, error: unknown): { kind: 'other'; reason: string } {
  logLine('error', { event: 'duty_failed', job }, error)
  return { kind: 'other', reason: error instanceof Error ? error.name.slice(0, 80) : 'unknown' }
}
