import { now } from '@cakrawala/calendar/clock'
import { secondObstacleOfTeam } from '#domain/account/status/team-right.server.ts'
import type { Tx } from '#infra/database.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import type { JudgingObstacle } from './judging-policy.ts'
import { refusersOf } from './refusers.server.ts'

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
