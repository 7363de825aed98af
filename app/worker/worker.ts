import { openJobs } from '@cakrawala/job-queue/open-jobs'
import { startPollLoop } from '@cakrawala/job-queue/poll-loop'
import { logLine } from '@cakrawala/logging/log'
import { listenTo } from '@cakrawala/pg-access/listen'
import { openPool } from '@cakrawala/pg-access/open-connection'
import { databaseUrl } from '#infra/database.ts'
import { startJobWatch } from './job-watch.ts'
import { startMailLanes } from './mail-lanes.ts'
import { prepareQueues } from './queues.ts'
import { beginAtPresent, readBatch } from './read-events.ts'
import { startSchedules } from './schedules.ts'

export type Worker = { stop(): Promise<void> }
type Options = {
  smtpUrl: string
  /** Seconds between looks into the queues, and before the second try of a mail; tests are in a hurry. */
  pollSeconds?: number
  retryDelay?: number
  /** Milliseconds the mail server may be silent, and before it is asked again after it was away. */
  silentMs?: number
  askAgainMs?: number
  onFault?: (error: unknown) => void
}

/**
 * Starts the worker: reads events, sends what they ask for, and runs the schedules. The queue's own tables
 * belong to the owner of the database, so it connects as the owner and not under the application's role.
 */
export async function startWorker({
  smtpUrl,
  pollSeconds = 1,
  retryDelay,
  silentMs,
  askAgainMs,
  onFault = logFault,
}: Options): Promise<Worker> {
  const url = databaseUrl()
  const { boss, close } = await openJobs(url, 'cakrawala-jobs', onFault)
  await prepareQueues(boss, retryDelay)
  const pool = openPool(url, { max: 1, statement_timeout: 10_000, answerWithinMs: 12_000 })
  await beginAtPresent(pool)
  const mails = startMailLanes(boss, { smtpUrl, pollSeconds, onFault, silentMs, askAgainMs })
  await startSchedules(boss)
  const watch = startJobWatch(boss, { onFault })
  const loop = startPollLoop(() => readBatch(pool, boss), { onFault, onRead: mails.poke })
  const ears = listenTo(url, 'events', { onNews: loop.poke })
  return {
    async stop() {
      await ears.stop()
      await loop.stop()
      await watch.stop()
      await mails.stop()
      await close()
      await pool.end()
    },
  }
}

function logFault(error: unknown): void {
  logLine('error', { event: 'worker_failed' }, error)
}
