import { askPrepared } from '@cakrawala/pg-access/prepared'
import { sql } from 'drizzle-orm'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { QueueFigures } from '#kernel/view-fields.ts'
import { mayReadPayouts } from './payout-policy.ts'

/**
 * Accounts whose holder waits to be judged, and since when the oldest does. Served by `payout_accounts_review`.
 * @throws Refusal forbidden for all but the platform team
 */
export async function payoutAccountFigures(viewer: Actor): Promise<QueueFigures> {
  refuseUnless(mayReadPayouts(viewer), 'forbidden')
  const [row] = await askPrepared<QueueFigures>(
    sql`SELECT count(*)::int AS open, min(coalesce(shared_at, named_at)) AS "oldestAt" FROM payout_accounts
      WHERE state = 'review' AND replaced_at IS NULL`,
  )
  return row!
}
