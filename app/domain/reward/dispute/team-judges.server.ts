import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { events } from '#domain/event/event-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'

const e = alias(events, 'e')

export const ratingJudgeRefusals = { judge_second: 'forbidden' } as const satisfies Record<
  string,
  RefusalCode
>
export type RatingJudgeObstacle = keyof typeof ratingJudgeRefusals

/** The obstacle to an operator judging a rating: who found the report valid, rated it or agreed to its rating does not judge it again. */
export async function ratingJudgeObstacleOf(
  tx: Pick<Tx, 'execute'>,
  actor: Person,
  reportId: string,
): Promise<RatingJudgeObstacle | null> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM ${events} e
    WHERE ${e.noun} = 'report' AND ${e.subjectId} = ${reportId}::uuid AND ${e.type} = 'report.moved'
      AND ${e.facts}->>'move' IN ('validate', 'rate', 'agree_rating') AND ${e.actorId} = ${actor.accountId} LIMIT 1`)
  return rows.length > 0 ? 'judge_second' : null
}

/** The same for what their page shows. */
export function ratingJudgeObstacleSeenBy(
  viewer: Person,
  reportId: string,
): Promise<RatingJudgeObstacle | null> {
  return ratingJudgeObstacleOf(database(), viewer, reportId)
}
