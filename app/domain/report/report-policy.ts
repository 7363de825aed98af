import { type GrantedProgram, isWithinLimit, looksInto, mayIn } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isBughunter, isCompany, isOperator, type MemberPermission } from '#kernel/actor.ts'
import type { CommentAudience, RetestVerdict } from './report-code.ts'
import {
  allowedMoves,
  type Management,
  type Move,
  type MoverKind,
  mayMove,
  type ReportState,
} from './report-lifecycle.ts'
import { rules } from './report-moves.ts'

/**
 * What the policy must know of a report. The grant is that of the asking member in the report's program; `rewardLimit` the
 * most they may give for one report, in rupiah, null without a limit.
 */
export type ReportFacts = ReportState &
  Management &
  GrantedProgram & {
    reporterId: string
    validAt: Date | null
    rewardLimit: bigint | null
    retestVerdict: RetestVerdict | null
  }

export function isReporter(actor: Actor, { reporterId }: Pick<ReportFacts, 'reporterId'>): boolean {
  return isBughunter(actor) && actor.accountId === reporterId
}

/**
 * Who reads a report: its reporter always; the platform team from submission; the related company from submission where
 * it manages the program itself, else once the report was found valid. No one else, and a draft no one but its writer.
 */
export function maySee(actor: Actor, facts: ReportFacts): boolean {
  if (actor.kind === 'system' || isReporter(actor, facts)) return true
  if (facts.stage === 'draft') return false
  if (isOperator(actor)) return true
  return looksInto(actor, facts) && isReadByCompany(facts)
}

/** Whether the company of the report's program may read it at all, a draft apart. */
export function isReadByCompany({ managedBy, validAt }: Pick<ReportFacts, 'managedBy' | 'validAt'>): boolean {
  return managedBy === 'company' || validAt !== null
}

/**
 * The role of a person on the report; null for suspended people and users without access. Which moves of
 * their side the members of a company have depends on their permissions: `isMoverOf`.
 */
export function moverOf(actor: Actor, facts: ReportFacts): MoverKind | null {
  if (actor.kind === 'system') return 'system'
  if (actor.kind !== 'person' || actor.suspended || !maySee(actor, facts)) return null
  if (actor.role === 'hello') return mayActForTeam(actor, 'report.moved') ? 'operator' : null
  return isReporter(actor, facts) ? 'reporter' : 'company'
}

/** What a company person needs for a move: giving rewards is apart from rating and mending. */
function permissionFor(move: Move): MemberPermission {
  const giving: readonly Move[] = ['approve_reward', 'offer_reward', 'grant_points', 'make_payable']
  return giving.includes(move) ? 'reward.decide' : 'report.rate'
}

/** Whether this person ever makes this move on this report, whatever its state. */
export function isMoverOf(actor: Actor, facts: ReportFacts, move: Move): boolean {
  const mover = moverOf(actor, facts)
  if (mover === null) return false
  const rule: { by: readonly MoverKind[]; alsoManaged?: readonly MoverKind[] } = rules[move]
  const managed = facts.managedBy === 'product' && (rule.alsoManaged?.includes(mover) ?? false)
  if (!rule.by.includes(mover) && !managed) return false
  return mover !== 'company' || mayIn(actor, permissionFor(move), facts)
}

export function mayMoveReport(actor: Actor, facts: ReportFacts, move: Move): boolean {
  const mover = moverOf(actor, facts)
  return mover !== null && isMoverOf(actor, facts, move) && mayMove(facts, move, mover, facts)
}

/** The moves this person has now: the buttons of a page. */
export function movesOf(actor: Actor, facts: ReportFacts): Move[] {
  const mover = moverOf(actor, facts)
  if (mover === null) return []
  return allowedMoves(facts, mover, facts).filter((move) => isMoverOf(actor, facts, move))
}

/** Whether a person of the company takes steps on this report at all, or only reads it. */
export function actsForCompany(actor: Actor, facts: ReportFacts): boolean {
  if (moverOf(actor, facts) !== 'company') return false
  return mayIn(actor, 'report.rate', facts) || mayIn(actor, 'reward.decide', facts)
}

/**
 * Whether this person speaks for the company where a bughunter objects to a closing; when, the objection
 * determines.
 */
export function speaksOnAppeal(actor: Actor, facts: ReportFacts): boolean {
  return moverOf(actor, facts) === 'company' && mayIn(actor, 'report.rate', facts)
}

/** Whether a reward of this many rupiah is within what this person may decide alone. */
export function mayDecideAmount(actor: Actor, { rewardLimit }: ReportFacts, amount: bigint): boolean {
  return isWithinLimit(actor, rewardLimit, amount)
}

/** Editing ends with the first decision of the platform team. */
export function mayEdit(actor: Actor, facts: ReportFacts): boolean {
  return moverOf(actor, facts) === 'reporter' && (facts.stage === 'submitted' || facts.stage === 'draft')
}

/** The reporter answers a retest once a round: the answer is final, and the person who decides has it before them. */
export function mayAnswerRetest(actor: Actor, facts: ReportFacts): boolean {
  return moverOf(actor, facts) === 'reporter' && isRetestAsked(facts) && facts.retestVerdict === null
}

/** Whether a round of a retest runs. */
export function isRetestAsked({ stage, fix }: Pick<ReportFacts, 'stage' | 'fix'>): boolean {
  return fix === 'retest' && stage !== 'closed'
}

/** Files may be added as long as the report is open; a draft's and an unread report's may also be taken away. */
export function mayAttach(actor: Actor, facts: ReportFacts): boolean {
  return moverOf(actor, facts) === 'reporter' && facts.stage !== 'closed'
}

/** The platform itself and the platform team; never drafts. */
export function readsEverything(actor: Actor): boolean {
  return actor.kind === 'system' || isOperator(actor)
}

/** Which circles a person may write to; empty for people who may not comment. */
export function audiencesOf(actor: Actor, facts: ReportFacts): readonly CommentAudience[] {
  if (actor.kind !== 'person' || actor.suspended || facts.stage === 'draft' || !maySee(actor, facts))
    return []
  if (actor.role === 'hello')
    return mayActForTeam(actor, 'report.commented') ? ['all', 'company', 'hello'] : []
  if (isReporter(actor, facts)) return ['all']
  const circles: CommentAudience[] = []
  if (mayIn(actor, 'report.comment', facts)) circles.push('all')
  if (mayIn(actor, 'report.comment_internal', facts)) circles.push('company', 'company_own')
  return circles
}

/** Whether this person may write anything at all on the report; by which act and when, the act decides. */
export function maySpeak(actor: Actor, facts: ReportFacts): boolean {
  if (audiencesOf(actor, facts).length > 0) return true
  const mover = moverOf(actor, facts)
  if (mover === 'company') return actsForCompany(actor, facts)
  return mover !== null && facts.stage !== 'draft'
}

export function mayComment(actor: Actor, facts: ReportFacts, audience: CommentAudience): boolean {
  return audiencesOf(actor, facts).includes(audience)
}

/**
 * Which comments a person reads: the platform team all but the company's own notes, the company all but the team's, the reporter
 * those for everyone.
 */
export function audiencesReadBy(actor: Actor): readonly CommentAudience[] {
  if (readsEverything(actor)) return ['all', 'company', 'hello']
  return isCompany(actor) ? ['all', 'company', 'company_own'] : ['all']
}

/** Who writes the English summary of a report: its reporter and the platform team, once it was sent. */
export function maySummarize(actor: Actor, facts: ReportFacts): boolean {
  if (facts.stage === 'draft' || actor.kind !== 'person' || actor.suspended) return false
  return isReporter(actor, facts) || mayActForTeam(actor, 'report.summarized')
}
