import type { PgBoss } from 'pg-boss'
import { jobIdOf } from './mail-id.ts'
import { digestQueue, ensureQueue } from './queues.ts'
import { digestsDue } from './send-digest.ts'

const name = 'gather-digests'

/** Every morning: one mail for each whose news wait for it. Gathering twice a day makes no second mail. */
export async function gatherDigests(boss: PgBoss): Promise<number> {
  const due = await digestsDue()
  for (const job of due) {
    const id = jobIdOf({ seq: 0, kind: `digest ${job.day}`, to: job.accountId })
    await boss.send(digestQueue, job, { id })
  }
  return due.length
}

export async function scheduleDigests(boss: PgBoss): Promise<void> {
  await ensureQueue(boss, name, { policy: 'short', retryLimit: 2, expireInSeconds: 240 })
  await boss.work(name, { pollingIntervalSeconds: 20 }, async () => {
    await gatherDigests(boss)
  })
  await boss.schedule(name, '0 7 * * *', null, { tz: 'Asia/Jakarta' })
}
