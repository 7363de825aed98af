import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { Link } from 'react-router'

type TableHeaderProps = {
  header: string
  numeric?: boolean | undefined
  hideHeader?: boolean | undefined
  width?: string | undefined
  wide?: boolean | undefined
  sortTo?: string | undefined
  sorted?: 'ascending' | 'descending' | undefined
}

/** The head of a column; with `sortTo` a link that sorts by it. */
export function TableHeader({
  header,
  numeric,
  hideHeader,
  width = '',
  wide,
  sortTo,
  sorted,
}: TableHeaderProps) {
  const Arrow = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={`${width} ${numeric ? 'num' : ''} ${wide ? 'max-xl:hidden' : ''}`.trim() || undefined}
    >
      {sortTo === undefined ? (
        <span className={hideHeader ? 'sr-only' : undefined}>{header}</span>
      ) : (
        <Link to={sortTo} className="inline-flex items-center gap-1 hover:text-ink" preventScrollReset>
          {header}
          <Arrow aria-hidden className="size-3" />
        </Link>
      )}
    </th>
  )
}
