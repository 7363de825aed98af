import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import type { InquiryState } from './inquiry.ts'

/** What the policy must know of an inquiry. */
export type InquiryFacts = { state: InquiryState; takenBy: string | null }

/** Anyone of the platform team, also out of the spam: taking it confirms that a person wrote it. */
export function mayTakeInquiry(actor: Actor, { state }: InquiryFacts): actor is Person {
  return isTeam(actor) && (state === 'new' || state === 'spam')
}

/** Who took it writes down what was answered. */
export function mayAnswerInquiry(actor: Actor, { state, takenBy }: InquiryFacts): actor is Person {
  return isTeam(actor) && state === 'taken' && takenBy === actor.accountId
}

/** Who took it closes it, with an answer or without one. */
export function mayCloseInquiry(actor: Actor, { state, takenBy }: InquiryFacts): actor is Person {
  return isTeam(actor) && (state === 'taken' || state === 'answered') && takenBy === actor.accountId
}

function isTeam(actor: Actor): actor is Person {
  return isOperator(actor) && !actor.suspended
}
