import { type Actor, isHello, type Person } from '#kernel/actor.ts'
import { maySeeBalance } from '../reward-policy.ts'
import type { RefundState } from './refund.ts'

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

type RefundFacts = { state: RefundState; checkedBy: string | null; returnNotedBy: string | null }

/** Money never leaves by one person: whoever sends it is not whoever checked where it goes. */
export function mayPayRefund(actor: Actor, { state, checkedBy }: RefundFacts): boolean {
  return mayHandleRefunds(actor) && state === 'checked' && checkedBy !== actor.accountId
}

export function mayConfirmRefundReturn(actor: Actor, { state, returnNotedBy }: RefundFacts): boolean {
  const noted = state === 'paid' && returnNotedBy !== null
  return noted && mayHandleRefunds(actor) && returnNotedBy !== actor.accountId
}
