import { isId } from '@cakrawala/ids/ids'
import { and, eq, inArray } from 'drizzle-orm'
import { companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { type ProgramPermission, programPermissions } from '#domain/company/permission-policy.ts'
import { revisionFields } from '#domain/event/record.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { type Actor, isCompany } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { flag, rupiah, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { managedFactsSeenBy } from '../managed-program-queries.server.ts'
import { mayGiveInProgram, mayGrant } from '../program-policy.ts'
import { permissions } from '../program-view.ts'
import { grantRevision } from './grant-revision.server.ts'
import { rewardLimitHeldBy } from './lock-grant.server.ts'

/** What one member may do in one program, for the person who may change it. */
export const programGrantView = z.object({
  ...revisionFields,
  program: z.object({ id: text, title: text }),
  member: z.object({ id: text, name: text }),
  /** Whether the member sees the program; without it there are no rights in it. */
  ...{ granted: flag, permissions },
  /** Rupiah; null without a limit. */
  rewardLimit: rupiah.nullable(),
  /** What the reader may tick: what they may do there themselves, and what is ticked already. */
  offered: z.array(z.enum(programPermissions)).readonly(),
})
export type ProgramGrantView = z.infer<typeof programGrantView>

/** @throws Refusal not_found (program, or no such member without admin rights); forbidden (may not grant, own membership) */
export async function programGrantSeenBy(
  viewer: Actor,
  programId: string,
  memberId: string,
): Promise<ProgramGrantView> {
  const program = found(await managedFactsSeenBy(viewer, programId))
  const person = found(isCompany(viewer) ? viewer : null)
  refuseUnless(mayGrant(person, program), 'forbidden')
  const { member, limit, revised } = await transaction(async (tx) => ({
    member: found(await memberIn(tx, program, memberId)),
    limit: await rewardLimitHeldBy(tx, person, programId),
    revised: await grantRevision(tx, programId, memberId),
  }))
  refuseUnless(person.memberId !== member.id, 'forbidden')
  const { id, name, rewardLimit, ...row } = member
  const [granted, permissions] = [row.permissions !== null, row.permissions ?? []]
  const gives = (one: ProgramPermission) =>
    mayGiveInProgram(
      person,
      program,
      limit,
      { permissions: [one], rewardLimit: limit },
      { permissions, rewardLimit },
    )
  return {
    program: { id: program.id, title: program.title },
    member: { id, name },
    ...{ granted, permissions, rewardLimit, ...revised },
    offered: granted ? programPermissions.filter((one) => permissions.includes(one) || gives(one)) : [],
  }
}

/** A member without admin rights, with what the program's grant allows; `permissions` is null where there is none. */
async function memberIn(tx: Tx, program: { id: string; companyId: string }, memberId: string) {
  if (!isId(memberId)) return null
  const grant = and(eq(memberGrants.memberId, companyMembers.id), eq(memberGrants.programId, program.id))
  const [row] = await tx
    .select({
      id: companyMembers.id,
      name: companyMembers.name,
      permissions: memberGrants.permissions,
      rewardLimit: memberGrants.rewardLimit,
    })
    .from(companyMembers)
    .leftJoin(memberGrants, grant)
    .where(
      and(
        eq(companyMembers.id, memberId),
        eq(companyMembers.companyId, program.companyId),
        eq(companyMembers.permission, 2),
        inArray(companyMembers.status, [1, 2]),
      ),
    )
  return row ?? null
}
