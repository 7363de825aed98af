import { asc, eq } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { reportScope } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** The programs among the reports a viewer may see, by title: the choices of a list's filter. */
export async function reportProgramsSeenBy(viewer: Actor): Promise<{ id: string; title: string }[]> {
  return database()
    .selectDistinct({ id: programs.id, title: programs.title })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(reportScope(viewer))
    .orderBy(asc(programs.title), asc(programs.id))
}
