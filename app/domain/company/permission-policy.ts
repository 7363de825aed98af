import { type Actor, isCompany, type MemberPermission } from '#kernel/actor.ts'

/** What a member may be allowed in one program alone; the others hold for the whole company. */
export const programPermissions = [
  'report.comment',
  'report.comment_internal',
  'report.rate',
  'reward.decide',
] as const satisfies readonly MemberPermission[]
export type ProgramPermission = (typeof programPermissions)[number]

/** What a member was given in one program: sight of it, and perhaps more than the toggles that hold everywhere. */
export type Grant = { granted: boolean; grantedPermissions: readonly MemberPermission[] }

/** The relation of a person without a grant to a program; the owner and admins need none. */
export const noGrant: Grant = { granted: false, grantedPermissions: [] }

/** A program of a company as the asking person is tied to it. */
export type GrantedProgram = Grant & { companyId: string }

/** Whether a company person looks into a program at all: the owner and admins of its company, members where granted. */
export function looksInto(
  actor: Actor,
  { companyId, granted }: Pick<GrantedProgram, 'companyId' | 'granted'>,
): boolean {
  return isCompany(actor) && actor.companyId === companyId && (actor.permission === 1 || granted)
}

/** Whether a company person may do this in a program: the owner and admins all, members where granted and allowed. */
export function mayIn(actor: Actor, permission: MemberPermission, program: GrantedProgram): boolean {
  if (!looksInto(actor, program) || !isCompany(actor) || actor.suspended) return false
  if (actor.permission === 1 || actor.permissions.includes(permission)) return true
  return isProgramPermission(permission) && program.grantedPermissions.includes(permission)
}

/** Whether a person may do this in the company at large, outside any program that is there already. */
export function mayInCompany(actor: Actor, permission: MemberPermission, companyId: string): boolean {
  return mayIn(actor, permission, { companyId, granted: true, grantedPermissions: [] })
}

/** Most rupiah one reward by this person may be. `limit` is the member's own; the owner and admins have none. */
export function isWithinLimit(actor: Actor, limit: bigint | null, amount: bigint): boolean {
  return limit === null || (isCompany(actor) && actor.permission === 1) || amount <= limit
}

export function isProgramPermission(permission: MemberPermission): permission is ProgramPermission {
  return programPermissions.some((one) => one === permission)
}
