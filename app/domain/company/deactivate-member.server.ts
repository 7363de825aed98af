import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { endAccess } from '#domain/account/status/end-access.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { lockMember, lockOwnCompany } from './lock-company.server.ts'
import { memberStatus } from './member.ts'
import type { ProveInput } from './member-input.ts'
import { mayManageMember, mayManageMembers } from './member-policy.ts'

/**
 * Ends a member's access at once: sessions, mailed links and mails. The account and its traces stay. Twice is the same as once.
 * @throws Refusal not_found; forbidden (oneself, an admin by a member); invalid_input; conflict (has not joined yet)
 */
export async function deactivateMember(actor: Actor, memberId: string, proof: ProveInput): Promise<void> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(mayManageMembers(person), 'forbidden')
  await reauthenticate(person, proof)
  await transaction(async (tx) => {
    const { company, manager } = await lockOwnCompany(tx, actor)
    const member = await lockMember(tx, company, memberId)
    refuseUnless(mayManageMember(manager, member), 'forbidden')
    const accountId = member.accountId
    refuseUnless(accountId !== null, 'conflict')
    if (member.status === memberStatus.deactivated) return
    await tx
      .update(companyMembers)
      .set({ status: memberStatus.deactivated, deactivatedAt: now() })
      .where(eq(companyMembers.id, member.id))
    await endAccess(tx, accountId)
    await record(tx, manager, 'company.member_deactivated', company.id, { memberId: member.id, accountId })
  })
}
