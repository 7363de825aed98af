import { boardPeriods, periodFrom } from '#domain/reward/board-period.ts'
import { leaderboard, yearsOfPoints } from '#domain/reward/leaderboard.server.ts'
import { pageFrom } from '#kernel/paging.ts'
import { leadToFirstPage } from '#web/http/first-page.ts'

/** The board an address asks for. @throws Refusal invalid_input for a period that is not offered (422) */
export async function boardOf(url: URL) {
  const years = await yearsOfPoints()
  const period = periodFrom(url.searchParams.getAll('period'), years)
  const board = await leaderboard({ period, page: pageFrom(url.searchParams.get('page')) })
  leadToFirstPage(board, url)
  return { board, period, periods: boardPeriods(years) }
}
