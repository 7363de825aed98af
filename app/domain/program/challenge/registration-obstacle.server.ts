import { now } from '@cakrawala/calendar/clock'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { type ChallengePlan, registrationAt } from '../challenge.ts'
import { standingOf } from '../hunter-progress.server.ts'
import { obstacleToRegistering, type RegistrationObstacle } from './registration-policy.ts'

/**
 * The obstacle between this bughunter, who is not registered, and the challenge. Their account status is read
 * from the database.
 * @param program `open`: `isProgramOpen` of today
 * @param taken whether registrations are taken: as cached for pages, as stored for the act
 * @param participants how many take part now
 */
export async function registrationObstacleOf(
  tx: Tx,
  { accountId, suspended }: Person,
  { id, open }: { id: string; open: boolean },
  { plan, taken, participants }: { plan: ChallengePlan; taken: boolean; participants: number },
): Promise<RegistrationObstacle | null> {
  const standing = await standingOf(tx, accountId, id)
  const [registration, full] = [registrationAt(plan, now()), isFull(plan, participants)]
  return obstacleToRegistering({ taken, open, registration, full }, { ...standing, suspended })
}

/** Whether all slots are taken. */
export function isFull({ participantLimit }: ChallengePlan, participants: number): boolean {
  return participantLimit !== null && participants >= participantLimit
}
