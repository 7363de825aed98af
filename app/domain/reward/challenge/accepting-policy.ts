import {
  type MovingObstacle,
  type MovingProgram,
  momentFacts,
  movingRefusals,
  obstacleToMoving,
} from '#domain/program/editing/moving-policy.ts'
import type { Actor } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'

/** Here it is the balance that is missing, not a step. */
export const acceptingRefusals: Readonly<Record<MovingObstacle, RefusalCode>> = {
  ...movingRefusals,
  prize_unfunded: 'balance_insufficient',
}

/**
 * The first thing between a program in review and its acceptance, which holds its prizes in the same step: what the use case refuses
 * with, and what page and API show. Null where nothing is.
 */
export function obstacleToAcceptingProgram(
  actor: Actor,
  program: Parameters<typeof momentFacts>[1],
  facts: Pick<MovingProgram, 'unproved' | 'contract' | 'unfunded'>,
  moment: Date,
): MovingObstacle | null {
  return obstacleToMoving('accept', {
    ...momentFacts(actor, program, 'accept', moment),
    ...facts,
    held: false,
  })
}
