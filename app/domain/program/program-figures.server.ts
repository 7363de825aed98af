import { sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import { type Actor, isOperator } from '#kernel/actor.ts'
import { isOwn } from './program-scope.server.ts'
import { programs } from './program-tables.server.ts'

/** Programs by where they stand; `live` takes reports. */
export type ProgramFigures = {
  live: number
  paused: number
  review: number
  draft: number
  corrections: number
  rejected: number
  all: number
}

/** The numbers of a company's own programs, or for the platform team of all; zeros for everybody else. */
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
