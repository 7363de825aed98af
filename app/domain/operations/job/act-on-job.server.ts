import { sql } from 'drizzle-orm'
import { type EventType, site } from '#domain/event/event.ts'
import { eventCursors, events } from '#domain/event/event-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import type { GiveUpJobInput, SendAgainInput, SendKindAgainInput } from './job.ts'
import { isParked } from './job-queries.server.ts'

/**
 * Has a parked job tried again from the beginning. The event is the order: the worker, which owns the queue, carries it out
 * when it reads it, once.
 * @throws Refusal not_found; conflict `job_queued_already` (pressed before), `job_given_up`
 */
export async function sendJobAgain(actor: Actor, { jobId }: SendAgainInput): Promise<void> {
  await settleJob(actor, jobId, (tx, queue) => record(tx, actor, 'job.sent_again', jobId, { queue }))
}

/** Ends a parked job without sending it. @throws Refusal as `sendJobAgain` */
export async function giveUpJob(actor: Actor, { jobId, reason }: GiveUpJobInput): Promise<void> {
  await settleJob(actor, jobId, (tx, queue) => record(tx, actor, 'job.given_up', jobId, { queue, reason }))
}

/**
 * Has all jobs of a queue tried again that are parked now.
 * @throws Refusal not_found (none is parked); conflict `job_queued_already`
 */
export async function sendKindAgain(actor: Actor, { queue }: SendKindAgainInput): Promise<void> {
  refuseUnlessTeam(actor)
  await transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`parked queue:${queue}`}, 0))`)
    const { rows } = await tx.execute<{ count: number; ordered: boolean }>(sql`SELECT
      (SELECT count(*)::int FROM parked_jobs(10000) WHERE queue = ${queue}) AS count,
      EXISTS (SELECT 1 FROM ${events} WHERE type = 'job.kind_sent_again' AND facts ->> 'queue' = ${queue}
        AND seq > (SELECT coalesce(min(seq), 0) FROM ${eventCursors} WHERE reader = 'reactions')) AS ordered`)
    const { count, ordered } = rows[0]!
    refuseUnless(!ordered, 'conflict', 'job_queued_already')
    found(count > 0 ? count : null)
    await record(tx, actor, 'job.kind_sent_again', site, { queue, count })
  })
}

async function settleJob(
  actor: Actor,
  jobId: string,
  order: (tx: Tx, queue: string) => Promise<void>,
): Promise<void> {
  refuseUnlessTeam(actor)
  await transaction(async (tx) => {
    const queue = await isParked(tx, jobId)
    const { rows } = await tx.execute<{ type: EventType }>(
      sql`SELECT type FROM ${events} WHERE noun = 'job' AND subject_id = ${jobId}::uuid ORDER BY seq DESC LIMIT 1`,
    )
    const [before] = rows
    if (before) refuse('conflict', before.type === 'job.given_up' ? 'job_given_up' : 'job_queued_already')
    await order(tx, found(queue))
  })
}

function refuseUnlessTeam(actor: Actor): void {
  refuseUnless(isOperator(actor), 'not_found')
  refuseUnless(!actor.suspended, 'forbidden', 'account_suspended')
}
