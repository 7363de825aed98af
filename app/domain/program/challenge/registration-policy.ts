import type { RefusalCode } from '#kernel/refusal.ts'
import type { RegistrationState } from '../challenge.ts'
import { type JoiningHunter, joiningRefusals, obstacleToJoining } from '../joining-policy.ts'
import { missingStep } from '../program-policy.ts'

/** Why a bughunter cannot register for a challenge they may see, in the order they are named. */
export const registrationObstacles = [
  'account_suspended',
  'closed_challenges',
  'account_unverified',
  'nda_missing',
  'agreement_missing',
  'letter_revoked',
  'program_closed',
  'registration_not_open',
  'registration_closed',
  'challenge_full',
] as const
export type RegistrationObstacle = (typeof registrationObstacles)[number]

export const registrationRefusals: Readonly<Record<RegistrationObstacle, RefusalCode>> = {
  ...joiningRefusals,
  closed_challenges: 'unavailable',
  program_closed: 'move_forbidden',
  registration_not_open: 'move_forbidden',
  registration_closed: 'move_forbidden',
  challenge_full: 'conflict',
}

/**
 * `taken`: whether the platform takes registrations at all. `open`: `isProgramOpen` of today. `full`: all slots are
 * taken.
 */
export type RegisteringChallenge = {
  taken: boolean
  open: boolean
  registration: RegistrationState
  full: boolean
}

/**
 * The first thing between a bughunter who is not registered and their registration: what the use case refuses with, and what button
 * and API show. Null where nothing is.
 */
export function obstacleToRegistering(
  { taken, open, registration, full }: RegisteringChallenge,
  hunter: JoiningHunter,
): RegistrationObstacle | null {
  if (!taken && !hunter.suspended) return 'closed_challenges'
  const first = obstacleToJoining({ open }, hunter, missingStep(hunter))
  if (first) return first
  if (registration !== 'open')
    return registration === 'before' ? 'registration_not_open' : 'registration_closed'
  return full ? 'challenge_full' : null
}
