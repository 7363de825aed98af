import { type GrantedProgram, looksInto, mayIn, mayInCompany } from '#domain/company/permission-policy.ts'
import { mayActForTeam } from '#domain/event/team-roles.ts'
import { type Actor, isBughunter, isOperator, type MemberPermission } from '#kernel/actor.ts'
import { type Manager, type ProgramStatus, shownStatuses, type Visibility } from './program.ts'
import { isEditable, type ProgramMove, statusAfter } from './program-lifecycle.ts'

/** What the policy must know of a program. */
export type ProgramFacts = {
  companyId: string
  status: ProgramStatus
  visibility: Visibility
  managedBy: Manager
  /** Whether the account of its company is suspended or ended: no new reports come in. */
  halted: boolean
  /** Whether no money is left for its smallest reward: likewise. */
  uncovered?: boolean
  /** Whether its company kept too few of its promises: likewise, until the platform team clears it. */
  late?: boolean
  /** `YYYY-MM-DD`, the last day included. */
  validUntil: string
}
/** How the asking person is tied to it: an accepted invitation, a grant to a company member. */
export type ProgramTie = { invited: boolean; granted: boolean }
/** What decides who knows of a program. `ownerEnded`: the account of its company is no more. */
export type KnownFacts = Pick<ProgramFacts, 'companyId' | 'status' | 'visibility'> & { ownerEnded: boolean }
/** What is asked of a program when a person wants to manage it. */
export type ManagedFacts = GrantedProgram & Pick<ProgramFacts, 'status'>

/**
 * Who knows that a program exists: the platform team; the owner and admins of its company, members where
 * granted; and once it was accepted everyone for a public one, while its company has an account, and invited
 * bughunters for a private one. `SeenBy` queries are the same rule in SQL.
 */
export function maySee(actor: Actor, program: KnownFacts, tie: ProgramTie): boolean {
  const { companyId, status, visibility, ownerEnded } = program
  if (actor.kind === 'system' || isOperator(actor)) return true
  if (looksInto(actor, { companyId, granted: tie.granted })) return true
  if (!isShown(status)) return false
  const listed = visibility === 'public' && !ownerEnded
  return listed || (isBughunter(actor) && !actor.suspended && tie.invited)
}

/** Who writes programs for a company: its owner and admins, members with `program.manage`, and the platform team. */
export function mayCreate(actor: Actor, companyId: string): boolean {
  return mayActForTeam(actor, 'program.edited') || mayInCompany(actor, 'program.manage', companyId)
}

/** The same people for a program that is there; members only where it was granted. */
export function mayManage(actor: Actor, program: GrantedProgram): boolean {
  return mayActForTeam(actor, 'program.edited') || mayIn(actor, 'program.manage', program)
}

/** In review only the platform team may still change the text. */
export function mayEdit(actor: Actor, program: ManagedFacts): boolean {
  return (
    mayManage(actor, program) &&
    (isEditable(program.status) || (isOperator(actor) && program.status === 'review'))
  )
}

/** What kind of program it is and who manages it is fixed once it went to review, except for the platform team. */
export function mayChangeManagement(actor: Actor, program: ManagedFacts): boolean {
  return (
    mayEdit(actor, program) &&
    (isOperator(actor) || ['draft', 'corrections', 'rejected'].includes(program.status))
  )
}

const movers: Readonly<Record<ProgramMove, 'manager' | 'operator'>> = {
  submit: 'manager',
  accept: 'operator',
  return: 'operator',
  reject: 'operator',
  redraft: 'manager',
  pause: 'manager',
  resume: 'manager',
  end: 'manager',
}

/** Whether this person may make this move now; the platform itself only ends what has expired. */
export function mayMove(actor: Actor, program: ManagedFacts, move: ProgramMove): boolean {
  if (statusAfter(program.status, move) === null) return false
  return isMoverOf(actor, program, move)
}

/** Whether this person ever makes this move, whatever the status. */
export function isMoverOf(actor: Actor, program: GrantedProgram, move: ProgramMove): boolean {
  if (actor.kind === 'system') return move === 'end'
  return movers[move] === 'operator' ? mayActForTeam(actor, 'program.edited') : mayManage(actor, program)
}

export function mayDecide(actor: Actor, program: ManagedFacts): boolean {
  return mayMove(actor, program, 'accept')
}

/** Only the platform itself, which counts, stops a program whose company is late; no person does. */
export function mayStopLate(actor: Actor, { status }: Pick<ProgramFacts, 'status'>): boolean {
  return actor.kind === 'system' && status === 'accepted'
}

/** Whether this person ever lets a late program go on. */
export function mayClearLate(actor: Actor): boolean {
  return mayActForTeam(actor, 'program.edited')
}

/** The platform team decides what rewards are to the tax office: it withholds. */
export function maySetTaxScheme(actor: Actor): boolean {
  return mayActForTeam(actor, 'program.tax_scheme_set')
}

/** People are invited to something they can read: a program that was accepted and has not ended. */
export function mayInvite(actor: Actor, program: ManagedFacts): boolean {
  return mayManage(actor, program) && ['accepted', 'paused'].includes(program.status)
}

/** Only the company itself decides which of its members see a program; a member passes on no more than they see. */
export function mayGrant(actor: Actor, program: GrantedProgram): boolean {
  return mayIn(actor, 'member.manage', program)
}

/** What a grant allows beside seeing the program. `rewardLimit`: most for one report, in rupiah; null: no limit. */
export type GrantRights = { permissions: readonly MemberPermission[]; rewardLimit: bigint | null }

/**
 * Whether a person who grants a program may give these rights in it: none they do not have there themselves, and no
 * larger reward than they may decide, which is `ownLimit`. What was given before may stay.
 */
export function mayGiveInProgram(
  actor: Actor,
  program: GrantedProgram,
  ownLimit: bigint | null,
  wanted: GrantRights,
  before: GrantRights,
): boolean {
  const added = wanted.permissions.filter((one) => !before.permissions.includes(one))
  if (!added.every((one) => mayIn(actor, one, program))) return false
  if (!wanted.permissions.includes('reward.decide')) return true
  const kept = before.permissions.includes('reward.decide') && before.rewardLimit === wanted.rewardLimit
  if (kept) return true
  if (!mayIn(actor, 'reward.decide', program)) return false
  return ownLimit === null || (wanted.rewardLimit !== null && wanted.rewardLimit <= ownLimit)
}

/**
 * What joining and reporting ask of a bughunter; read from the database, never from the session. `barred`: the letter of
 * this program was revoked, and with it the permission.
 */
export type HunterProgress = { verified: boolean; ndaAccepted: boolean; agreed: boolean; barred: boolean }

/** Steps before joining, in the order in which they are taken; also words of `refusals.details`. */
export const joinSteps = ['account_unverified', 'nda_missing', 'agreement_missing'] as const
export type JoinStep = (typeof joinSteps)[number]
export type SigningStep = Exclude<JoinStep, 'agreement_missing'>

/** The first step still missing before the agreement may be signed; null when none is. */
export function missingBeforeSigning({
  verified,
  ndaAccepted,
}: Pick<HunterProgress, 'verified' | 'ndaAccepted'>): SigningStep | null {
  if (!verified) return 'account_unverified'
  return ndaAccepted ? null : 'nda_missing'
}

/** The first step still missing before a report may be sent; null when none is. */
export function missingStep(standing: Omit<HunterProgress, 'barred'>): JoinStep | null {
  return missingBeforeSigning(standing) ?? (standing.agreed ? null : 'agreement_missing')
}

export function isShown(status: ProgramStatus): boolean {
  return shownStatuses.some((shown) => shown === status)
}
