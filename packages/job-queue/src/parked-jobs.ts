import type { Db, PgBoss } from 'pg-boss'
import { parkedQueue } from './queues.ts'

/** Sends one parked job again, in the transaction of `db`: with a new id and all its tries. */
export async function sendAgain(boss: PgBoss, db: Db, jobId: string): Promise<void> {
  await boss.redrive(parkedQueue, { ids: [jobId], db })
}

/** The same for all jobs of a queue that were parked before a moment. */
export async function sendQueueAgain(
  boss: PgBoss,
  db: Db,
  queue: string,
  createdBefore: Date,
): Promise<void> {
  let moved: number
  do moved = await boss.redrive(parkedQueue, { sourceName: queue, createdBefore, db })
  while (moved > 0)
}

/** Ends one parked job. */
export async function giveUp(db: Db, jobId: string): Promise<void> {
  await db.executeSql(`DELETE FROM pgboss.job WHERE name = $1 AND id = $2 AND state < 'active'`, [
    parkedQueue,
    jobId,
  ])
}

/**
 * Of a duty by the clock only its newest failure stays parked, and only until it is done again: it does by itself what was left.
 */
export async function forgetHealedDuties(boss: PgBoss, duties: readonly string[]): Promise<void> {
  await boss.getDb().executeSql(
    `DELETE FROM pgboss.job p WHERE p.name = $1 AND p.state < 'active' AND p.source_name = ANY($2) AND (
        EXISTS (SELECT 1 FROM pgboss.job n WHERE n.name = $1 AND n.state < 'active' AND n.source_name = p.source_name
          AND (n.created_on, n.id) > (p.created_on, p.id))
        OR EXISTS (SELECT 1 FROM pgboss.job d WHERE d.name = p.source_name AND d.state = 'completed'
          AND d.completed_on > p.created_on))`,
    [parkedQueue, duties],
  )
}
