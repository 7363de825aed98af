import { boardPeriods, periodIn } from '#domain/reward/board-period.ts'
import { type BoardRow, boardSize, leaderboard, yearsOfPoints } from '#domain/reward/leaderboard.server.ts'
import { type Page, pageFrom, pageOf } from '#kernel/paging.ts'
import { leadToFirstPage } from '#web/http/first-page.ts'

/** The board an address asks for. A period that is not offered has none (422), and the page says what is offered. */
export async function boardOf(url: URL) {
  const years = await yearsOfPoints()
  const periods = boardPeriods(years)
  const period = periodIn(url.searchParams.getAll('period'), years)
  if (period === null) return { board: nobody, period, periods }
  const board = await leaderboard({ period, page: pageFrom(url.searchParams.get('page')) })
  leadToFirstPage(board, url)
  return { board, period, periods }
}

const nobody: Page<BoardRow> = pageOf([], 0, 1, boardSize)
