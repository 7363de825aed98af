import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { found, refuse } from '#kernel/refusal.ts'
import { rewardLimitOf } from '../program-grant.server.ts'
import { programs } from '../program-tables.server.ts'

/**
 * The grant of a program to a member of its company who is no admin, its row locked.
 * @throws Refusal not_found: no such member, or the program is not granted to them
 */
export async function lockGrant(tx: Tx, program: { id: string; companyId: string }, memberId: string) {
  if (!isId(memberId)) refuse('not_found')
  const [row] = await tx
    .select({
      memberId: memberGrants.memberId,
      permissions: memberGrants.permissions,
      rewardLimit: memberGrants.rewardLimit,
      decidesSince: memberGrants.decidesSince,
      decidesGivenBy: memberGrants.decidesGivenBy,
      accountId: companyMembers.accountId,
    })
    .from(memberGrants)
    .innerJoin(companyMembers, eq(companyMembers.id, memberGrants.memberId))
    .where(
      and(
        eq(memberGrants.programId, program.id),
        eq(memberGrants.memberId, memberId),
        eq(companyMembers.companyId, program.companyId),
        eq(companyMembers.permission, 2),
        inArray(companyMembers.status, [1, 2]),
      ),
    )
    .for('update')
  return found(row)
}

/** The most a person may decide themselves for one report of this program; null without a limit. */
export async function rewardLimitHeldBy(tx: Tx, actor: Actor, programId: string): Promise<bigint | null> {
  const [row] = await tx
    .select({ limit: rewardLimitOf(actor) })
    .from(programs)
    .where(eq(programs.id, programId))
  return row?.limit ?? null
}
