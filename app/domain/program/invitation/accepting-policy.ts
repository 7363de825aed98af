import type { RefusalCode } from '#kernel/refusal.ts'

/** Why a bughunter cannot accept an invitation of theirs, in the order they are named. */
export const acceptingObstacles = ['invitation_closed', 'account_suspended', 'account_unverified'] as const
export type AcceptingObstacle = (typeof acceptingObstacles)[number]

export const acceptingRefusals: Readonly<Record<AcceptingObstacle, RefusalCode>> = {
  invitation_closed: 'conflict',
  account_suspended: 'forbidden',
  account_unverified: 'step_missing',
}

/** `waits`: neither answered, revoked nor expired. `ended`: its program has ended. */
export type AskedInvitation = { waits: boolean; ended: boolean }

/**
 * The first thing between a bughunter and the program they are invited to: what the use case refuses with, and what button and API
 * show. Null where nothing is. Declining asks only that the invitation waits.
 */
export function obstacleToAccepting(
  { waits, ended }: AskedInvitation,
  hunter: { suspended: boolean; verified: boolean },
): AcceptingObstacle | null {
  if (!waits) return 'invitation_closed'
  if (hunter.suspended) return 'account_suspended'
  if (!hunter.verified) return 'account_unverified'
  return ended ? 'invitation_closed' : null
}
