import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import type { ChallengePlan } from '#domain/program/challenge.ts'
import { lockProgram, type ProgramRow } from '#domain/program/lock-program.server.ts'
import { programVersions } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { maySettleResults } from './challenge-policy.ts'
import { type Outcome, outcomeOf } from './results-review.server.ts'
import { challengeResults } from './results-tables.server.ts'

export type LockedChallenge = {
  program: ProgramRow
  plan: ChallengePlan
  outcome: Outcome
  /** Null until a person proposed results. */
  results: typeof challengeResults.$inferSelect | null
}

/**
 * Locks a challenge whose results are to be settled, and reads them as they are now.
 * @param digest of the results the actor has read
 * @throws Refusal not_found; forbidden; move_forbidden `challenge_not_over`; step_missing `reports_undecided`; conflict
 *   `results_changed`
 */
export async function lockChallenge(
  tx: Tx,
  actor: Actor,
  programId: string,
  digest: string,
): Promise<LockedChallenge> {
  const program = await lockProgram(tx, actor, programId)
  refuseUnless(maySettleResults(actor, program), 'forbidden')
  const [version] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, programId), eq(programVersions.version, program.currentVersion)))
  const plan = found(version?.policy.challenge)
  const shown = program.acceptedAt !== null && program.endsAt !== null
  refuseUnless(shown && program.endsAt! <= now(), 'move_forbidden', 'challenge_not_over')
  const [results] = await tx.select().from(challengeResults).where(eq(challengeResults.programId, programId))
  const outcome = await outcomeOf(tx, programId, plan)
  if (results?.confirmedAt) return { program, plan, outcome, results }
  refuseUnless(outcome.undecided === 0, 'step_missing', 'reports_undecided')
  if (outcome.digest !== digest) refuse('conflict', 'results_changed')
  return { program, plan, outcome, results: results ?? null }
}
