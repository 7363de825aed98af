import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { QueueFigures } from '#kernel/view-fields.ts'

/**
 * Programs and proposed versions that wait for a review, and since when the oldest does. Served by `programs_listed` and
 * `program_proposals_waiting`.
 * @throws Refusal forbidden for all but the platform team
 */
export async function programReviewFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(isOperator(viewer), 'forbidden')
  const [row] = await askPrepared<QueueFigures>(
    sql`SELECT count(*)::int AS open, min(at) AS "oldestAt" FROM (
      SELECT submitted_at AS at FROM programs WHERE status = 'review'
      UNION ALL SELECT proposed_at FROM program_proposals WHERE state = 'waiting') waiting`,
  )
  return row!
}
