import type { PgBoss } from 'pg-boss'
import { watchJobs } from '#domain/operations/job/watch-jobs.server.ts'
import { forgetHealedDuties } from './parked-jobs.ts'
import { dutyNames } from './schedules.ts'

/** Looks at the queues by a timer of its own: a queue that is frozen would not run a duty that looks at it. */
export function startJobWatch(
  boss: PgBoss,
  { everyMs = 30_000, onFault }: { everyMs?: number; onFault(error: unknown): void },
): { stop(): Promise<void> } {
  let looking: Promise<void> | undefined
  const look = async () => {
    try {
      await forgetHealedDuties(boss, dutyNames)
      await watchJobs({ kind: 'system', job: 'watch-jobs' })
    } catch (error) {
      onFault(error)
    } finally {
      looking = undefined
    }
  }
  const timer = setInterval(() => {
    looking ??= look()
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
