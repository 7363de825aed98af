import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { record } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany, type Person } from '#kernel/actor.ts'
import { found, refuse, refuseUnless } from '#kernel/refusal.ts'
import { lockProgram } from '../lock-program.server.ts'
import { mayGrant } from '../program-policy.ts'

/**
 * Lets a member of the company see a program and its reports.
 * @throws Refusal not_found; forbidden (also oneself); as `reauthenticate`
 */
export async function grantProgram(
  actor: Actor,
  programId: string,
  memberId: string,
  proof: Proof,
): Promise<void> {
  const person = await proved(actor, proof)
  await transaction(async (tx) => {
    await refuseUngrantable(tx, person, programId, memberId)
    const rows = await tx
      .insert(memberGrants)
      .values({ memberId, programId, grantedAt: now(), grantedBy: person.accountId })
      .onConflictDoNothing()
      .returning()
    if (rows.length > 0) await record(tx, actor, 'program.member_granted', programId, { memberId })
  })
}

/**
 * Takes the sight of a program, and the rights in it, back from a member.
 * @throws Refusal not_found; forbidden (also oneself); as `reauthenticate`
 */
export async function withdrawProgramGrant(
  actor: Actor,
  programId: string,
  memberId: string,
  proof: Proof,
): Promise<void> {
  const person = await proved(actor, proof)
  await transaction(async (tx) => {
    await refuseUngrantable(tx, person, programId, memberId)
    const rows = await tx
      .delete(memberGrants)
      .where(and(eq(memberGrants.memberId, memberId), eq(memberGrants.programId, programId)))
      .returning()
    if (rows.length > 0) await record(tx, actor, 'program.member_grant_withdrawn', programId, { memberId })
  })
}

/** The person who manages members, proved once more to be who they are. */
async function proved(actor: Actor, proof: Proof): Promise<Person> {
  const person = isCompany(actor) && mayManageMembers(actor) ? actor : refuse('forbidden')
  await reauthenticate(person, proof)
  return person
}

async function refuseUngrantable(tx: Tx, actor: Person, programId: string, memberId: string): Promise<void> {
  const program = await lockProgram(tx, actor, programId)
  refuseUnless(mayGrant(actor, program) && actor.memberId !== memberId, 'forbidden')
  const rows = isId(memberId)
    ? await tx
        .select({ status: companyMembers.status })
        .from(companyMembers)
        .where(
          and(
            eq(companyMembers.companyId, program.companyId),
            eq(companyMembers.id, memberId),
            inArray(companyMembers.status, [1, 2]),
          ),
        )
    : []
  found(rows[0])
}
