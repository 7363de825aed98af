import {
  type MovingProgram,
  movingObstacles,
  movingRefusals,
  obstacleToMoving,
} from '#domain/program/editing/moving-policy.ts'
import type { RefusalCode } from '#kernel/refusal.ts'

const ownObstacles = [
  'closed_challenges',
  'programs_full',
  'private_programs_full',
  'plan_reports_full',
] as const
/** Why a program that may go to review is not sent there now, in the order they are named. */
export const submittingObstacles = [...ownObstacles, ...movingObstacles] as const
export type SubmittingObstacle = (typeof submittingObstacles)[number]

export const submittingRefusals: Readonly<Record<SubmittingObstacle, RefusalCode>> = {
  closed_challenges: 'unavailable',
  programs_full: 'conflict',
  private_programs_full: 'conflict',
  plan_reports_full: 'conflict',
  ...movingRefusals,
}

/**
 * `taken`: the platform takes programs of this kind. The others: whether the plan of the company has a free
 * slot for it.
 */
export type SubmittingProgram = MovingProgram & {
  taken: boolean
  programs: boolean
  privatePrograms: boolean
  reports: boolean
}

/**
 * The first thing between a program and its review: what the use case refuses with, and what page and API show. Null where nothing is.
 * What runs already goes on, over the limits of the plan as well.
 */
export function obstacleToSubmitting(program: SubmittingProgram): SubmittingObstacle | null {
  if (!program.taken) return 'closed_challenges'
  if (!program.programs) return 'programs_full'
  if (!program.privatePrograms) return 'private_programs_full'
  if (!program.reports) return 'plan_reports_full'
  return obstacleToMoving('submit', program)
}
