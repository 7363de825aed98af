import { isOpenIn } from '#domain/setting/switch.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { now } from '#kernel/clock.ts'
import { type ChallengePlan, registrationAt } from '../challenge.ts'
import { standingOf } from '../hunter-progress.server.ts'
import { participantCount } from './participation.server.ts'
import { obstacleToRegistering, type RegistrationObstacle } from './registration-policy.ts'

/**
 * What stands between this bughunter, who is not registered, and the challenge; all read from the database.
 * @param program `open`: `isOpen` of today
 */
export async function registrationObstacleOf(
  tx: Tx,
  { accountId, suspended }: Person,
  { id, open }: { id: string; open: boolean },
  plan: ChallengePlan,
): Promise<RegistrationObstacle | null> {
  const taken = await isOpenIn(tx, 'challenges')
  const standing = await standingOf(tx, accountId, id)
  const full = isFull(plan, await participantCount(tx, id))
  const registration = registrationAt(plan, now())
  return obstacleToRegistering({ taken, open, registration, full }, { ...standing, suspended })
}

/** Whether no place is left. */
export function isFull({ participantLimit }: ChallengePlan, participants: number): boolean {
  return participantLimit !== null && participants >= participantLimit
}
