import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageWindow } from './page-window.ts'

type PagerProps = {
  page: number
  pages: number
  /** The address of a page, 1-based. */
  pageTo: (page: number) => string
  label: string
  previousLabel: string
  nextLabel: string
  summary?: ReactNode | undefined
}

const place = 'grid size-11 max-md:w-10 place-items-center rounded font-medium tabular-nums md:size-8'

/** Links to the other pages of a list; only the summary when there is one page. */
export function Pager({ page, pages, pageTo, label, previousLabel, nextLabel, summary }: PagerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-ink-soft">
      <p className="tabular-nums">{summary}</p>
      {pages > 1 && (
        <nav aria-label={label} className="unprinted -mx-2 flex max-w-full items-center">
          {page > 1 && arrowLink(pageTo(page - 1), 'prev', previousLabel)}
          <ol className="flex items-center">
            {pageWindow(page, pages).map((number, index) => (
              <li
                key={number ?? `gap ${index}`}
                className={isForWide(number, page, pages) ? 'max-md:hidden' : undefined}
              >
                {pageLink(number, page, pageTo)}
              </li>
            ))}
          </ol>
          {page < pages && arrowLink(pageTo(page + 1), 'next', nextLabel)}
        </nav>
      )}
    </div>
  )
}

/** A phone fits five numbers: of more, only those that are always named. */
function isForWide(number: number | null, page: number, pages: number): boolean {
  return pages > 5 && number !== null && ![1, page, pages].includes(number)
}

function arrowLink(to: string, rel: 'prev' | 'next', label: string) {
  const Arrow = rel === 'prev' ? ChevronLeft : ChevronRight
  return (
    <Link to={to} rel={rel} aria-label={label} className={`${place} hover:bg-sunk`}>
      <Arrow aria-hidden className="size-4" />
    </Link>
  )
}

function pageLink(number: number | null, page: number, pageTo: (page: number) => string) {
  if (number === null) return <span className={`${place} w-6 md:w-6`}>…</span>
  const current = number === page
  return (
    <Link
      to={pageTo(number)}
      aria-current={current ? 'page' : undefined}
      className={`${place} ${current ? 'bg-samudra-tint text-samudra-text' : 'hover:bg-sunk hover:text-ink'}`}
    >
      {number}
    </Link>
  )
}
