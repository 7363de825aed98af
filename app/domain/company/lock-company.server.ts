import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { type Actor, isCompany, memberPermissions } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { companyPermission, memberStatus } from './member.ts'
import { type Manager, mayManageMembers } from './member-policy.ts'
import { hasRoom } from './plan.ts'
import { presentPlanOf } from './plan-on.server.ts'

export type CompanyRow = typeof companies.$inferSelect
export type MemberRow = typeof companyMembers.$inferSelect

/**
 * Locks the actor's company, so that its members change one after the other, and reads the actor's own rights anew:
 * of two admins who take each other's rights at one moment the second has none any more.
 * @throws Refusal not_found (no company), forbidden
 */
export async function lockOwnCompany(
  tx: Tx,
  actor: Actor,
): Promise<{ company: CompanyRow; manager: Manager }> {
  if (!isCompany(actor)) return refuse('not_found')
  const [row] = await tx.select().from(companies).where(eq(companies.id, actor.companyId)).for('update')
  const company = found(row)
  const manager = await managerOf(tx, actor, company)
  refuseUnless(manager !== null && mayManageMembers(manager), 'forbidden')
  return { company, manager }
}

/** One membership of this company, its row locked. @throws Refusal not_found, for those of other companies too */
export async function lockMember(tx: Tx, { id }: CompanyRow, memberId: string): Promise<MemberRow> {
  if (!isId(memberId)) refuse('not_found')
  const [row] = await tx
    .select()
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, id), eq(companyMembers.id, memberId)))
    .for('update')
  return found(row)
}

/** @throws Refusal conflict seats_full where the plan has no seat left */
export async function refuseWithoutSeat(tx: Tx, { id }: CompanyRow): Promise<void> {
  const { invited, active } = memberStatus
  const used = await tx
    .select({ id: companyMembers.id })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, id), inArray(companyMembers.status, [invited, active])))
  const { plan } = await presentPlanOf(tx, id)
  refuseUnless(hasRoom(plan, 'seats', used.length), 'conflict', 'seats_full')
}

async function managerOf(
  tx: Tx,
  actor: Actor & { kind: 'person'; companyId: string },
  company: CompanyRow,
): Promise<Manager | null> {
  const all = { permission: companyPermission.admin, permissions: memberPermissions }
  if (company.ownerId === actor.accountId) return { ...actor, ...all, rewardLimit: null }
  const [own] = await tx
    .select()
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, company.id),
        eq(companyMembers.accountId, actor.accountId),
        eq(companyMembers.status, memberStatus.active),
      ),
    )
  if (!own) return null
  if (own.permission === companyPermission.admin) return { ...actor, ...all, rewardLimit: null }
  return { ...actor, permission: own.permission, permissions: own.permissions, rewardLimit: own.rewardLimit }
}
