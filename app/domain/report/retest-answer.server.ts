import { sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'

/** Whether the reporter said what became of the retest that was asked for last. Lock the report first. */
export async function retestIsAnswered(tx: Tx, reportId: string): Promise<boolean> {
  const answer = await tx.execute<{ answered: boolean | null }>(sql`
    SELECT max(seq) FILTER (WHERE type = 'report.retest_answered')
      > max(seq) FILTER (WHERE type = 'report.moved' AND facts->>'move' = 'ask_retest') AS answered
    FROM events WHERE noun = 'report' AND subject_id = ${reportId}`)
  return answer.rows[0]?.answered === true
}
