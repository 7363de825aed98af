import { sql } from 'drizzle-orm'
import { askPrepared } from '#infra/prepared.ts'
import { type Actor, isHello } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'

/**
 * Programs that wait for a review, and since when the oldest does. Served by `programs_listed`.
 * @throws Refusal forbidden for all but the platform team
 */
export async function programReviewFigures(viewer: Actor): Promise<{ open: number; oldestAt: Date | null }> {
  refuseUnless(isHello(viewer), 'forbidden')
  const [row] = await askPrepared<{ open: number; oldestAt: Date | null }>(
    sql`SELECT count(*)::int AS open, min(submitted_at) AS "oldestAt" FROM programs WHERE status = 'review'`,
  )
  return row!
}
