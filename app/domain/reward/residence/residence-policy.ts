import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isBughunter, isOperator, type Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'
import type { ResidenceState } from '../residence.ts'

/** Suspended people too: they may be paid what is owed to them. */
export function mayAskResidence(actor: Actor): actor is Person & { role: 'bughunter' } {
  return isBughunter(actor)
}

export function mayReadResidences(actor: Actor): actor is Person & { role: 'hello' } {
  return isOperator(actor)
}

export function mayDecideResidence(actor: Actor): actor is Person & { role: 'hello' } {
  return mayActForTeam(actor, 'reward.tax_residence_decided')
}

/** Whether this yes is the first of two. */
export function isFirstOfTwo({ state, twoPeople }: { state: ResidenceState; twoPeople: boolean }): boolean {
  return twoPeople && state === 'waiting'
}

/** Why an operator cannot accept a request a colleague checked, in the order they are named. */
export const residenceObstacles = ['second_resident', ...secondRightObstacles] as const

export const residenceRefusals: Readonly<Record<SecondObstacle<'second_resident'>, RefusalCode>> = {
  second_resident: 'forbidden',
  ...secondRightRefusals,
}
