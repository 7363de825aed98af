import { useListAddress } from '@cakrawala/page-parts/list-sizes'
import { Link, useSearchParams } from 'react-router'
import { boardWords } from '#i18n/report-board.ts'
import { useWords } from '../../locale.tsx'

const layouts = ['list', 'board'] as const

/** The same reports as a list or as a board; the address says which. */
export function LayoutLinks() {
  const words = useWords(boardWords).layouts
  const address = useListAddress()
  const isBoard = useSearchParams()[0].get('layout') === 'board'
  return (
    <nav aria-label={words.label} className="flex rounded border border-line-strong p-0.5 text-sm">
      {layouts.map((layout) => (
        <Link
          key={layout}
          to={address({ layout })}
          aria-current={isBoard === (layout === 'board') ? 'true' : undefined}
          className="inline-flex min-h-10 items-center rounded px-3 font-semibold aria-[current=true]:bg-samudra-tint aria-[current=true]:text-samudra-text md:min-h-8"
        >
          {words[layout]}
        </Link>
      ))}
    </nav>
  )
}
