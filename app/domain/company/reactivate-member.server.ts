import { now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { notifyApprover } from './decision-right.server.ts'
import { decisionRight } from './decision-right.ts'
import { lockMember, lockOwnCompany, refuseWithoutSeat } from './lock-company.server.ts'
import { memberStatus } from './member.ts'
import type { ProveInput } from './member-input.ts'
import { isOwnersToGive, mayGive, mayManageMember, mayManageMembers } from './member-policy.ts'

/**
 * Lets a deactivated member in again, with the rights and programs they had. Twice is the same as once.
 * @throws Refusal not_found; forbidden (`more_than_own`, `owner_names`); invalid_input; conflict (seats_full, never joined, member_left)
 */
export async function reactivateMember(actor: Actor, memberId: string, proof: ProveInput): Promise<void> {
  const person = found(isCompany(actor) ? actor : null)
  refuseUnless(mayManageMembers(person), 'forbidden')
  await reauthenticate(person, proof)
  await transaction(async (tx) => {
    const { company, manager } = await lockOwnCompany(tx, actor)
    const member = await lockMember(tx, company, memberId)
    refuseUnless(mayManageMember(manager, member), 'forbidden')
    const { accountId } = member
    refuseUnless(accountId !== null, 'conflict')
    if (member.status === memberStatus.active) return
    refuseUnless(mayGive(manager, member, null), 'forbidden', 'more_than_own')
    refuseUnless(!isOwnersToGive(manager, member, null), 'forbidden', 'owner_names')
    await refuseLeft(tx, accountId)
    await refuseWithoutSeat(tx, company)
    const decides = decisionRight(null, member, { by: manager.accountId, at: now() })
    await tx
      .update(companyMembers)
      .set({ status: memberStatus.active, deactivatedAt: null, ...decides })
      .where(eq(companyMembers.id, member.id))
    await record(tx, manager, 'company.member_reactivated', company.id, { memberId: member.id, accountId })
    await notifyApprover(tx, manager, member, member, decides, null)
  })
}

async function refuseLeft(tx: Tx, accountId: string): Promise<void> {
  const [account] = await tx
    .select({ standing: accounts.standing })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  refuseUnless(found(account).standing !== 'ended', 'conflict', 'member_left')
}
