import { type Actor, isHello, type Person } from '#kernel/actor.ts'
import { after, minute } from '#kernel/clock.ts'

/** After this long without a decision a colleague may take a case over. */
export const caseHold = 30 * minute

export type CaseFacts = {
  reviewerId: string | null
  takenAt: Date | null
  proposedBy: string | null
  decidedBy: string | null
  decidedAt: Date | null
  /** The denial was objected to and nobody has decided on that: the case is open once more, for others. */
  appealOpen: boolean
}

/** Opening a case is an act of its own: only who has it open sees documents, and only while it is open. */
export function mayTakeCase(actor: Actor, facts: CaseFacts, present: Date): boolean {
  if (!isHello(actor) || !isOpen(facts) || isOwnDenial(actor, facts)) return false
  const { reviewerId, takenAt } = facts
  if (reviewerId === null || reviewerId === actor.accountId) return true
  return takenAt !== null && after(takenAt, caseHold) <= present
}

export function mayReviewCase(actor: Actor, facts: CaseFacts): boolean {
  return isHello(actor) && isOpen(facts) && facts.reviewerId === actor.accountId
}

/** Whether somebody had a hand in the denial: then a colleague goes on. */
export function isOwnDenial(actor: Person, { proposedBy, decidedBy }: CaseFacts): boolean {
  return proposedBy === actor.accountId || decidedBy === actor.accountId
}

function isOpen({ decidedAt, appealOpen }: CaseFacts): boolean {
  return decidedAt === null || appealOpen
}
