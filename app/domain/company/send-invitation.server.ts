import { after, day, minute, now, second } from '@cakrawala/calendar/clock'
import { and, eq, gt } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { revokeLinksAbout, sendLink } from '#domain/account/link/send-link.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { Refusal, refuseUnless } from '#kernel/refusal.ts'
import { lockMember, lockOwnCompany, type MemberRow } from './lock-company.server.ts'
import { memberStatus } from './member.ts'
import { mayManageMember } from './member-policy.ts'

/** How long a company waits before the same person is written to again, in milliseconds. */
export const resendPause = minute
/** Most mails to one invited person in a day, however often the invitation is withdrawn and made anew. */
const mostADay = 6

/**
 * Lets the worker write to the invited person. An address that has an account gets no link but a notice, which the worker
 * sends from the same event; the rows are the same, so that the person who invites sees no difference (INV-06).
 * @throws Refusal too_many_requests `invitation_quota`
 */
export async function sendInvitation(tx: Tx, actor: Actor, member: MemberRow, again = false): Promise<void> {
  const { id, companyId, email, emailKey, locale } = member
  await refuseTooMany(tx, id)
  const [taken] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.emailKey, emailKey))
  const link = { purpose: 'member_verification', subjectId: id, email, locale } as const
  await sendLink(tx, actor, { ...link, real: taken === undefined })
  await record(tx, actor, 'company.member_invited', companyId, { memberId: id, again })
}

async function refuseTooMany(tx: Tx, memberId: string): Promise<void> {
  const today = and(eq(links.subjectId, memberId), gt(links.createdAt, after(now(), -day)))
  const sent = await tx.select({ at: links.createdAt }).from(links).where(today).orderBy(links.createdAt)
  const oldest = sent.at(-mostADay)
  if (!oldest) return
  const wait = oldest.at.getTime() + day - now().getTime()
  const retryAfterSeconds = Math.max(1, Math.ceil(wait / second))
  throw new Refusal('too_many_requests', { detail: 'invitation_quota', retryAfterSeconds })
}

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
