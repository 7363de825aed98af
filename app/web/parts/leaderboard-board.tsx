import type { Page } from '@cakrawala/paging/paging'
import { Avatar } from '@cakrawala/ui/avatar'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Pager } from '@cakrawala/ui/pager'
import { type Column, Table } from '@cakrawala/ui/table'
import { Tabs } from '@cakrawala/ui/tabs'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import type { BoardPeriod } from '#domain/reward/board-period.ts'
import type { BoardRow } from '#domain/reward/leaderboard.server.ts'
import { leaderboardWords } from '#i18n/leaderboard.ts'
import { L, usePath, useWords } from './locale.tsx'

type Props = {
  board: Page<BoardRow>
  /** Null where the address asks for a period that is not offered. */
  period: BoardPeriod | null
  periods: readonly BoardPeriod[]
  /** Where the board lives: `/leaderboard` or `/bughunter/leaderboard`. */
  place: string
  /** The reader's own name, whose row is marked. */
  own?: string | undefined
}

/** The ranking of a period with its filters; the public page and the bughunters' page show the same. */
export function LeaderboardBoard({ board, period, periods, place, own }: Props) {
  const words = useWords(leaderboardWords)
  const path = usePath()
  const label = (one: BoardPeriod) =>
    one === 'all' || one === 'month' || one === 'december' ? words[one] : one
  return (
    <div className="grid gap-4">
      <Tabs
        label={words.periods}
        items={periods.map((one) => ({
          to: path(one === 'all' ? place : `${place}?period=${one}`),
          label: label(one),
          current: one === period,
        }))}
      />
      <BoardTable rows={board.rows} own={own} place={place} period={period} />
      <Pager
        page={board.page}
        pages={board.pages}
        pageTo={(page) => path(`${place}?period=${period}&page=${page}`)}
        label={words.pages.label}
        previousLabel={words.pages.previous}
        nextLabel={words.pages.next}
        summary={words.pages.summary({ total: board.total })}
      />
      <p className="max-w-[53ch] text-xs text-ink-soft">{words.rules}</p>
    </div>
  )
}

type TableProps = {
  rows: readonly BoardRow[]
  own: string | undefined
  place: string
  period: BoardPeriod | null
}

function BoardTable({ rows, own, place, period }: TableProps) {
  const words = useWords(leaderboardWords)
  const path = usePath()
  const told = period === null ? words.unknown : words.empty
  return (
    <Table
      caption={words.title}
      rows={rows}
      rowKey={({ username }) => username}
      empty={
        <EmptyState
          title={told.title}
          action={period !== 'all' && <ButtonLink to={path(place)}>{words.emptyAction}</ButtonLink>}
        >
          {told.text}
        </EmptyState>
      }
      columns={useColumns(own)}
    />
  )
}

function Rank({ rank }: { rank: number }) {
  const look = rank <= 3 ? 'bg-fajar-tint text-fajar-text' : 'text-ink-soft'
  return (
    <span
      className={`inline-grid place-items-center rounded-sm font-semibold tabular-nums md:min-w-8 md:px-1 ${rank <= 3 ? 'min-w-8 px-1' : ''} ${look}`}
    >
      {rank}
    </span>
  )
}

function useColumns(own: string | undefined): Column<BoardRow>[] {
  const words = useWords(leaderboardWords)
  return [
    { key: 'rank', header: words.rank, cell: ({ rank }) => <Rank rank={rank} /> },
    {
      key: 'name',
      header: words.name,
      main: true,
      cell: ({ username, picture }) => (
        <span className="inline-flex items-center gap-2 align-middle">
          <Avatar name={username} src={pictureAddress(picture)} size="sm" />
          <L
            to={`/${username}`}
            className={`text-samudra-text underline-offset-4 ${username === own ? 'underline' : 'hover:underline'}`}
          >
            {username}
          </L>
          {username === own && <span className="text-xs text-ink-soft">({words.you})</span>}
        </span>
      ),
    },
    { key: 'points', header: words.points, numeric: true, cell: ({ total }) => <strong>{total}</strong> },
    { key: 'valid', header: words.vulnerabilities, numeric: true, cell: ({ valid }) => valid },
    { key: 'severe', header: words.severe, numeric: true, cell: ({ severe }) => severe },
    {
      key: 'ratio',
      header: words.ratio,
      numeric: true,
      cell: ({ validRatio }) =>
        validRatio === null ? (
          <span className="text-ink-soft" title={words.noRatio}>
            <span aria-hidden>–</span>
            <span className="sr-only">{words.noRatio}</span>
          </span>
        ) : (
          `${Math.round(validRatio * 100)}%`
        ),
    },
  ]
}
