import type { RefusalCode } from '#kernel/refusal.ts'
import {
  type SecondBlock,
  type SecondObstacle,
  secondObstacle,
  secondRightObstacles,
  secondRightRefusals,
} from '#kernel/second-person.ts'
import { type AccountObstacle, accountObstacles } from './payout-account.ts'

/** Why a payout that was asked for cannot be taken into processing, in the order they are named (`accountObstacle`). */
export const takingObstacles = accountObstacles

export const takingRefusals: Readonly<Record<AccountObstacle, RefusalCode>> = {
  payout_account_missing: 'step_missing',
  payout_account_review: 'step_missing',
  payout_account_refused: 'step_missing',
  payout_account_held: 'step_missing',
}

/** Why an operator cannot confirm a payout that is being paid, in the order they are named. */
export const confirmingObstacles = ['second_payer', 'second_payer_for', ...secondRightObstacles] as const
export type ConfirmingObstacle = SecondObstacle<'second_payer' | 'second_payer_for'>

export const confirmingRefusals: Readonly<Record<ConfirmingObstacle, RefusalCode>> = {
  second_payer: 'forbidden',
  second_payer_for: 'forbidden',
  ...secondRightRefusals,
}

/**
 * The first thing between an operator and confirming a payout: what the use case refuses with, and what page and API show. Null where
 * nothing is. `block`: why they are not the second of two people; null also where one is enough. `onBehalf`: the team asked for it.
 */
export function obstacleToConfirming({
  block,
  onBehalf,
}: {
  block: SecondBlock | null
  onBehalf: boolean
}): ConfirmingObstacle | null {
  return secondObstacle(block, onBehalf ? 'second_payer_for' : 'second_payer')
}
