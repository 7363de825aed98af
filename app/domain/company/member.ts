import { type MemberPermission, memberPermissions } from '#kernel/actor.ts'

/** Member team status of the specification; 3 is ours. */
export const memberStatus = { invited: 1, active: 2, deactivated: 3 } as const

/** Permission number of a company member. */
export const companyPermission = { admin: 1, member: 2 } as const
type CompanyPermission = (typeof companyPermission)[keyof typeof companyPermission]

/** What a new member may do unless the company sets otherwise. */
export const usualPermissions: readonly MemberPermission[] = ['report.comment', 'report.comment_internal']

/** What a membership allows: the part of it that a company sets. */
export type MemberRights = {
  permission: CompanyPermission
  permissions: readonly MemberPermission[]
  /** Most for one report, in whole rupiah; null: no limit of their own. */
  rewardLimit: bigint | null
}

/**
 * Rights as they are stored: admins need no toggles, and a limit has a meaning only beside the right to
 * decide.
 */
export function settledRights({ permission, permissions, rewardLimit }: MemberRights): MemberRights {
  if (permission === companyPermission.admin) return { permission, permissions: [], rewardLimit: null }
  return {
    permission,
    permissions: memberPermissions.filter((one) => permissions.includes(one)),
    rewardLimit: permissions.includes('reward.decide') ? rewardLimit : null,
  }
}

/** The names of the rights that differ, for the history. */
export function changedRights(before: MemberRights, after: MemberRights): string[] {
  const changed: string[] = []
  if (before.permission !== after.permission) changed.push('permission')
  if ([...before.permissions].sort().join() !== [...after.permissions].sort().join()) {
    changed.push('permissions')
  }
  if (before.rewardLimit !== after.rewardLimit) changed.push('reward_limit')
  return changed
}
