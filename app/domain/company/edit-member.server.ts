import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { endSessionsBut } from '#domain/account/session-store/end-session.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { notifyApprover } from './decision-right.server.ts'
import { decisionRight } from './decision-right.ts'
import type { Completion } from './invite-member.server.ts'
import { lockMember, lockOwnCompany, type MemberRow } from './lock-company.server.ts'
import { changedRights, memberStatus, settledRights } from './member.ts'
import type { EditMemberInput } from './member-input.ts'
import { isOwnersToGive, mayGive, mayManageMember, mayManageMembers } from './member-policy.ts'
import { memberRevision } from './member-queries.server.ts'

/**
 * Changes what a member may do; what is not named stays. Changed rights end the member's sessions at once.
 * @throws Refusal not_found; forbidden (own membership, an admin's by a member, `more_than_own`, `owner_names`); invalid_input;
 *   conflict (deactivated; `saved_meanwhile`)
 */
export async function editMember(
  actor: Actor,
  memberId: string,
  input: EditMemberInput,
  complete: Completion = async () => {},
): Promise<void> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(mayManageMembers(person), 'forbidden')
  await reauthenticate(person, input)
  await transaction(async (tx) => {
    const { company, manager } = await lockOwnCompany(tx, actor)
    const before = await lockMember(tx, company, memberId)
    refuseUnless(mayManageMember(manager, before), 'forbidden')
    refuseUnless(before.status !== memberStatus.deactivated, 'conflict')
    const { revision } = await memberRevision(tx, before.id)
    const { rights, name } = wantedOf(before, input)
    refuseUnless(mayGive(manager, rights, before), 'forbidden', 'more_than_own')
    refuseUnless(!isOwnersToGive(manager, rights, before), 'forbidden', 'owner_names')
    const changed = [...changedRights(before, rights), ...(name === before.name ? [] : ['name'])]
    const decides = decisionRight(before, rights, { by: manager.accountId, at: now() })
    const set = { ...rights, ...decides, permissions: [...rights.permissions], name }
    if (changed.length > 0) await tx.update(companyMembers).set(set).where(eq(companyMembers.id, before.id))
    if (before.accountId && changed.some((one) => one !== 'name')) {
      await endSessionsBut(tx, before.accountId, null)
    }
    await complete(tx, manager, before)
    if (changed.length > 0) {
      const facts = { memberId: before.id, permission: rights.permission, changed }
      await record(tx, manager, 'company.member_edited', company.id, facts)
      if (before.accountId) await notifyApprover(tx, manager, before, rights, decides, before.decidesSince)
    }
    if (input.revision !== undefined && input.revision !== revision) await refuseChange(tx, before, revision)
  })
}

/** From an old page nothing is changed, rights nor programs; the same sent twice is stored already. */
async function refuseChange(tx: Tx, { id }: MemberRow, before: number): Promise<void> {
  const { revision } = await memberRevision(tx, id)
  refuseUnless(revision === before, 'conflict', 'saved_meanwhile')
}

function wantedOf(before: MemberRow, input: EditMemberInput) {
  const { name = before.name, permission = before.permission } = input
  const { permissions = before.permissions, rewardLimit = before.rewardLimit } = input
  return { name, rights: settledRights({ permission, permissions, rewardLimit }) }
}
