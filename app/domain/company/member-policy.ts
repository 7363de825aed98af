import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { isFurther, isLarge, mostDecided } from './decision-right.ts'
import { companyPermission, type MemberRights } from './member.ts'

/** What the policy must know of a membership. */
export type MemberFacts = Pick<MemberRights, 'permission'> & { companyId: string; accountId: string | null }
/** A person of a company with the limit they themselves have. */
export type Manager = Person & { companyId: string; rewardLimit: bigint | null }

/** Who sees and changes the members of their company: owner, admins, and members who were given the right. */
export function mayManageMembers(actor: Actor): boolean {
  return isCompany(actor) && !actor.suspended && actor.permissions.includes('member.manage')
}

/**
 * No one changes their own membership, and a member never an admin's. Whether the company keeps an admin follows from it.
 */
export function mayManageMember(actor: Actor, member: MemberFacts): boolean {
  return (
    mayManageMembers(actor) &&
    isCompany(actor) &&
    actor.companyId === member.companyId &&
    actor.accountId !== member.accountId &&
    (actor.permission === companyPermission.admin || member.permission === companyPermission.member)
  )
}

/** Only the owner makes admins: they decide rewards without a limit. */
export function mayMakeAdmin(actor: Actor): boolean {
  return mayManageMembers(actor) && isCompany(actor) && actor.role === 'company'
}

/** Only the owner asks a second factor of everybody. */
export function maySetFactorRule(actor: Actor): boolean {
  return mayManageMembers(actor) && isCompany(actor) && actor.role === 'company'
}

type Deciding = Pick<MemberRights, 'permissions' | 'rewardLimit'> & {
  permission?: MemberRights['permission']
}

/**
 * Whether only the owner may give this: a right to decide rewards above what one person may give alone. The person who
 * proposes such a reward would else name who approves it. What was given before may stay.
 */
export function isOwnersToGive(actor: Actor, wanted: Deciding, before: Deciding | null): boolean {
  if (isCompany(actor) && actor.role === 'company') return false
  const most = mostDecided(wanted)
  return isLarge(most) && (before === null || isFurther(mostDecided(before), most))
}

/** A member with the right gives nothing beyond what they have; what was given before may stay. */
export function mayGive(manager: Manager, wanted: MemberRights, before: MemberRights | null): boolean {
  if (manager.permission === companyPermission.admin) return true
  if (wanted.permission === companyPermission.admin) return false
  const own = wanted.permissions.every(
    (one) => manager.permissions.includes(one) || before?.permissions.includes(one),
  )
  return own && isWithinLimit(manager, wanted, before)
}

function isWithinLimit(manager: Manager, wanted: MemberRights, before: MemberRights | null): boolean {
  if (!wanted.permissions.includes('reward.decide')) return true
  const kept = before?.permissions.includes('reward.decide') && before.rewardLimit === wanted.rewardLimit
  if (kept || manager.rewardLimit === null) return true
  return wanted.rewardLimit !== null && wanted.rewardLimit <= manager.rewardLimit
}
