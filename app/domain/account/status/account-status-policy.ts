import { type Actor, isOperator, type Person, type Role } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'
import type { Standing } from './account-status-lifecycle.ts'

/** What the policy must know of an account. */
export type AccountFacts = { id: string; role: Role; standing: Standing }

/**
 * The platform team looks after accounts; no one after their own. So the person who acts stays: the last active colleague
 * cannot be sent away.
 */
export function mayKeepOrder(actor: Actor, { id }: Pick<AccountFacts, 'id'>): actor is Person {
  return isOperator(actor) && !actor.suspended && actor.accountId !== id
}

/** A colleague loses access only to a person who has just proved to be who they are. */
export function asksForProof({ role }: Pick<AccountFacts, 'role'>): boolean {
  return role === 'hello'
}

/** Only the sanctioned person appeals, once, while the step is in force. */
export function mayAppeal(
  actor: Actor,
  sanction: { accountId: string; liftedAt: Date | null; appealed: boolean },
): boolean {
  return (
    actor.kind === 'person' &&
    actor.accountId === sanction.accountId &&
    sanction.liftedAt === null &&
    !sanction.appealed
  )
}

/** Another person of the team than the one who took the step decides. */
export function mayDecideAppeal(actor: Actor, sanction: { accountId: string; takenBy: string }): boolean {
  return mayKeepOrder(actor, { id: sanction.accountId }) && actor.accountId !== sanction.takenBy
}

/** Why an operator cannot decide an appeal that waits, in the order they are named. */
export const appealObstacles = ['appeal_second', ...secondRightObstacles] as const
type AppealObstacle = SecondObstacle<'appeal_second'>

export const appealRefusals: Readonly<Record<AppealObstacle, RefusalCode>> = {
  appeal_second: 'forbidden',
  ...secondRightRefusals,
}

/** Why an account that is over is not opened again by the platform team, in the order they are named. */
export const reopeningObstacles = ['account_erased', 'account_left'] as const
export type ReopeningObstacle = (typeof reopeningObstacles)[number]

export const reopeningRefusals: Readonly<Record<ReopeningObstacle, RefusalCode>> = {
  account_erased: 'conflict',
  account_left: 'conflict',
}

/**
 * The first thing between an account and being opened again, by restoring it or by lifting its end: what the use case refuses with, and
 * what page and API show. Null where nothing is. What its owner closed only its owner opens; what was erased, no one.
 */
export function obstacleToReopening({
  left,
  erased,
}: {
  left: boolean
  erased: boolean
}): ReopeningObstacle | null {
  if (erased) return 'account_erased'
  return left ? 'account_left' : null
}
