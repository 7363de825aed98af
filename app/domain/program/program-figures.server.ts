import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { count } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { isOwn } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

/** Programs by state; `live` takes reports. */
export const programFigures = z.object({
  ...{
    live: count,
    paused: count,
    review: count,
    draft: count,
    corrections: count,
    rejected: count,
    all: count,
  },
})
export type ProgramFigures = z.infer<typeof programFigures>

/** The numbers of a company's own programs, or for the platform team of all; zeros for everyone else. */
export async function programFiguresFor(viewer: Actor): Promise<ProgramFigures> {
  const of = (status: string) => sql<number>`(count(*) FILTER (WHERE ${programs.status} = ${status}))::int`
  const [row] = await database()
    .select({
      live: of('accepted'),
      paused: of('paused'),
      review: of('review'),
      draft: of('draft'),
      corrections: of('corrections'),
      rejected: of('rejected'),
      all: sql<number>`count(*)::int`,
    })
    .from(programs)
    .where(isOperator(viewer) ? undefined : isOwn(viewer))
  return row!
}
