import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'

/** Why an operator cannot publish what the sides agreed on, in the order they are named. */
export const publishingObstacles = ['forbidden', ...secondRightObstacles] as const
export type PublishingObstacle = SecondObstacle<'forbidden'>

export const publishingRefusals: Readonly<Record<PublishingObstacle, RefusalCode>> = {
  forbidden: 'forbidden',
  ...secondRightRefusals,
}
