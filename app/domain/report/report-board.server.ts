import { orderOf } from '@cakrawala/paging/list-order'
import { and, type SQL, sql } from 'drizzle-orm'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { count } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { inColumn } from './board-columns.server.ts'
import { type BoardColumn, boardColumns, mostCards } from './report-board.ts'
import { narrowedTo, type ReportFilters } from './report-filter.server.ts'
import { reportLines as lines } from './report-line-tables.server.ts'
import { linesAt, wordsOf } from './report-list.server.ts'
import { orderFor } from './report-order.server.ts'
import { lineScope } from './report-scope.server.ts'
import { idsOfWords } from './report-search.server.ts'
import { reportLine } from './report-view.ts'

/** A column: all its reports counted, and the first of them. */
export const boardColumn = z.object({
  column: z.enum(boardColumns),
  total: count,
  rows: z.array(reportLine),
})
export type BoardColumnView = z.infer<typeof boardColumn>

/** The reports a viewer may see by how far they came, under the filters of a list and in its order. */
export async function boardOf(viewer: Actor, filters: ReportFilters): Promise<BoardColumnView[]> {
  const words = wordsOf(filters)
  const among = filters.among && sql`${lines.reportId} = ANY (${sql.param([...filters.among])}::uuid[])`
  const found = words === '' ? undefined : sql`${lines.reportId} IN (${idsOfWords(viewer, words)})`
  const where = and(lineScope(viewer), ...narrowedTo(viewer, filters), among, found)
  const order = orderOf(orderFor(viewer, filters.sort ?? 'mine_first', filters.reversed))
  const [totals, places] = await Promise.all([totalsOf(where), firstOf(where, order)])
  const shown = await linesAt(viewer, places)
  return boardColumns.map((column) => ({
    ...{ column, total: totals[column] },
    rows: shown.filter(({ place }) => place === column).map(({ place: _, ...line }) => line),
  }))
}

async function totalsOf(where: SQL | undefined): Promise<Record<BoardColumn, number>> {
  const counts = boardColumns.map(
    (column) =>
      sql`(SELECT count(*)::int FROM ${lines} WHERE ${and(where, inColumn(column))}) AS ${sql.identifier(column)}`,
  )
  const answer = await database().execute<Record<BoardColumn, number>>(
    sql`SELECT ${sql.join(counts, sql`, `)}`,
  )
  return answer.rows[0]!
}

async function firstOf(
  where: SQL | undefined,
  order: readonly SQL[],
): Promise<{ id: string; place: BoardColumn }[]> {
  const parts = boardColumns.map(
    (column) => sql`(SELECT ${lines.reportId} AS id, ${sql.raw(`'${column}'`)} AS place FROM ${lines}
      WHERE ${and(where, inColumn(column))} ORDER BY ${sql.join([...order], sql`, `)} LIMIT ${mostCards})`,
  )
  const answer = await database().execute<{ id: string; place: BoardColumn }>(
    sql.join(parts, sql` UNION ALL `),
  )
  return answer.rows
}
