import { and, eq } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { prizeMoney } from '../challenge.ts'
import type { ProgramRow } from '../lock-program.server.ts'
import type { ProgramMove } from '../program-lifecycle.ts'
import { programVersions } from '../program-tables.server.ts'
import { mayInterrupt } from './challenge-policy.ts'

/**
 * What a challenge asks of its moves beside the table: it goes to review and is accepted before it starts, with its prizes held;
 * once it runs its company neither pauses nor ends it, and it does not end while prizes are held, except by its last day.
 * @throws Refusal step_missing (`challenge_started`, `prize_unfunded`, `prize_held`), move_forbidden (`challenge_running`)
 */
export async function refuseUnlessChallengeMoves(
  tx: Tx,
  actor: Actor,
  program: ProgramRow,
  move: ProgramMove,
): Promise<void> {
  const { startsAt, resultsAt, prizeHeld } = program
  if (startsAt === null || actor.kind === 'system') return
  const begun = startsAt <= now()
  if (move === 'submit' || move === 'accept') {
    refuseUnless(!begun, 'step_missing', 'challenge_started')
    if (move === 'accept')
      refuseUnless(
        prizeHeld !== null || !(await promisesMoney(tx, program)),
        'step_missing',
        'prize_unfunded',
      )
  }
  refuseUnless(mayInterrupt(actor, program, move, now()), 'move_forbidden', 'challenge_running')
  if (move === 'end') refuseUnless(prizeHeld === null || resultsAt !== null, 'step_missing', 'prize_held')
}

async function promisesMoney(tx: Tx, { id, currentVersion }: ProgramRow): Promise<boolean> {
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, id), eq(programVersions.version, currentVersion)))
  const { challenge } = found(row).policy
  return challenge !== undefined && prizeMoney(challenge) > 0n
}
