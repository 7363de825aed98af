import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'
import { maySeeBalance } from '../reward-policy.ts'

/** Suspended owners too: what they brought in stays theirs. */
export function mayAskRefund(actor: Actor): actor is Person & { companyId: string } {
  return maySeeBalance(actor)
}

export function mayReadRefunds(actor: Actor): actor is Person {
  return isOperator(actor)
}

export function mayHandleRefunds(actor: Actor): actor is Person {
  return isOperator(actor) && !actor.suspended
}

/** Why an operator cannot send a refund that was checked, in the order they are named. */
export const refundingObstacles = ['second_refunder', ...secondRightObstacles] as const
export type RefundingObstacle = SecondObstacle<'second_refunder'>

export const refundingRefusals: Readonly<Record<RefundingObstacle, RefusalCode>> = {
  second_refunder: 'forbidden',
  ...secondRightRefusals,
}
