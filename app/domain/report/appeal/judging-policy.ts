import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'

/** Why an operator cannot judge the objection to a closed report, in the order they are named. */
export const judgingObstacles = ['reopen_second', ...secondRightObstacles] as const
export type JudgingObstacle = SecondObstacle<'reopen_second'>

export const judgingRefusals: Readonly<Record<JudgingObstacle, RefusalCode>> = {
  reopen_second: 'forbidden',
  ...secondRightRefusals,
}
