import { isId } from '@cakrawala/ids/ids'
import { and, eq } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { reportScope } from './report-scope.server.ts'
import { reports } from './report-tables.server.ts'

/** `{hash}/{id}` of a report this viewer may see, for addresses that have its id alone; null for all others. */
export async function reportPathSeenBy(viewer: Actor, id: string | undefined): Promise<string | null> {
  if (!isId(id)) return null
  const [row] = await database()
    .select({ hash: reports.hash })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(and(eq(reports.id, id), reportScope(viewer)))
  return row ? `${row.hash}/${id}` : null
}
