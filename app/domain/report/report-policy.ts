import { type Actor, isBughunter, isCompany, isHello } from '#kernel/actor.ts'
import {
  allowedMoves,
  type Management,
  type Move,
  type MoverKind,
  mayMove,
  type ReportState,
} from './report-lifecycle.ts'
import { rules } from './report-moves.ts'
import type { CommentAudience } from './report-words.ts'

/** What the policy must know of a report. `granted`: the asking member (permission 2) was given this program. */
export type ReportFacts = ReportState &
  Management & { reporterId: string; companyId: string; validAt: Date | null; granted: boolean }

export function isReporter(actor: Actor, { reporterId }: Pick<ReportFacts, 'reporterId'>): boolean {
  return isBughunter(actor) && actor.accountId === reporterId
}

/** The related company, as far as this person of it may look: the owner and admins, members only where granted. */
export function isRelatedCompany(
  actor: Actor,
  { companyId, granted }: Pick<ReportFacts, 'companyId' | 'granted'>,
): boolean {
  return isCompany(actor) && actor.companyId === companyId && (actor.permission === 1 || granted)
}

/**
 * Who reads a report: its reporter always; the platform team from submission; the related company from submission where
 * it manages the program itself, else once the report was found valid. Nobody else, and a draft nobody but its writer.
 */
export function maySee(actor: Actor, facts: ReportFacts): boolean {
  if (actor.kind === 'system' || isReporter(actor, facts)) return true
  if (facts.stage === 'draft') return false
  if (isHello(actor)) return true
  return isRelatedCompany(actor, facts) && (facts.managedBy === 'company' || facts.validAt !== null)
}

/** In which part somebody may move the report; null for readers only: members with permission 2, suspended people, strangers. */
export function moverOf(actor: Actor, facts: ReportFacts): MoverKind | null {
  if (actor.kind === 'system') return 'system'
  if (actor.kind !== 'person' || actor.suspended || !maySee(actor, facts)) return null
  if (actor.role === 'hello') return 'operator'
  if (isReporter(actor, facts)) return 'reporter'
  return actor.permission === 1 ? 'company' : null
}

/** Whether this part ever makes this move in a program so managed, whatever the state. */
export function isMoverOf(move: Move, mover: MoverKind, { managedBy }: Management): boolean {
  const rule: { by: readonly MoverKind[]; alsoManaged?: readonly MoverKind[] } = rules[move]
  return rule.by.includes(mover) || (managedBy === 'product' && (rule.alsoManaged?.includes(mover) ?? false))
}

export function mayMoveReport(actor: Actor, facts: ReportFacts, move: Move): boolean {
  const mover = moverOf(actor, facts)
  return mover !== null && mayMove(facts, move, mover, facts)
}

/** The moves this person has now: the buttons of a page. */
export function movesOf(actor: Actor, facts: ReportFacts): Move[] {
  const mover = moverOf(actor, facts)
  return mover === null ? [] : allowedMoves(facts, mover, facts)
}

/** Editing ends with the first decision of the platform team. */
export function mayEdit(actor: Actor, facts: ReportFacts): boolean {
  return moverOf(actor, facts) === 'reporter' && (facts.stage === 'submitted' || facts.stage === 'draft')
}

/** Files may be added as long as the report is open; a draft's and an unread report's may also be taken away. */
export function mayAttach(actor: Actor, facts: ReportFacts): boolean {
  return moverOf(actor, facts) === 'reporter' && facts.stage !== 'closed'
}

/** The house itself and the platform team; never drafts. */
export function readsEverything(actor: Actor): boolean {
  return actor.kind === 'system' || isHello(actor)
}

/** Which circles somebody may write to; empty for people who may not comment. */
export function audiencesOf(actor: Actor, facts: ReportFacts): readonly CommentAudience[] {
  if (actor.kind !== 'person' || actor.suspended || facts.stage === 'draft' || !maySee(actor, facts))
    return []
  if (actor.role === 'hello') return ['all', 'company', 'hello']
  return isReporter(actor, facts) ? ['all'] : ['all', 'company']
}

export function mayComment(actor: Actor, facts: ReportFacts, audience: CommentAudience): boolean {
  return audiencesOf(actor, facts).includes(audience)
}

/** Which comments somebody reads: the platform team all, the company its own circle's, the reporter those for everyone. */
export function audiencesReadBy(actor: Actor): readonly CommentAudience[] {
  if (readsEverything(actor)) return ['all', 'company', 'hello']
  return isCompany(actor) ? ['all', 'company'] : ['all']
}
