import { type Actor, isHello, type Person } from '#kernel/actor.ts'
import { maySeeBalance } from '../reward-policy.ts'

/** Suspended owners too: what they brought in stays theirs. */
export function mayAskRefund(actor: Actor): actor is Person & { companyId: string } {
  return maySeeBalance(actor)
}

export function mayReadRefunds(actor: Actor): actor is Person {
  return isHello(actor)
}

export function mayHandleRefunds(actor: Actor): actor is Person {
  return isHello(actor) && !actor.suspended
}
