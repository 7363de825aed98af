import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { isListed } from './program-scope.server.ts'
import { programs, programVersions } from './program-tables.server.ts'

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
