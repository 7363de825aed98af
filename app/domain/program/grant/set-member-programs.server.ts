import { now } from '@cakrawala/calendar/clock'
import { and, eq, inArray } from 'drizzle-orm'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { editMember } from '#domain/company/edit-member.server.ts'
import { inviteMember } from '#domain/company/invite-member.server.ts'
import type { EditMemberInput, InviteMemberInput } from '#domain/company/member-input.ts'
import type { Manager } from '#domain/company/member-policy.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'
import { isOwn } from '../program-scope.server.ts'
import { programs } from '../program-tables.server.ts'

/**
 * Invites a member and grants the programs named with it, in one transaction.
 * @throws Refusal as `inviteMember`; invalid_input `programs` for any that is not the inviter's own to give
 */
export function inviteMemberToPrograms(
  actor: Actor,
  input: InviteMemberInput,
): Promise<{ memberId: string }> {
  return inviteMember(actor, input, (tx, manager, member) =>
    setMemberPrograms(tx, manager, member.id, input.programs),
  )
}

/** Changes a member and, where named, the programs they see. @throws Refusal as `editMember`; invalid_input `programs` */
export function editMemberAndPrograms(actor: Actor, memberId: string, input: EditMemberInput): Promise<void> {
  const wanted = input.programs
  return editMember(actor, memberId, input, async (tx, manager, member) => {
    if (wanted) await setMemberPrograms(tx, manager, member.id, wanted)
  })
}

/**
 * Grants exactly these of the programs the manager sees; what the manager does not see stays as it is.
 * Programs of other companies and unknown ones are refused alike.
 */
async function setMemberPrograms(
  tx: Tx,
  manager: Manager,
  memberId: string,
  wanted: string[],
): Promise<void> {
  const own = await tx.select({ id: programs.id }).from(programs).where(isOwn(manager)).for('share')
  const seen = new Set(own.map(({ id }) => id))
  if (wanted.some((id) => !seen.has(id))) refuseField('programs', 'invalid')
  const granted = await grantedAmong(tx, memberId, [...seen])
  const added = [...new Set(wanted)].filter((id) => !granted.has(id))
  const removed = [...granted].filter((id) => !wanted.includes(id))
  const given = { grantedAt: now(), grantedBy: manager.accountId }
  if (added.length > 0)
    await tx.insert(memberGrants).values(added.map((programId) => ({ memberId, programId, ...given })))
  if (removed.length > 0)
    await tx
      .delete(memberGrants)
      .where(and(eq(memberGrants.memberId, memberId), inArray(memberGrants.programId, removed)))
  for (const id of added) await record(tx, manager, 'program.member_granted', id, { memberId })
  for (const id of removed) await record(tx, manager, 'program.member_grant_withdrawn', id, { memberId })
}

async function grantedAmong(tx: Tx, memberId: string, seen: string[]): Promise<Set<string>> {
  if (seen.length === 0) return new Set()
  const rows = await tx
    .select({ id: memberGrants.programId })
    .from(memberGrants)
    .where(and(eq(memberGrants.memberId, memberId), inArray(memberGrants.programId, seen)))
  return new Set(rows.map(({ id }) => id))
}
