import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'

/** What the team does with a transfer, of a payout or a refund, that the bank sends back. */
export type ReturnStep = 'noteReturn' | 'confirmReturn' | 'dismissReturn'

/** Why an operator cannot confirm a return that was noted, in the order they are named. */
export const returnObstacles = ['second_returner', ...secondRightObstacles] as const
export type ReturnObstacle = SecondObstacle<'second_returner'>

export const returnRefusals: Readonly<Record<ReturnObstacle, RefusalCode>> = {
  second_returner: 'forbidden',
  ...secondRightRefusals,
}

/** Whether a step is possible: a return is noted once, of a paid transfer, and then confirmed or dismissed. */
export function isReturnPossible(
  step: ReturnStep,
  { state, returnNotedBy }: { state: string; returnNotedBy: string | null },
): boolean {
  return state === 'paid' && (returnNotedBy === null) === (step === 'noteReturn')
}
