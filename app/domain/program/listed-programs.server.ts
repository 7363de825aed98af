import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, count, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { daysLeft } from './program.ts'
import { isCurrent, lineColumns } from './program-queries.server.ts'
import { isListed, isTaking, seenBy } from './program-scope.server.ts'
import { programs, programVersions } from './program-tables.server.ts'
import type { ProgramLine } from './program-view.ts'

/** What everyone may read and what still goes on. */
const listed = () => and(isListed(), inArray(programs.status, ['accepted', 'paused']))

/** Public programs for the sitemap, newest first, with the moment their present text was written. */
export async function listedPrograms({ size, page }: { size: number; page: number }) {
  return database()
    .select({ id: programs.id, changedAt: programVersions.createdAt })
    .from(programs)
    .innerJoin(
      programVersions,
      and(eq(programVersions.programId, programs.id), eq(programVersions.version, programs.currentVersion)),
    )
    .where(listed())
    .orderBy(desc(programs.id))
    .limit(size)
    .offset((page - 1) * size)
}

export async function listedProgramCount(): Promise<number> {
  const [row] = await database().select({ count: count() }).from(programs).where(listed())
  return row!.count
}

/**
 * The public programs that opened last and take reports. Walks `programs_listed` from its newest end and stops after `most`;
 * nothing is counted.
 */
export async function newestProgramsSeenBy(viewer: Actor, most: number): Promise<ProgramLine[]> {
  const today = jakartaDay(now())
  const going = or(isNull(programs.endsAt), gte(programs.endsAt, now()))
  const able = [eq(programs.visibility, 'public'), going, gte(programs.validUntil, today), isTaking()]
  const rows = await database()
    .select(lineColumns)
    .from(programs)
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .innerJoin(programVersions, isCurrent)
    .where(and(...able, seenBy(viewer)))
    .orderBy(desc(programs.acceptedAt))
    .limit(most)
  return rows.map((row) => ({ ...row, daysLeft: daysLeft(row.validUntil, today) }))
}
