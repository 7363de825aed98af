import { giveUp, sendAgain, sendQueueAgain } from '@cakrawala/job-queue/parked-jobs'
import type { Db, PgBoss } from 'pg-boss'
import type { EventRow } from '#domain/event/event-queries.server.ts'

/**
 * Carries out what the team ordered about parked jobs, in the transaction that reads the event: once, whatever dies when. The
 * mail of a job that is sent again keeps its Message-ID.
 */
export async function settleParked(
  db: Db,
  boss: PgBoss,
  { type, subjectId, facts, at }: EventRow,
): Promise<void> {
  if (type === 'job.sent_again') await sendAgain(boss, db, subjectId)
  if (type === 'job.given_up') await giveUp(db, subjectId)
  if (type === 'job.kind_sent_again' && facts.queue !== undefined)
    await sendQueueAgain(boss, db, facts.queue, at)
}
