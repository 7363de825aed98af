import { after, minute } from '@cakrawala/calendar/clock'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import type { Actor, Person } from '#kernel/actor.ts'
import type { RefusalCode } from '#kernel/refusal.ts'
import { type SecondObstacle, secondRightObstacles, secondRightRefusals } from '#kernel/second-person.ts'
import type { IdentityDecision } from '../identity.ts'

/** After this long without a decision a colleague may take a case over. */
const caseHold = 30 * minute

type CaseFacts = {
  reviewerId: string | null
  takenAt: Date | null
  proposedBy: string | null
  decidedBy: string | null
  decidedAt: Date | null
  decision: IdentityDecision | null
  /** The denial was objected to and no one has decided on that: the case is open once more, for others. */
  appealOpen: boolean
  /** The account is over: its documents are no one's business any more, unless an objection waits. */
  ended: boolean
}

/** Opening a case is an act of its own: only who has it open sees documents, and only while it is open. */
export function mayTakeCase(actor: Actor, facts: CaseFacts, present: Date): boolean {
  if (!mayActForTeam(actor, 'account.identity_case_taken') || isOwnDecision(actor, facts)) return false
  const { reviewerId, takenAt } = facts
  if (isCorrectable(facts)) return reviewerId === actor.accountId || !isHeldAgain(facts, present)
  if (!isOpen(facts)) return false
  if (reviewerId === null || reviewerId === actor.accountId) return true
  return takenAt !== null && after(takenAt, caseHold) <= present
}

export function mayReviewCase(actor: Actor, facts: CaseFacts): boolean {
  return (
    mayActForTeam(actor, 'account.identity_decided') && isOpen(facts) && facts.reviewerId === actor.accountId
  )
}

/**
 * A verified name that turns out wrong is put right by a person other than who verified it, with the documents in hand
 * again, for as long as a case is held.
 */
export function mayCorrectCase(actor: Actor, facts: CaseFacts, present: Date): boolean {
  const isMine = mayActForTeam(actor, 'account.identity_corrected') && facts.reviewerId === actor.accountId
  return isMine && isCorrectable(facts) && isHeldAgain(facts, present)
}

/** Whether a person had a hand in the decision, or proposed it: then a colleague goes on. */
export function isOwnDecision(actor: Person, { proposedBy, decidedBy }: CaseFacts): boolean {
  return proposedBy === actor.accountId || decidedBy === actor.accountId
}

function isCorrectable({ decision, ended }: CaseFacts): boolean {
  return decision === 'verified' && !ended
}

/** Taken after the decision, and not too long ago. */
function isHeldAgain({ takenAt, decidedAt }: CaseFacts, present: Date): boolean {
  if (takenAt === null || decidedAt === null) return false
  return takenAt > decidedAt && after(takenAt, caseHold) > present
}

function isOpen({ decidedAt, appealOpen, ended }: CaseFacts): boolean {
  return appealOpen || (decidedAt === null && !ended)
}

/** Why an operator cannot decide what a colleague began, in the order they are named. */
export const caseObstacles = ['second_reviewer', 'appeal_second', ...secondRightObstacles] as const
export type CaseObstacle = SecondObstacle<'second_reviewer' | 'appeal_second'>

export const caseRefusals: Readonly<Record<CaseObstacle, RefusalCode>> = {
  second_reviewer: 'forbidden',
  appeal_second: 'forbidden',
  ...secondRightRefusals,
}
