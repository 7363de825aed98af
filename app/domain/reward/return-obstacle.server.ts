import { now } from '@cakrawala/calendar/clock'
import { secondObstacleOfTeam } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import type { ReturnObstacle } from './return-policy.ts'

type NotedReturn = { returnNotedBy: string | null; returnNotedAt: Date | null }

/**
 * The obstacle between this operator and confirming a return that was noted: it takes another person than the one who
 * noted it.
 */
export async function returnObstacleOf(
  tx: Pick<Tx, 'select'>,
  actor: { accountId: string },
  { returnNotedBy: by, returnNotedAt: at }: NotedReturn,
): Promise<ReturnObstacle | null> {
  return secondObstacleOfTeam(tx, actor, { by, at: at ?? now() }, 'second_returner')
}
