import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany, type Person } from '#kernel/actor.ts'
import { programTitle } from './program-title.server.ts'
import { reportScope } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** As many as a filter can offer; reports of others are found by their program's page, or by search. */
const mostChoices = 300

/** The programs among the reports a viewer may see, by title: the choices of a list's filter, at most `mostChoices`. */
export async function reportProgramsSeenBy(viewer: Actor): Promise<{ id: string; title: string }[]> {
  if (isBughunter(viewer)) return ownPrograms(viewer)
  const seen = sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.programId} = ${programs.id} AND ${reportScope(viewer)} OFFSET 0)`
  // Without the company PostgreSQL would ask at each program there is.
  const ofCompany = isCompany(viewer) ? eq(programs.companyId, viewer.companyId) : undefined
  return database()
    .select({ id: programs.id, title: programs.title })
    .from(programs)
    .where(and(ofCompany, seen))
    .orderBy(asc(programs.title), asc(programs.id))
    .limit(mostChoices)
}

/**
 * The person who may not know of a program any more reads the title of their newest report to it, as in the list itself
 * (PRG-03).
 */
async function ownPrograms(viewer: Person): Promise<{ id: string; title: string }[]> {
  const rows = await database()
    .selectDistinctOn([reports.programId], { id: programs.id, title: programTitle(viewer) })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(reportScope(viewer))
    .orderBy(asc(reports.programId), desc(reports.createdAt))
    .limit(mostChoices)
  return rows.toSorted((one, other) => one.title.localeCompare(other.title, 'id'))
}
