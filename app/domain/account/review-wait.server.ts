import { type Column, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '#infra/database.ts'
import type { ReviewWait } from './review-wait.ts'

/** As many of the newest reviews are measured; fewer than `least` say nothing yet. */
const recent = 20
const least = 5

/** @param promisedDays the goal of the work queue */
export async function reviewWaitOf(
  tx: Pick<Tx, 'select'>,
  reviews: PgTable,
  { sent, decided }: { sent: Column; decided: Column },
  promisedDays: number,
): Promise<ReviewWait> {
  const hours: SQL = sql`extract(epoch FROM ${decided} - ${sent}) / 3600`
  const newest = tx
    .select({ hours: sql<number>`${hours}`.as('hours') })
    .from(reviews)
    .where(isNotNull(decided))
    .orderBy(sql`${decided} DESC`)
    .limit(recent)
    .as('newest')
  const [row] = await tx
    .select({
      decided: sql<number>`count(*)::int`,
      hours: sql<number>`ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${newest.hours}))::int`,
    })
    .from(newest)
  if (!row || row.decided < least) return { hours: promisedDays * 24, measured: false }
  return { hours: Math.max(1, row.hours), measured: true }
}
