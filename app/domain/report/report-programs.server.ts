import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany } from '#kernel/actor.ts'
import { reportScope } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** As many as a filter can offer; reports of others are found by their program's page, or by search. */
const mostChoices = 300

/** The programs among the reports a viewer may see, by title: the choices of a list's filter, at most `mostChoices`. */
export async function reportProgramsSeenBy(viewer: Actor): Promise<{ id: string; title: string }[]> {
  const seen = sql`EXISTS (SELECT 1 FROM ${reports} WHERE ${reports.programId} = ${programs.id} AND ${reportScope(viewer)} OFFSET 0)`
  return database()
    .select({ id: programs.id, title: programs.title })
    .from(programs)
    .where(and(among(viewer), seen))
    .orderBy(asc(programs.title), asc(programs.id))
    .limit(mostChoices)
}

/** Where they can be at all: without it PostgreSQL would ask at each program there is. */
function among(viewer: Actor): SQL | undefined {
  if (isCompany(viewer)) return eq(programs.companyId, viewer.companyId)
  if (!isBughunter(viewer)) return undefined
  return sql`${programs.id} IN (SELECT ${reports.programId} FROM ${reports} WHERE ${reportScope(viewer)})`
}
