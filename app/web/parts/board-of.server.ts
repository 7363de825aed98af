import { leadToFirstPage } from '@cakrawala/page-server/first-page'
import { type Page, pageFrom, pageOf } from '@cakrawala/paging/paging'
import { boardPeriods, periodIn } from '#domain/reward/board-period.ts'
import {
  type BoardRow,
  boardSize,
  leaderboard,
  leaderboardWith,
  standingOf,
  yearsOfPoints,
} from '#domain/reward/leaderboard.server.ts'

/**
 * The board an address asks for. A period that is not offered has none (422), and the page shows what is
 * offered.
 * @param reader a bughunter whose own rank belongs to it
 */
export async function boardOf(url: URL, reader?: string) {
  const years = await yearsOfPoints()
  const periods = boardPeriods(years)
  const period = periodIn(url.searchParams.getAll('period'), years)
  if (period === null)
    return { board: emptyBoard, period, periods, standing: reader ? await standingOf(reader) : null }
  const wanted = { period, page: pageFrom(url.searchParams.get('page')) }
  const shown = reader
    ? await leaderboardWith(reader, wanted)
    : { board: await leaderboard(wanted), standing: null }
  leadToFirstPage(shown.board, url)
  return { ...shown, period, periods }
}

const emptyBoard: Page<BoardRow> = pageOf([], 0, 1, boardSize)
