import { now } from '@cakrawala/calendar/clock'
import { type SQL, sql } from 'drizzle-orm'
import { secondObstacleOfTeam } from '#domain/account/status/team-right.server.ts'
import { events } from '#domain/event/event-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import type { JudgingObstacle } from './judging-policy.ts'

/**
 * The obstacle to this person judging the objection: it takes an operator who refused nothing of it, for a
 * day before it closed.
 */
export async function judgingObstacleOf(
  tx: Pick<Tx, 'select' | 'execute'>,
  actor: Person,
  { id, closedAt }: { id: string; closedAt: Date | null },
): Promise<JudgingObstacle | null> {
  if ((await refusersOf(tx, id)).includes(actor.accountId)) return 'reopen_second'
  if (!isOperator(actor)) return null
  return secondObstacleOfTeam(tx, actor, { by: null, at: closedAt ?? now() }, 'reopen_second')
}

/** The same for what their page shows of a report that was refused. */
export function judgingObstacleSeenBy(
  viewer: Person,
  report: { id: string; closedAt: Date | null },
): Promise<JudgingObstacle | null> {
  return judgingObstacleOf(database(), viewer, report)
}

/**
 * Who refused a closed report, as an array in SQL: the person who closed it, and those who turned objections down since. A report
 * moves on where it is closed too, as money owed is paid: that refuses nothing.
 */
export function refusersIn(reportId: SQL): SQL {
  return sql`ARRAY(SELECT e.actor_id FROM ${events} e WHERE e.noun = 'report' AND e.subject_id = ${reportId}
    AND e.type IN ('report.moved', 'report.appeal_dismissed') AND e.facts->>'from' IS DISTINCT FROM 'closed'
    AND e.actor_id IS NOT NULL
    AND e.seq >= (SELECT max(c.seq) FROM ${events} c WHERE c.noun = 'report' AND c.subject_id = ${reportId}
      AND c.type = 'report.moved' AND c.facts->>'to' = 'closed' AND c.facts->>'from' <> 'closed'))`
}

/** The same of one report. */
async function refusersOf(tx: Pick<Tx, 'execute'>, reportId: string): Promise<string[]> {
  const answer = await tx.execute<{ refusers: string[] }>(
    sql`SELECT ${refusersIn(sql`${reportId}::uuid`)} AS refusers`,
  )
  return answer.rows[0]!.refusers
}
