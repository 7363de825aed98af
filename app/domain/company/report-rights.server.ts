import { eq, sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isCompany, type MemberPermission } from '#kernel/actor.ts'
import { flag } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { memberGrants } from './company-tables.server.ts'

/** `reads`: the company's read permission; `decides`: takes steps on reports of some program, or of all. */
export const reportRights = z.object({ reads: flag, decides: flag })

/** Rights to take steps on a report. */
export const deciding = ['report.rate', 'reward.decide'] as const satisfies readonly MemberPermission[]

/** What a company person has to do with reports at large; what holds on one report is in its policy. */
export async function reportRightsOf(viewer: Actor): Promise<z.infer<typeof reportRights>> {
  if (!isCompany(viewer)) return { reads: false, decides: false }
  if (viewer.permission === 1) return { reads: true, decides: !viewer.suspended }
  if (viewer.memberId === null) return { reads: false, decides: false }
  const granted = sql`coalesce(bool_or(${memberGrants.permissions} && ARRAY[${deciding[0]}, ${deciding[1]}]::text[]), false)`
  const [row] = await database()
    .select({ grants: sql<number>`count(*)::int`, decides: sql<boolean>`${granted}` })
    .from(memberGrants)
    .where(eq(memberGrants.memberId, viewer.memberId))
  const reads = (row?.grants ?? 0) > 0
  const everywhere = deciding.some((one) => viewer.permissions.includes(one))
  return { reads, decides: reads && !viewer.suspended && (everywhere || row?.decides === true) }
}
