import { openPool } from '@cakrawala/pg-access/open-connection'
import { PgBoss } from 'pg-boss'

/**
 * Opens the job queue on connections of ours: pg-boss's own would have no limit for one answer.
 * @param name of its connections in the database
 * @returns the queue, and what closes it: jobs that are being done get 10 seconds
 */
export async function openJobs(
  url: string,
  name: string,
  onFault: (error: unknown) => void,
): Promise<{ boss: PgBoss; close(): Promise<void> }> {
  const pool = openPool(url, {
    ...{ max: 4, application_name: name, connectionTimeoutMillis: 10_000 },
    // Changes of the queue's tables after an update of pg-boss may take a while.
    statement_timeout: 29_000,
    answerWithinMs: 30_000,
  })
  const boss = new PgBoss({
    db: {
      executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
    },
  })
  boss.on('error', onFault)
  try {
    await boss.start()
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    boss,
    async close() {
      await boss.stop({ graceful: true, timeout: 10_000 })
      await pool.end()
    },
  }
}
