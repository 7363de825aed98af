import { now } from '@cakrawala/calendar/clock'
import { and, eq } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { notifyApprover } from '#domain/company/decision-right.server.ts'
import { decisionRight } from '#domain/company/decision-right.ts'
import { isOwnersToGive, mayManageMembers } from '#domain/company/member-policy.ts'
import { programPermissions } from '#domain/company/permission-policy.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { mayGiveInProgram, mayGrant } from '../program-policy.ts'
import { grantRevision } from './grant-revision.server.ts'
import { lockGrant, rewardLimitHeldBy } from './lock-grant.server.ts'
import type { ProgramPermissionsInput } from './program-permissions-input.ts'

/**
 * Sets what a member may do in one program beyond what holds for them everywhere. No one gives more than they
 * have there themselves; what was given before may stay. Changed rights end the member's sessions at once.
 * @throws Refusal not_found (also while the program is not granted to the member); forbidden (own membership,
 *   `more_than_own`, `owner_names`); conflict `saved_meanwhile`; invalid_input (`currentPassword`,
 *   `factorCode`)
 */
export async function setProgramPermissions(
  actor: Actor,
  programId: string,
  memberId: string,
  { permissions, rewardLimit, revision: seen, ...proof }: ProgramPermissionsInput,
): Promise<void> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(mayManageMembers(person), 'forbidden')
  await reauthenticate(person, proof)
  await transaction(async (tx) => {
    const program = await lockProgram(tx, actor, programId, 'share')
    refuseUnless(mayGrant(actor, program), 'forbidden')
    const before = await lockGrant(tx, program, memberId)
    refuseUnless(before.memberId !== person.memberId, 'forbidden')
    const ticked = programPermissions.filter((one) => permissions.includes(one))
    const decides = ticked.includes('reward.decide')
    const wanted = { permissions: ticked, rewardLimit: decides ? rewardLimit : null }
    const limit = await rewardLimitHeldBy(tx, actor, programId)
    refuseUnless(mayGiveInProgram(actor, program, limit, wanted, before), 'forbidden', 'more_than_own')
    refuseUnless(!isOwnersToGive(actor, wanted, before), 'forbidden', 'owner_names')
    if (isSame(before, wanted)) return
    if (seen !== undefined) {
      const { revision } = await grantRevision(tx, programId, memberId)
      refuseUnless(revision === seen, 'conflict', 'saved_meanwhile')
    }
    const its = and(eq(memberGrants.memberId, memberId), eq(memberGrants.programId, programId))
    const since = decisionRight(before, wanted, { by: person.accountId, at: now() })
    await tx
      .update(memberGrants)
      .set({ ...wanted, ...since })
      .where(its)
    if (before.accountId) await endSessionsBut(tx, before.accountId, null)
    await record(tx, actor, 'program.member_granted', programId, { memberId, permissions: ticked })
    const member = { id: memberId, companyId: program.companyId }
    if (before.accountId) await notifyApprover(tx, actor, member, wanted, since, before.decidesSince)
  })
}

type Rights = { permissions: readonly string[]; rewardLimit: bigint | null }

function isSame(before: Rights, wanted: Rights): boolean {
  const same = [...before.permissions].sort().join() === [...wanted.permissions].sort().join()
  return same && before.rewardLimit === wanted.rewardLimit
}
