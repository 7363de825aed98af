import { now } from '@cakrawala/calendar/clock'
import { jobIdOf } from '@cakrawala/mail-sender/mail-id'
import type { PgBoss } from 'pg-boss'
import { quietHoursOf } from '#domain/notification/quiet-hours.server.ts'
import { quietUntil } from '#domain/notification/quiet-hours.ts'
import { database } from '#infra/database.ts'
import { digestQueue } from './queues.ts'
import { digestsDue } from './send-digest.ts'

export const gatherDigestsDuty = { name: 'gather-digests', cron: '0 7 * * *' }

/** Every morning: one mail for each whose news wait for it. Gathering twice a day makes no second mail. */
export async function gatherDigests(boss: PgBoss): Promise<number> {
  const due = await digestsDue()
  const quiet = await quietHoursOf(
    database(),
    due.map(({ accountId }) => accountId),
  )
  for (const job of due) {
    const id = jobIdOf({ seq: 0, kind: `digest ${job.day}`, to: job.accountId })
    const end = quietUntil(quiet(job.accountId), now())
    await boss.send(digestQueue, job, {
      ...{ id, group: { id: job.accountId } },
      ...(end && { startAfter: end }),
    })
  }
  return due.length
}
