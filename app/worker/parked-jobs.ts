import type { Db, PgBoss } from 'pg-boss'
import type { EventRow } from '#domain/event/event-queries.server.ts'
import { parkedQueue } from './queues.ts'

/**
 * Carries out what the team ordered about parked jobs, in the transaction that reads the event: once, whatever dies when. A job
 * sent again has a new id and all its tries; its mail keeps its Message-ID.
 */
export async function settleParked(
  db: Db,
  boss: PgBoss,
  { type, subjectId, facts, at }: EventRow,
): Promise<void> {
  if (type === 'job.sent_again') await boss.redrive(parkedQueue, { ids: [subjectId], db })
  if (type === 'job.given_up')
    await db.executeSql(`DELETE FROM pgboss.job WHERE name = $1 AND id = $2 AND state < 'active'`, [
      parkedQueue,
      subjectId,
    ])
  if (type === 'job.kind_sent_again' && facts.queue !== undefined) {
    const those = { sourceName: facts.queue, createdBefore: at, db }
    let moved: number
    do moved = await boss.redrive(parkedQueue, those)
    while (moved > 0)
  }
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
