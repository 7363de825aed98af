import type { PgBoss } from 'pg-boss'
import { endExpiredPrograms } from '#domain/program/end-program.server.ts'
import { expireInvitations } from '#domain/program/expire-invitations.server.ts'
import { expireInfo } from '#domain/report/expire-info.server.ts'
import { markOverdueClocks } from '#domain/report/mark-overdue.server.ts'
import type { System } from '#kernel/actor.ts'
import { ensureQueue } from './queues.ts'

type Duty = { cron: string; work: (house: System) => Promise<unknown> }

/** What happens by time alone, each a verb called as the house itself. Times are of Asia/Jakarta. */
export const duties: Record<string, Duty> = {
  'end-expired-programs': { cron: '5 0 * * *', work: endExpiredPrograms },
  'expire-info': { cron: '*/10 * * * *', work: (house) => expireInfo(house) },
  'expire-invitations': { cron: '*/15 * * * *', work: expireInvitations },
  'mark-overdue-clocks': { cron: '*/5 * * * *', work: markOverdueClocks },
}

export async function startSchedules(boss: PgBoss): Promise<void> {
  for (const [name, { cron, work }] of Object.entries(duties)) {
    await ensureQueue(boss, name, { policy: 'short', retryLimit: 2, expireInSeconds: 240 })
    await boss.work(name, { pollingIntervalSeconds: 20 }, async () => {
      await work({ kind: 'system', job: name })
    })
    await boss.schedule(name, cron, null, { tz: 'Asia/Jakarta' })
  }
}
