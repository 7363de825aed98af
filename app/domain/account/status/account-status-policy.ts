import { after, day } from '@cakrawala/calendar/clock'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import type { Actor, Person, Role } from '#kernel/actor.ts'
import { type RefusalCode, refuseUnless } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'
import { type SanctionReason, type SanctionStep, sanctionSteps } from './account-status.ts'
import type { Standing } from './account-status-lifecycle.ts'

/** How long the strike policy remembers a step, in days. */
const strikeMemoryDays = 365
/** Length of the suspension the strike policy proposes. */
export const proposedSuspension = '30'

/** Reasons grave enough to start at any step of the strike policy. */
const severe: ReadonlySet<SanctionReason> = new Set(['data_misuse', 'extortion', 'fraud', 'false_identity'])

export type PastStep = {
  step: SanctionStep
  takenAt: Date
  /** Taken back by a person or on appeal: it no longer counts. A suspension that ran its time does. */
  takenBack: boolean
}

/** The step after the highest one of the last 365 days. */
export function proposedStep(history: readonly PastStep[], present: Date): SanctionStep {
  const since = after(present, -strikeMemoryDays * day)
  const counted = history.filter(({ takenAt, takenBack }) => !takenBack && takenAt > since)
  const highest = Math.max(-1, ...counted.map(({ step }) => sanctionSteps.indexOf(step)))
  return sanctionSteps[Math.min(highest + 1, sanctionSteps.length - 1)]!
}

/** Whether a step leaves out others and has to be explained to colleagues in a note. */
export function asksForNote(step: SanctionStep, proposed: SanctionStep, reason: SanctionReason): boolean {
  return sanctionSteps.indexOf(step) > sanctionSteps.indexOf(proposed) && !severe.has(reason)
}

/** What the policy must know of an account. */
export type AccountFacts = { id: string; role: Role; standing: Standing }

/**
 * The platform team looks after accounts; no one after their own. So the person who acts stays: the last active colleague
 * cannot be sent away.
 */
export function mayKeepOrder(actor: Actor, { id }: Pick<AccountFacts, 'id'>): actor is Person {
  return mayActForTeam(actor, 'account.sanctioned') && actor.accountId !== id
}

/** @throws Refusal forbidden `team_role_missing`, `sanction_self` */
export function refuseUnlessKeepsOrder(actor: Actor, accountId: string): void {
  refuseUnless(mayActForTeam(actor, 'account.sanctioned'), 'forbidden', 'team_role_missing')
  refuseUnless(mayKeepOrder(actor, { id: accountId }), 'forbidden', 'sanction_self')
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
