import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { standingOf } from '../hunter-progress.server.ts'
import { type invitations, programs } from '../program-tables.server.ts'
import { type AcceptingObstacle, obstacleToAccepting } from './accepting-policy.ts'

type Waiting = Pick<typeof invitations.$inferSelect, 'status' | 'expiresAt'>

/** Whether an invitation can still be answered. */
export function isWaiting({ status, expiresAt }: Waiting): boolean {
  return status === 'pending' && expiresAt > now()
}

/** The obstacle between a bughunter and an invitation that was sent to them. Identity is read from the database. */
export async function acceptingObstacleOf(
  tx: Tx,
  { accountId, suspended }: Person,
  invitation: Waiting & { programId: string },
): Promise<AcceptingObstacle | null> {
  const { programId } = invitation
  const { verified } = await standingOf(tx, accountId, programId)
  const [program] = await tx
    .select({ status: programs.status })
    .from(programs)
    .where(eq(programs.id, programId))
  const asked = { waits: isWaiting(invitation), ended: program?.status === 'ended' }
  return obstacleToAccepting(asked, { suspended, verified })
}
