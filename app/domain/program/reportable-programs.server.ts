import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, eq, sql } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { type Actor, isBughunter } from '#kernel/actor.ts'
import { refuse } from '#kernel/refusal.ts'
import { isHalted, isLate, isUncovered, seenBy } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

export type ReportableProgram = { id: string; title: string; company: string }

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
