import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
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
