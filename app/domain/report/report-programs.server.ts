import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { seenBy } from '#domain/program/program-scope.server.ts'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { database, type Tx } from '#infra/database.ts'
import { type Actor, isBughunter, isCompany, type Person } from '#kernel/actor.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { reportScope } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** As many as a filter can offer; reports of others are found by their program's page, or by search. */
const mostChoices = 300

export const reportProgram = z.object({ id: text, title: text })

/** The programs among the reports a viewer may see, by title: the choices of a list's filter, at most `mostChoices`. */
export async function reportProgramsSeenBy(viewer: Actor): Promise<z.infer<typeof reportProgram>[]> {
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

/**
 * Whether a report may be shown with the name of its program: public now, and public when the report was
 * sent. What was found while a program was private remains unnamed when the program opens.
 * @param p the program's row, and @param r the report's, as SQL names
 */
export function isProgramNamed(p: SQL, r: SQL): SQL<boolean> {
  return sql<boolean>`(${p}.visibility = 'public' AND NOT ${sentInPrivate(r)})`
}

/** Whether the version a report was sent under was for invited people only. */
function sentInPrivate(r: SQL): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT 1 FROM ${programVersions} sent WHERE sent.program_id = ${r}.program_id
    AND sent.version = ${r}.program_version AND sent.visibility = 'private')`
}

/**
 * A column of reports joined with their programs: the program's title. The person who may not know of the program any
 * more reads the title their report was made under: a later one is news of a private program (PRG-03).
 */
export function programTitle(viewer: Actor): SQL<string> {
  return sql<string>`CASE WHEN ${seenBy(viewer)} THEN ${programs.title} ELSE coalesce(
    (SELECT made.policy ->> 'title' FROM ${programVersions} made
      WHERE made.program_id = ${reports.programId} AND made.version = ${reports.programVersion}), '') END`
}

/** The assets in scope of one policy version; empty for a version there is not. */
export async function policyTargets(
  programId: string,
  version: number,
  tx: Pick<Tx, 'select'> = database(),
): Promise<string[]> {
  const [row] = await tx
    .select({ policy: programVersions.policy })
    .from(programVersions)
    .where(and(eq(programVersions.programId, programId), eq(programVersions.version, version)))
  return row?.policy.scope.map(({ target }) => target) ?? []
}
