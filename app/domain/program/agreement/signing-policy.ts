import type { RefusalCode } from '#kernel/refusal.ts'
import { type HunterProgress, missingBeforeSigning } from '../program-policy.ts'

/** Why a bughunter cannot sign the agreement of a program they may see, in the order they are named. */
export const signingObstacles = [
  'account_suspended',
  'account_unverified',
  'nda_missing',
  'letter_revoked',
  'program_closed',
] as const
export type SigningObstacle = (typeof signingObstacles)[number]

export const signingRefusals: Readonly<Record<SigningObstacle, RefusalCode>> = {
  account_suspended: 'forbidden',
  account_unverified: 'step_missing',
  nda_missing: 'step_missing',
  letter_revoked: 'forbidden',
  program_closed: 'move_forbidden',
}

/**
 * The first thing between a bughunter and their signature: what the use case refuses with, and what form and API show. Null where
 * nothing is.
 * @param program `open`: `isOpen` of today
 */
export function obstacleToSigning(
  program: { open: boolean },
  signer: Omit<HunterProgress, 'agreed'> & { suspended: boolean },
): SigningObstacle | null {
  if (signer.suspended) return 'account_suspended'
  const step = missingBeforeSigning(signer)
  if (step) return step
  if (signer.barred) return 'letter_revoked'
  return program.open ? null : 'program_closed'
}
