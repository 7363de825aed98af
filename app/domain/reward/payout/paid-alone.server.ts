import { after, day, now } from '@cakrawala/calendar/clock'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { teamRightOf } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { secondBlock } from '#kernel/second-person.ts'
import { payouts } from '../payout-tables.server.ts'
import { type ConfirmingObstacle, obstacleToConfirming } from './paying-policy.ts'
import { needsTwoPeople } from './payout-policy.ts'

type Reader = Pick<Tx, 'select'>
type Facts = Pick<
  typeof payouts.$inferSelect,
  'bughunterId' | 'grossIdr' | 'twoPeople' | 'takenBy' | 'takenAt' | 'requestedBy' | 'requestedAt'
>

/**
 * What was paid without a second person in the last 24 hours, gross, in rupiah: by this operator, or to this bughunter, whichever
 * is more. Hold the sides of the money before it decides anything.
 */
async function paidAlone(
  tx: Reader,
  { accountId }: Pick<Person, 'accountId'>,
  bughunterId: string,
): Promise<bigint> {
  const sumWhere = (which: ReturnType<typeof eq>) =>
    sql`coalesce(sum(${payouts.grossIdr}) FILTER (WHERE ${which}), 0)`
  const [row] = await tx
    .select({
      most: sql`greatest(${sumWhere(eq(payouts.settledBy, accountId))},
        ${sumWhere(eq(payouts.bughunterId, bughunterId))})`.mapWith(BigInt),
    })
    .from(payouts)
    .where(
      and(
        inArray(payouts.state, ['paid', 'returned']),
        gt(payouts.settledAt, after(now(), -day)),
        eq(payouts.settledBy, payouts.takenBy),
      ),
    )
  return row!.most
}

/**
 * Whether two people must pay this, where this operator would confirm it; and the obstacle between them and
 * that. The operator who requested it counts as a first person too.
 */
export async function twoPayers(
  tx: Reader,
  actor: Pick<Person, 'accountId'>,
  { bughunterId, grossIdr: gross, twoPeople, takenBy, takenAt, requestedBy, requestedAt }: Facts,
): Promise<{ needed: boolean; obstacle: ConfirmingObstacle | null }> {
  const alone = await paidAlone(tx, actor, bughunterId)
  const needed = needsTwoPeople({ gross, twoPeople, alone })
  if (!needed || takenBy === null) return { needed, obstacle: null }
  const right = await teamRightOf(tx, actor.accountId)
  const beside = (by: string, at: Date) => secondBlock(actor.accountId, right, { by, at })
  const asked = requestedBy === null ? null : beside(requestedBy, requestedAt)
  const block = asked ?? beside(takenBy, takenAt ?? now())
  return { needed, obstacle: obstacleToConfirming({ block, onBehalf: requestedBy !== null }) }
}
