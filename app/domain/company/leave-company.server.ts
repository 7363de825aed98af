import { now } from '@cakrawala/calendar/clock'
import { and, eq, ne } from 'drizzle-orm'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { memberStatus } from './member.ts'

/**
 * Ends the membership of a person who closes their own account; part of that act. Who takes the leaving back is let in
 * again by an admin of the company: it may rely on the end.
 */
export async function leaveCompany(tx: Tx, actor: Person): Promise<void> {
  const [left] = await tx
    .update(companyMembers)
    .set({ status: memberStatus.deactivated, deactivatedAt: now() })
    .where(
      and(eq(companyMembers.accountId, actor.accountId), ne(companyMembers.status, memberStatus.deactivated)),
    )
    .returning({ memberId: companyMembers.id, companyId: companyMembers.companyId })
  if (!left) return
  const { memberId, companyId } = left
  const facts = { memberId, accountId: actor.accountId, left: true }
  await record(tx, actor, 'company.member_deactivated', companyId, facts)
}
