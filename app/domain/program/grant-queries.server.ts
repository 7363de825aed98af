import { type ProgramPermission, programPermissions } from '#domain/company/permission-policy.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isCompany, type MemberPermission } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { lockGrant, rewardLimitHeldBy } from './lock-grant.server.ts'
import { managedProgramSeenBy } from './managed-program-queries.server.ts'
import { mayGiveInProgram, mayGrant } from './program-policy.ts'

/** What one member may do in one program, for whoever may change it. */
export type ProgramGrantView = {
  program: { id: string; title: string }
  member: { id: string; name: string }
  permissions: readonly MemberPermission[]
  /** Rupiah; null without a limit. */
  rewardLimit: bigint | null
  /** What the reader may tick: what they may do there themselves, and what is ticked already. */
  offered: readonly ProgramPermission[]
}

/** @throws Refusal not_found (program, member, or not granted to them); forbidden (may not grant, own membership) */
export async function programGrantSeenBy(
  viewer: Actor,
  programId: string,
  memberId: string,
): Promise<ProgramGrantView> {
  const program = found(await managedProgramSeenBy(viewer, programId))
  const person = found(isCompany(viewer) ? viewer : null)
  refuseUnless(mayGrant(person, program), 'forbidden')
  const { grant, limit } = await transaction(async (tx) => ({
    grant: await lockGrant(tx, program, memberId),
    limit: await rewardLimitHeldBy(tx, person, programId),
  }))
  refuseUnless(person.memberId !== grant.memberId, 'forbidden')
  const gives = (one: ProgramPermission) =>
    mayGiveInProgram(person, program, limit, { permissions: [one], rewardLimit: limit }, grant)
  const { permissions, rewardLimit } = grant
  return {
    program: { id: program.id, title: program.title },
    member: { id: grant.memberId, name: grant.name },
    ...{ permissions, rewardLimit },
    offered: programPermissions.filter((one) => permissions.includes(one) || gives(one)),
  }
}
