import { useListAddress } from '@cakrawala/page-parts/list-sizes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BoardColumnView } from '#domain/report/report-board.server.ts'
import { boardWords } from '#i18n/report-board.ts'
import { useWords } from '../../locale.tsx'
import { preloadMono } from '../../preloaded-fonts.ts'
import { ReportCard } from './report-card.tsx'
import { useCardKeys } from './use-card-keys.ts'

type Area = 'hello' | 'company'
type ReportBoardProps = {
  area: Area
  columns: readonly BoardColumnView[]
  /** Ids of those with news the reader has not read. */
  news: readonly string[]
  /** What marks their cards. */
  marker: ReactNode
}

/** Reports by how far they came, in columns one swipes through where they do not fit. */
export function ReportBoard({ area, columns, news, marker }: ReportBoardProps) {
  const words = useWords(boardWords)
  preloadMono()
  useCardKeys()
  return (
    <section
      aria-label={words.board}
      className="-mx-4 flex snap-x snap-mandatory scroll-px-4 items-start gap-3 overflow-x-auto px-4 pb-3 md:mx-0 md:snap-proximity md:scroll-px-0 md:px-0"
    >
      {columns.map((column) => (
        <Column key={column.column} area={area} column={column} news={news} marker={marker} />
      ))}
    </section>
  )
}

type ColumnProps = Omit<ReportBoardProps, 'columns'> & { column: BoardColumnView }

function Column({ area, column: { column, total, rows }, news, marker }: ColumnProps) {
  const words = useWords(boardWords)
  const address = useListAddress()
  const heading = `board-${column}`
  return (
    <section
      data-column={column}
      aria-labelledby={heading}
      className="grid min-h-48 w-[82vw] shrink-0 snap-start content-start gap-2 rounded bg-sunk p-2 sm:w-72 2xl:w-auto 2xl:min-w-60 2xl:flex-1"
    >
      <h2 id={heading} className="flex items-baseline gap-2 px-1 text-sm">
        {words.columns[column]}
        <span className="font-normal text-ink-soft tabular-nums">{total}</span>
      </h2>
      {rows.length === 0 && <p className="px-1 text-sm text-ink-soft">{words.nothing}</p>}
      <ul className="grid gap-2">
        {rows.map((line) => (
          <ReportCard key={line.id} area={area} line={line} marker={news.includes(line.id) && marker} />
        ))}
      </ul>
      {total > rows.length && (
        <Link
          to={address({ column, layout: 'list' })}
          className="inline-flex min-h-11 items-center px-1 text-sm font-semibold text-samudra-text hover:underline md:min-h-8"
        >
          {words.more({ count: total - rows.length })}
        </Link>
      )}
    </section>
  )
}
