import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import type { ProofIfDue } from './factor-input.ts'
import { factorsOn, isOn } from './factor-queries.server.ts'
import { reauthenticateIfDue } from './reauthenticate.server.ts'

/**
 * Refuses unless the password and a second factor are shown: the person who has none switches one on first.
 * @throws Refusal step_missing `factor_needed`; as `reauthenticateIfDue`
 */
async function proveFactor(actor: Person, proof: ProofIfDue): Promise<void> {
  if (!isOn(await factorsOn(database(), actor.accountId))) refuse('step_missing', 'factor_needed')
  await reauthenticateIfDue(actor, proof)
}

/** Thrown inside a transaction that may go on only after a proof; it is rolled back for that. */
class ProofDue extends Error {}

export function askForProof(): never {
  throw new ProofDue('proof due')
}

/**
 * Does the work; where it calls `askForProof`, asks for the proof outside of its transaction and does it again as proven.
 * So no one is asked for a code who may not do it anyway, or who has done it already.
 */
export async function provingWhereDue<T>(
  actor: Person,
  proof: ProofIfDue,
  work: (proven: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await work(false)
  } catch (error) {
    if (!(error instanceof ProofDue)) throw error
  }
  await proveFactor(actor, proof)
  return work(true)
}
