import { now } from '@cakrawala/calendar/clock'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { lockChallenge } from './lock-challenge.server.ts'
import type { ResultsInput } from './results-input.ts'
import { challengeResults } from './results-tables.server.ts'

/**
 * Proposes the results of a challenge that is over, as they are now; another person confirms them. Proposed
 * again after something changed, the new proposal replaces the old one; the same by the same person
 * changes nothing.
 * @throws Refusal as `lockChallenge`; move_forbidden (confirmed already)
 */
export async function proposeResults(
  actor: Person,
  programId: string,
  { digest }: ResultsInput,
): Promise<void> {
  await transaction(async (tx) => {
    const { program, results } = await lockChallenge(tx, actor, programId, digest)
    refuseUnless(!results?.confirmedAt, 'move_forbidden')
    if (results?.digest === digest && results.proposedBy === actor.accountId) return
    const proposal = { digest, proposedBy: actor.accountId, proposedAt: now() }
    await tx
      .insert(challengeResults)
      .values({ programId, ...proposal })
      .onConflictDoUpdate({ target: challengeResults.programId, set: proposal })
    await record(tx, actor, 'reward.results_proposed', programId, { companyId: program.companyId, digest })
  })
}
