import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { databaseUrl } from '#infra/database.ts'
import { prepareQueues } from '#worker/queues.ts'
import { beginAtPresent, readBatch } from '#worker/read-events.ts'
import { duties } from '#worker/schedules.ts'

/**
 * The worker without its clock: events are read and scheduled jobs run when the week asks for it, and mails stay in their
 * queue.
 */
export type WorkerByHour = {
  hour(): Promise<void>
  faults(): Promise<string[]>
  mails(): Promise<number>
  stop(): Promise<void>
}

export async function openWorkerByHour(): Promise<WorkerByHour> {
  const boss = new PgBoss({ connectionString: databaseUrl(), max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  await prepareQueues(boss)
  const pool = new pg.Pool({ connectionString: databaseUrl(), max: 1 })
  await beginAtPresent(pool)
  return {
    async hour() {
      for (const [job, { work }] of Object.entries(duties)) await work({ kind: 'system', job })
      while ((await readBatch(pool, boss)).isFull);
    },
    async mails() {
      return (await pool.query(`SELECT count(*)::int AS mails FROM pgboss.job WHERE name = 'mails'`)).rows[0]
        .mails
    },
    async faults() {
      const found: string[] = []
      for (const [name, query] of Object.entries(queries)) {
        const { rows } = await pool.query(query)
        if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
      }
      return found
    },
    async stop() {
      await boss.stop({ graceful: false })
      await pool.end()
    },
  }
}

const mails = `(SELECT (data->>'seq')::bigint AS seq, data->>'notice' AS notice, data->>'to' AS reader FROM pgboss.job
  WHERE name = 'mails') m`

const queries = {
  'unread events': `SELECT c.seq FROM event_cursors c WHERE c.reader = 'reactions'
    AND c.seq <> (SELECT max(seq) FROM events)`,
  'a mail queued twice': `SELECT seq, notice, reader FROM ${mails} GROUP BY seq, notice, reader HAVING count(*) > 1`,
  'a mail of one kind to one person twice for one event': `SELECT seq, reader FROM ${mails} GROUP BY seq, reader
    HAVING count(*) > 1`,
  'a mail of no event or to no account': `SELECT m.seq FROM ${mails} WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.seq = m.seq)
    OR NOT EXISTS (SELECT 1 FROM accounts a WHERE a.id = m.reader::uuid)`,
  'a mail to the actor': `SELECT m.seq, e.type FROM ${mails} JOIN events e ON e.seq = m.seq
    WHERE e.actor_id = m.reader::uuid AND e.type = 'report.commented'`,
  'a valid report without a mail to its reporter': `SELECT e.seq FROM events e JOIN reports r ON r.id = e.subject_id
    WHERE e.type = 'report.moved' AND e.facts->>'move' IN ('validate', 'close_invalid', 'close_duplicate', 'ask_info') AND NOT EXISTS
      (SELECT 1 FROM ${mails} WHERE m.seq = e.seq AND m.reader = r.reporter_id::text)`,
}
