import { isId } from '@cakrawala/ids/ids'
import { and, desc, isNotNull, ne, or, sql } from 'drizzle-orm'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { database } from '#infra/database.ts'
import type { Actor, MemberPermission } from '#kernel/actor.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { programStatuses } from './program.ts'
import { isOwn } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'
import { permissions } from './program-view.ts'

/** `granted`: what the member may do there beside their rights everywhere; null where the program is not granted to them. */
export const programChoice = z.object({
  ...{ id: text, title: text, status: z.enum(programStatuses), granted: permissions.nullable() },
})
export type ProgramChoice = z.infer<typeof programChoice>

/** The programs a manager of members may grant: those they see themselves, ended ones only where granted already. */
export async function programChoicesFor(viewer: Actor, memberId: string | null): Promise<ProgramChoice[]> {
  if (!mayManageMembers(viewer)) return []
  const granted = isId(memberId)
    ? sql<MemberPermission[] | null>`(SELECT ${memberGrants.permissions} FROM ${memberGrants}
        WHERE ${memberGrants.programId} = ${programs.id} AND ${memberGrants.memberId} = ${memberId})`
    : sql<null>`NULL::text[]`
  return database()
    .select({ id: programs.id, title: programs.title, status: programs.status, granted })
    .from(programs)
    .where(and(isOwn(viewer), or(ne(programs.status, 'ended'), isNotNull(granted))))
    .orderBy(desc(programs.createdAt))
    .limit(200)
}
