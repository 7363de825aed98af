import { now, second } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { Refusal, refuseUnless } from '#kernel/refusal.ts'
import { lockMember, lockOwnCompany } from './lock-company.server.ts'
import { memberStatus } from './member.ts'
import { mayManageMember } from './member-policy.ts'
import { resendPause, sendInvitation } from './send-invitation.server.ts'

/**
 * Writes to an invited person again; the link before stops working.
 * @throws Refusal not_found; forbidden; conflict (not waiting any more); too_many_requests within 60 seconds, or 6 a day
 */
export async function resendInvitation(actor: Actor, memberId: string): Promise<void> {
  await transaction(async (tx) => {
    const { company, manager } = await lockOwnCompany(tx, actor)
    const member = await lockMember(tx, company, memberId)
    refuseUnless(mayManageMember(manager, member), 'forbidden')
    refuseUnless(member.status === memberStatus.invited, 'conflict')
    const wait = member.invitedAt.getTime() + resendPause - now().getTime()
    if (wait > 0) {
      const retryAfterSeconds = Math.ceil(wait / second)
      throw new Refusal('too_many_requests', { detail: 'invitation_pause', retryAfterSeconds })
    }
    await tx.update(companyMembers).set({ invitedAt: now() }).where(eq(companyMembers.id, member.id))
    await sendInvitation(tx, manager, member, true)
  })
}
