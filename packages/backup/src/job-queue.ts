import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'

export const queueSchema = 'pgboss'
/**
 * What a backup stores of the job queue: waiting, parked and done jobs and their queues, in the order they
 * refer to each other.
 */
export const queueTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

/** Makes the empty tables of the job queue inside the transaction of `client`. */
export async function makeQueueTables(client: pg.Client): Promise<void> {
  const plan = getConstructionPlans(queueSchema)
  await client.query(plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, ''))
  await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
}
