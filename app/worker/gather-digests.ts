import { jobIdOf } from '@cakrawala/mail-sender/mail-id'
import type { PgBoss } from 'pg-boss'
import { digestQueue } from './queues.ts'
import { digestsDue } from './send-digest.ts'

export const gatherDigestsDuty = { name: 'gather-digests', cron: '0 7 * * *' }

/** Every morning: one mail for each whose news wait for it. Gathering twice a day makes no second mail. */
export async function gatherDigests(boss: PgBoss): Promise<number> {
  const due = await digestsDue()
  for (const job of due) {
    const id = jobIdOf({ seq: 0, kind: `digest ${job.day}`, to: job.accountId })
    await boss.send(digestQueue, job, { id, group: { id: job.accountId } })
  }
  return due.length
}
