import { type Actor, isBughunter, isCompany, isHello, type Person } from '#kernel/actor.ts'
import { isOpen, type Manager, type ProgramStatus, shownStatuses, type Visibility } from './program.ts'
import { isEditable, type ProgramMove, statusAfter } from './program-lifecycle.ts'

/** What the policy must know of a program. */
export type ProgramFacts = {
  companyId: string
  status: ProgramStatus
  visibility: Visibility
  managedBy: Manager
  /** `YYYY-MM-DD`, the last day included. */
  validUntil: string
}
/** How the asking person is tied to it: an accepted invitation, a grant to a company member. */
export type ProgramTie = { invited: boolean; granted: boolean }

/**
 * Who knows that a program exists: the platform team; the owner and admins of its company, members where granted; and
 * once it was accepted everybody for a public one, invited bughunters for a private one. `SeenBy` queries say the same in SQL.
 */
export function maySee(actor: Actor, program: ProgramFacts, tie: ProgramTie): boolean {
  if (actor.kind === 'system' || isHello(actor) || isOwnCompany(actor, program, tie)) return true
  if (!isShown(program.status)) return false
  return program.visibility === 'public' || (isBughunter(actor) && !actor.suspended && tie.invited)
}

/** Who writes programs for a company: its owner and admins, and the platform team. */
export function mayCreate(actor: Actor, companyId: string): boolean {
  return mayManage(actor, { companyId })
}

export function mayManage(actor: Actor, { companyId }: Pick<ProgramFacts, 'companyId'>): boolean {
  if (actor.kind !== 'person' || actor.suspended) return false
  return isHello(actor) || (isCompany(actor) && actor.permission === 1 && actor.companyId === companyId)
}

/** In review only the platform team may still change the text. */
export function mayEdit(actor: Actor, program: Pick<ProgramFacts, 'companyId' | 'status'>): boolean {
  return (
    mayManage(actor, program) &&
    (isEditable(program.status) || (isHello(actor) && program.status === 'review'))
  )
}

/** What kind of program it is and who manages it stands fixed once it went to review, except for the platform team. */
export function mayChangeManagement(
  actor: Actor,
  program: Pick<ProgramFacts, 'companyId' | 'status'>,
): boolean {
  return mayEdit(actor, program) && (isHello(actor) || ['draft', 'rejected'].includes(program.status))
}

const movers: Readonly<Record<ProgramMove, 'manager' | 'operator'>> = {
  submit: 'manager',
  accept: 'operator',
  reject: 'operator',
  redraft: 'manager',
  pause: 'manager',
  resume: 'manager',
  end: 'manager',
}

/** Whether this person may make this move now; the house itself only ends what has expired. */
export function mayMove(
  actor: Actor,
  program: Pick<ProgramFacts, 'companyId' | 'status'>,
  move: ProgramMove,
): boolean {
  if (statusAfter(program.status, move) === null) return false
  return isMoverOf(actor, program, move)
}

/** Whether this person ever makes this move, whatever the status. */
export function isMoverOf(
  actor: Actor,
  program: Pick<ProgramFacts, 'companyId'>,
  move: ProgramMove,
): boolean {
  if (actor.kind === 'system') return move === 'end'
  return movers[move] === 'operator' ? isHello(actor) && !actor.suspended : mayManage(actor, program)
}

export function mayDecide(actor: Actor, program: Pick<ProgramFacts, 'companyId' | 'status'>): boolean {
  return mayMove(actor, program, 'accept')
}

/** People are invited to something they can read: a program that was accepted and has not ended. */
export function mayInvite(actor: Actor, program: Pick<ProgramFacts, 'companyId' | 'status'>): boolean {
  return mayManage(actor, program) && ['accepted', 'paused'].includes(program.status)
}

/** Only the company itself decides which of its members see a program. */
export function mayGrant(actor: Actor, program: Pick<ProgramFacts, 'companyId'>): boolean {
  return isCompany(actor) && mayManage(actor, program)
}

/** What joining and reporting ask of a bughunter; read from the database, never from the session. */
export type HunterStanding = { verified: boolean; ndaAccepted: boolean; agreed: boolean }

/** Steps before joining, in the order in which they are taken; also words of `refusals.details`. */
export const joinSteps = ['account_unverified', 'nda_missing', 'agreement_missing'] as const
export type JoinStep = (typeof joinSteps)[number]

/** The first step still missing before a report may be sent; null when none is. */
export function missingStep(standing: HunterStanding): JoinStep | null {
  if (!standing.verified) return 'account_unverified'
  if (!standing.ndaAccepted) return 'nda_missing'
  return standing.agreed ? null : 'agreement_missing'
}

/** Whether a bughunter who sees the program may accept its agreement on `today` (`YYYY-MM-DD`, Asia/Jakarta). */
export function mayJoin(
  actor: Actor,
  program: ProgramFacts,
  standing: HunterStanding,
  today: string,
): boolean {
  return isActiveHunter(actor) && isOpen(program, today) && standing.verified && standing.ndaAccepted
}

export function mayReportTo(
  actor: Actor,
  program: ProgramFacts,
  standing: HunterStanding,
  today: string,
): boolean {
  return isActiveHunter(actor) && isOpen(program, today) && missingStep(standing) === null
}

export function isShown(status: ProgramStatus): boolean {
  return shownStatuses.some((shown) => shown === status)
}

function isOwnCompany(actor: Actor, { companyId }: ProgramFacts, { granted }: ProgramTie): boolean {
  return isCompany(actor) && actor.companyId === companyId && (actor.permission === 1 || granted)
}

function isActiveHunter(actor: Actor): actor is Person {
  return isBughunter(actor) && !actor.suspended
}
