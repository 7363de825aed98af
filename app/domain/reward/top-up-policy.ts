import type { RefusalCode } from '#kernel/refusal.ts'
import {
  type SecondBlock,
  secondObstacle,
  secondRightObstacles,
  secondRightRefusals,
} from '#kernel/second-person.ts'

/** Why an operator cannot confirm a top-up that waits, in the order they are named. */
export const topUpObstacles = ['second_checker', ...secondRightObstacles, 'reference_used'] as const
export type TopUpObstacle = (typeof topUpObstacles)[number]

export const topUpRefusals: Readonly<Record<TopUpObstacle, RefusalCode>> = {
  second_checker: 'forbidden',
  ...secondRightRefusals,
  reference_used: 'conflict',
}

/**
 * The first thing between an operator and confirming a top-up: what the use case refuses with, and what page and API show. Null where
 * nothing is. `block`: why they are not the second person where a first one checked it. `booked`: its transfer is booked already.
 */
export function obstacleToConfirmingTopUp({
  block,
  booked,
}: {
  block: SecondBlock | null
  booked: boolean
}): TopUpObstacle | null {
  return secondObstacle(block, 'second_checker') ?? (booked ? 'reference_used' : null)
}

/** Why an operator cannot take back a top-up as a colleague proposed it, in the order they are named. */
export const reversalObstacles = ['second_reverser', ...secondRightObstacles, 'reversal_uncovered'] as const
export type ReversalObstacle = (typeof reversalObstacles)[number]

export const reversalRefusals: Readonly<Record<ReversalObstacle, RefusalCode>> = {
  second_reverser: 'forbidden',
  ...secondRightRefusals,
  reversal_uncovered: 'balance_insufficient',
}

/**
 * The first thing between an operator and taking back a top-up: what the use case refuses with, and what page and API show. Null
 * where nothing is. `block`: why they are not the second person. `covered`: the balance still holds the amount.
 */
export function obstacleToReversing({
  block,
  covered,
}: {
  block: SecondBlock | null
  covered: boolean
}): ReversalObstacle | null {
  return secondObstacle(block, 'second_reverser') ?? (covered ? null : 'reversal_uncovered')
}

type TopUp = { status: string; reversalAt: Date | null }

/** Whether a step of a reversal is possible: one is proposed of a confirmed top-up, once, and then confirmed or withdrawn. */
export function isReversalPossible(
  step: 'propose' | 'confirm' | 'withdraw',
  { status, reversalAt }: TopUp,
): boolean {
  return status === 'confirmed' && (reversalAt === null) === (step === 'propose')
}
