import { sql } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { database } from '#infra/database.ts'
import { type Actor, isHello } from '#kernel/actor.ts'

/** Who found a report valid, rated it or agreed to its rating: none of them judges the rating again. */
export async function ratersOf(tx: Pick<Tx, 'execute'>, reportId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`SELECT DISTINCT e.actor_id AS id FROM events e
    WHERE e.noun = 'report' AND e.subject_id = ${reportId}::uuid AND e.type = 'report.moved'
      AND e.facts->>'move' IN ('validate', 'rate', 'agree_rating') AND e.actor_id IS NOT NULL`)
  return rows.map(({ id }) => id)
}

/** Whether this viewer of the platform team may judge the rating of a report they may see. */
export async function mayJudgeRating(viewer: Actor, reportId: string): Promise<boolean> {
  if (!isHello(viewer)) return false
  return !(await ratersOf(database(), reportId)).includes(viewer.accountId)
}
