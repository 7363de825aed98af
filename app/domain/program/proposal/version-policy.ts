import type { RefusalCode } from '#kernel/refusal.ts'

/** Why a version of a program's rules cannot be let in, in the order they are named. */
export const versionObstacles = ['program_expired', 'targets_unproved'] as const
export type VersionObstacle = (typeof versionObstacles)[number]

export const versionRefusals: Readonly<Record<VersionObstacle, RefusalCode>> = {
  program_expired: 'step_missing',
  targets_unproved: 'step_missing',
}

/** `expired`: its last day has passed. `unproved`: it names a target that its company has not proved. */
export type VersionFacts = { expired: boolean; unproved: boolean }

/**
 * The first thing between a version and coming into force: asked when the platform team accepts it, once more when it is about to hold,
 * and by the page that offers to accept it. Null where nothing is.
 */
export function obstacleToVersion({ expired, unproved }: VersionFacts): VersionObstacle | null {
  if (expired) return 'program_expired'
  return unproved ? 'targets_unproved' : null
}
