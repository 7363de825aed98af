import { registerForChallenge } from '#domain/program/challenge/register-for-challenge.server.ts'
import { managedProgramSeenBy } from '#domain/program/managed-program-queries.server.ts'
import { confirmResults } from '#domain/reward/challenge/confirm-results.server.ts'
import { proposeResults } from '#domain/reward/challenge/propose-results.server.ts'
import { resultsReviewSeenBy } from '#domain/reward/challenge/results-queries.server.ts'
import type { Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import type { Act } from './seed-types.ts'
import { signAgreement } from './sign-agreement.ts'
import type { When } from './when.ts'

/** A bughunter signs the rules of a challenge and registers. */
export function enter(at: When, username: string): Act {
  return {
    at,
    act: async (population, id) => {
      const hunter = population.person(username)
      await signAgreement(hunter, id, 'Firefox 145, Linux')
      await registerForChallenge(hunter, id)
    },
  }
}

export function propose(at: When, by: string): Act {
  return {
    at,
    act: async (population, id) =>
      proposeResults(population.person(by), id, await read(population.person(by), id)),
  }
}

export function confirm(at: When, by: string): Act {
  return {
    at,
    act: async (population, id) =>
      confirmResults(population.person(by), id, await read(population.person(by), id)),
  }
}

/** The results as their page shows them. */
async function read(person: Person, programId: string): Promise<{ digest: string }> {
  const program = found(await managedProgramSeenBy(person, programId))
  const { digest } = found(await resultsReviewSeenBy(person, program))
  return { digest }
}
