import { ButtonLink } from '@cakrawala/ui/button-link'
import { useSearchParams } from 'react-router'
import type { Ways } from './list-page.ts'
import { ListSizes, useListAddress } from './list-sizes.tsx'
import { type CountedThing, useParts } from './parts-context.ts'

type ListFootProps = Ways & {
  /** How many rows there are, where they are counted, and how far. */
  total?: number
  counted?: number
  /** What is counted; rows where it is left out. */
  things?: CountedThing | undefined
  /** Rows of a page; left out where readers do not choose. */
  size?: number | undefined
  /** On a page of several lists: the name of its cursor in the address, and the id of its element. */
  at?: { start: string; id: string } | undefined
  /** What the list is called, on a page of several. */
  label?: string | undefined
}

/** Whether nothing comes before or after what a page shows of a list. */
export function isWhole({ next, prev }: Ways): boolean {
  return next === null && prev === null
}

/** Below a list by keys: how much there is, how much of it at a time, and the ways on and back. Filters stay. */
export function ListFoot({ total, counted, things, next, prev, size, at, label }: ListFootProps) {
  const words = useParts().lists
  const most = counted ?? words.countedMost
  const [search] = useSearchParams()
  const start = at?.start ?? 'from'
  const address = useListAddress(start)
  const to = (from: string | null) =>
    `${address(from === null ? {} : { [start]: from })}${at ? `#${at.id}` : ''}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-soft">
      {total !== undefined && (
        <p className="tabular-nums">
          {total > most
            ? words.more({ total: most })
            : (things ? words.counts[things] : words.total)({ total })}
        </p>
      )}
      {total !== undefined && size !== undefined && <ListSizes size={size} total={total} />}
      {(next !== null || prev !== null || search.has(start)) && (
        <nav
          aria-label={label ? `${label}: ${words.pages}` : words.pages}
          className="unprinted flex flex-wrap gap-2"
        >
          {search.has(start) && <ButtonLink to={to(null)}>{words.first}</ButtonLink>}
          {prev !== null && (
            <ButtonLink to={to(prev)} rel="prev">
              {words.prev}
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={to(next)} rel="next">
              {words.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}
