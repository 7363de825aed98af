import { type Actor, isHello } from '#kernel/actor.ts'
import { after, minute } from '#kernel/clock.ts'

/** After this long without a decision a colleague may take a case over. */
export const caseHold = 30 * minute

export type CaseFacts = {
  reviewerId: string | null
  takenAt: Date | null
  proposedBy: string | null
  decidedAt: Date | null
}

/** Opening a case is an act of its own: only who has it open sees documents, and only while it is open. */
export function mayTakeCase(actor: Actor, facts: CaseFacts, present: Date): boolean {
  if (!isHello(actor) || facts.decidedAt || facts.proposedBy === actor.accountId) return false
  const { reviewerId, takenAt } = facts
  if (reviewerId === null || reviewerId === actor.accountId) return true
  return takenAt !== null && after(takenAt, caseHold) <= present
}

export function mayReviewCase(actor: Actor, { reviewerId, decidedAt }: CaseFacts): boolean {
  return isHello(actor) && !decidedAt && reviewerId === actor.accountId
}
