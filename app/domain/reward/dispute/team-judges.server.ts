import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { events } from '#domain/event/event-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'

const e = alias(events, 'e')

/** Who found a report valid, rated it or agreed to its rating: none of them judges the rating again. */
export async function ratersOf(tx: Pick<Tx, 'execute'>, reportId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`SELECT DISTINCT ${e.actorId} AS id FROM ${events} e
    WHERE ${e.noun} = 'report' AND ${e.subjectId} = ${reportId}::uuid AND ${e.type} = 'report.moved'
      AND ${e.facts}->>'move' IN ('validate', 'rate', 'agree_rating') AND ${e.actorId} IS NOT NULL`)
  return rows.map(({ id }) => id)
}

/** Whether this viewer of the platform team may judge the rating of a report they may see. */
export async function mayJudgeRating(viewer: Actor, reportId: string): Promise<boolean> {
  if (!isOperator(viewer)) return false
  return !(await ratersOf(database(), reportId)).includes(viewer.accountId)
}
