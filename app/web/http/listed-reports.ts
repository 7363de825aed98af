import { sizeFrom } from '@cakrawala/paging/paging'
import { boardWithNews, type Inbox, listReportsWithNews } from '#domain/notification/report-news.server.ts'
import type { Actor } from '#kernel/actor.ts'
import { reportFiltersOf } from './report-filters.ts'

type Listed = { size: number; list: Inbox; board: Awaited<ReturnType<typeof boardWithNews>> | null }

/** The reports an address asks for, as a list or, with `layout=board`, as a board; then the list counts alone. */
export async function listedReports(actor: Actor, { searchParams: asked }: URL): Promise<Listed> {
  const size = sizeFrom(asked.get('size'), 25)
  const { sort = 'mine_first', ...narrowed } = reportFiltersOf(asked)
  const filters = { ...narrowed, sort }
  if (asked.get('layout') !== 'board') {
    const list = await listReportsWithNews(actor, filters, { from: asked.get('from'), size })
    return { size, list, board: null }
  }
  const board = await boardWithNews(actor, filters)
  const total = board.columns.reduce((sum, column) => sum + column.total, 0)
  return { size, list: { rows: [], next: null, prev: null, total, news: [] }, board }
}
