import { now } from '@cakrawala/calendar/clock'
import { secondObstacleOfTeam } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import type { RefundRow } from './move-refund.server.ts'
import type { RefundingObstacle } from './refund.ts'

/**
 * The obstacle between this operator and sending a refund that was checked: it takes another person than the one who
 * checked it.
 */
export async function refundingObstacleOf(
  tx: Pick<Tx, 'select'>,
  actor: { accountId: string },
  { checkedBy: by, checkedAt: at }: Pick<RefundRow, 'checkedBy' | 'checkedAt'>,
): Promise<RefundingObstacle | null> {
  return secondObstacleOfTeam(tx, actor, { by, at: at ?? now() }, 'second_refunder')
}
