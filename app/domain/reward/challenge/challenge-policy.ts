import { type GrantedProgram, looksInto, mayIn } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isOperator, type Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'

/**
 * Who reads the board as it is, also while it is frozen for everyone else: the platform team and the program's company.
 */
export function maySeeLiveBoard(actor: Actor, program: GrantedProgram): boolean {
  return isOperator(actor) || looksInto(actor, program)
}

/** Who proposes and confirms results: the platform team, and the person who decides rewards in the program. */
export function maySettleResults(actor: Actor, program: GrantedProgram): actor is Person {
  return mayActForTeam(actor, 'reward.results_proposed') || mayIn(actor, 'reward.decide', program)
}

/** Why a person who settles results cannot confirm those that were proposed, in the order they are named. */
export const resultsObstacles = ['second_person', ...secondRightObstacles] as const
export type ResultsObstacle = SecondObstacle<'second_person'>

export const resultsRefusals: Readonly<Record<ResultsObstacle, RefusalCode>> = {
  second_person: 'forbidden',
  ...secondRightRefusals,
}
