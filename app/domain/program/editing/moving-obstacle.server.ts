import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { prizeMoney } from '../challenge.ts'
import type { ProgramRow } from '../lock-program.server.ts'
import type { ProgramMove } from '../program-lifecycle.ts'
import { programVersions } from '../program-tables.server.ts'
import { namesUnproved } from '../unproved-targets.server.ts'
import { type MovingObstacle, momentFacts, obstacleToMoving } from './moving-policy.ts'

/** The obstacle between a locked program and a move. */
export async function movingObstacleOf(
  tx: Tx,
  actor: Actor,
  program: ProgramRow,
  move: ProgramMove,
): Promise<MovingObstacle | null> {
  const { prizeHeld, resultsAt } = program
  const accepts = move === 'accept'
  const person = actor.kind !== 'system'
  return obstacleToMoving(move, {
    ...momentFacts(actor, program, move, now()),
    unproved: accepts && (await namesUnproved(tx, program)),
    unfunded: accepts && person && prizeHeld === null && (await promisesMoney(tx, program)),
    held: person && prizeHeld !== null && resultsAt === null,
  })
}

async function promisesMoney(tx: Tx, { id, currentVersion, startsAt }: ProgramRow): Promise<boolean> {
  if (startsAt === null) return false
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  const { challenge } = found(row).policy
  return challenge !== undefined && prizeMoney(challenge) > 0n
}
