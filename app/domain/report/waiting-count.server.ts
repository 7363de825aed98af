import { askPrepared } from '@cakrawala/pg-access/prepared'
import { and, sql } from 'drizzle-orm'
import type { Actor } from '#kernel/actor.ts'
import { narrowedTo } from './report-filter.server.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { lineScope } from './report-scope.server.ts'

/** How many reports wait on a viewer: those of their list with `waiting=me`. @param most counted no further than one beyond */
export async function reportsWaitingOn(viewer: Actor, most: number): Promise<number> {
  const where = and(lineScope(viewer), ...narrowedTo(viewer, { waiting: 'me' }))
  const [row] = await askPrepared<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM ${lines} WHERE ${where} LIMIT ${most + 1}) waiting`,
  )
  return row!.total
}
