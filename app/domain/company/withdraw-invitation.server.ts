import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { revokeLinksAbout } from '#domain/account/link/send-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { lockMember, lockOwnCompany } from './lock-company.server.ts'
import { memberStatus } from './member.ts'
import { mayManageMember } from './member-policy.ts'

/**
 * Takes back an invitation no one has answered: its link is dead at once, its seat free. Twice is the same as once.
 * @throws Refusal not_found; forbidden; conflict (the person has joined)
 */
export async function withdrawInvitation(actor: Actor, memberId: string): Promise<void> {
  await transaction(async (tx) => {
    const { company, manager } = await lockOwnCompany(tx, actor)
    const member = await lockMember(tx, company, memberId)
    refuseUnless(mayManageMember(manager, member), 'forbidden')
    refuseUnless(member.accountId === null, 'conflict')
    if (member.status === memberStatus.deactivated) return
    await tx
      .update(companyMembers)
      .set({ status: memberStatus.deactivated, deactivatedAt: now() })
      .where(eq(companyMembers.id, member.id))
    await revokeLinksAbout(tx, member.id)
    await record(tx, manager, 'company.member_deactivated', company.id, {
      memberId: member.id,
      invited: true,
    })
  })
}
