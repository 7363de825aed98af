import { type JoiningHunter, joiningRefusals, obstacleToJoining } from '#domain/program/joining-policy.ts'
import { missingBeforeSigning } from '#domain/program/program-policy.ts'
import type { RefusalCode } from '#kernel/refusal.ts'

/** What proves that a person signed: a code sent to their address by mail, or the second factor of their account. */
export const signingProofs = ['mail', 'authenticator'] as const
export type SigningProof = (typeof signingProofs)[number]

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
  ...joiningRefusals,
  program_closed: 'move_forbidden',
}

/**
 * The first thing between a bughunter and their signature: what the use case refuses with, and what form and API show. Null where
 * nothing is.
 * @param program `open`: `isProgramOpen` of today
 */
export function obstacleToSigning(
  program: { open: boolean },
  signer: Omit<JoiningHunter, 'agreed'>,
): SigningObstacle | null {
  return obstacleToJoining(program, signer, missingBeforeSigning(signer))
}
