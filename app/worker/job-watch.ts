import { forgetHealedDuties } from '@cakrawala/job-queue/parked-jobs'
import { startRepeating } from '@cakrawala/job-queue/repeat'
import type { PgBoss } from 'pg-boss'
import { watchJobs } from '#domain/operations/job/watch-jobs.server.ts'
import { dutyNames } from './schedules.ts'

/** Looks at the queues by a timer of its own: a queue that is frozen would not run a duty that looks at it. */
export function startJobWatch(
  boss: PgBoss,
  { everyMs = 30_000, onFault }: { everyMs?: number; onFault(error: unknown): void },
): { stop(): Promise<void> } {
  return startRepeating(
    async () => {
      await forgetHealedDuties(boss, dutyNames)
      await watchJobs({ kind: 'system', job: 'watch-jobs' })
    },
    { everyMs, onFault },
  )
}
