import { type Actor, isBughunter, isOperator, type Person } from '#kernel/actor.ts'
import type { ResidenceState } from '../residence.ts'

/** Suspended people too: they may be paid what is owed to them. */
export function mayAskResidence(actor: Actor): actor is Person & { role: 'bughunter' } {
  return isBughunter(actor)
}

export function mayReadResidences(actor: Actor): actor is Person & { role: 'hello' } {
  return isOperator(actor)
}

export function mayDecideResidence(actor: Actor): actor is Person & { role: 'hello' } {
  return isOperator(actor) && !actor.suspended
}

/** Whether this yes is the first of two. */
export function isFirstOfTwo({ state, twoPeople }: { state: ResidenceState; twoPeople: boolean }): boolean {
  return twoPeople && state === 'waiting'
}
