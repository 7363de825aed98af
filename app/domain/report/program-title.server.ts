import { type SQL, sql } from 'drizzle-orm'
import { seenBy } from '#domain/program/program-scope.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { reports } from './report-tables.server.ts'

/**
 * A column of reports joined with their programs: the program's title. The person who may not know of the program any
 * more reads the title their report was made under: a later one is news of a private program (PRG-03).
 */
export function programTitle(viewer: Actor): SQL<string> {
  return sql<string>`CASE WHEN ${seenBy(viewer)} THEN ${programs.title} ELSE coalesce(
    (SELECT made.policy ->> 'title' FROM ${programVersions} made
      WHERE made.program_id = ${reports.programId} AND made.version = ${reports.programVersion}), '') END`
}
