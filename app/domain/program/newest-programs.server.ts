import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, desc, eq, gte, isNull, not, or } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { daysLeft } from './program.ts'
import { isCurrent, lineColumns } from './program-queries.server.ts'
import { isHalted, isLate, isUncovered, seenBy } from './program-scope.server.ts'
import { programs, programVersions } from './program-tables.server.ts'
import type { ProgramLine } from './program-view.ts'

/**
 * The public programs that opened last and take reports. Walks `programs_listed` from its newest end and stops after `most`;
 * nothing is counted.
 */
export async function newestProgramsSeenBy(viewer: Actor, most: number): Promise<ProgramLine[]> {
  const today = jakartaDay(now())
  const open = [eq(programs.status, 'accepted'), eq(programs.visibility, 'public')]
  const going = or(isNull(programs.endsAt), gte(programs.endsAt, now()))
  const able = [going, gte(programs.validUntil, today), not(isLate()), not(isHalted()), not(isUncovered())]
  const rows = await database()
    .select(lineColumns)
    .from(programs)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(programVersions, isCurrent)
    .where(and(...open, ...able, seenBy(viewer)))
    .orderBy(desc(programs.acceptedAt))
    .limit(most)
  return rows.map((row) => ({ ...row, daysLeft: daysLeft(row.validUntil, today) }))
}
