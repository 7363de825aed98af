import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { memberGrants } from '#domain/company/company-tables.server.ts'
import { mayManageMembers } from '#domain/company/member-policy.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, type MemberPermission } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { programStatuses } from './program.ts'
import { isHalted, isLate, isOwn, isUncovered, seenBy } from './program-scope.server.ts'
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

export const reportableProgram = z.object({ id: text, title: text, company: text })
export type ReportableProgram = z.infer<typeof reportableProgram>

/**
 * Live programs whose present policy the bughunter agreed to, the latest agreement first: reports can be sent
 * there at once. None while suspended. Challenges are listed apart, as they have moments of their own. Served
 * by `agreements_latest`.
 * @throws Refusal forbidden for all but bughunters
 */
export async function reportableProgramsOf(viewer: Actor, most: number): Promise<ReportableProgram[]> {
  if (!isBughunter(viewer)) return refuse('forbidden')
  if (viewer.suspended || !viewer.verified) return []
  const its = and(eq(programs.id, sql`a.program_id`), eq(programs.currentVersion, sql`a.version`))
  // One agreement after another, until there are enough.
  return askPrepared<ReportableProgram>(sql`
    SELECT p.* FROM agreements a CROSS JOIN LATERAL (
      SELECT ${programs.id} AS id, ${programs.title} AS title, ${companies.name} AS company
      FROM ${programs} JOIN ${companies} ON ${eq(companies.id, programs.companyId)}
      WHERE ${its} AND ${eq(programs.status, 'accepted')} AND ${programs.endsAt} IS NULL
        AND ${programs.validUntil} >= ${jakartaDay(now())}::date AND ${seenBy(viewer)}
        AND NOT ${isLate()} AND NOT ${isHalted()} AND NOT ${isUncovered()} OFFSET 0) p
    WHERE a.bughunter_id = ${viewer.accountId}::uuid
    ORDER BY a.accepted_at DESC LIMIT ${most}`)
}
