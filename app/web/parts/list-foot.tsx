import { useSearchParams } from 'react-router'
import { listWords } from '#i18n/lists.ts'
import { countedMost, type Piece } from '#kernel/paging.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { ListSizes, useListAddress } from './list-sizes.tsx'
import { useWords } from './locale.tsx'

/** Below a list by keys: how much there is, how much of it at a time, and the way on. Filters stay. */
export function ListFoot({
  total,
  counted = countedMost,
  next,
  size,
}: Omit<Piece<unknown>, 'rows'> & { size: number }) {
  const words = useWords(listWords)
  const [search] = useSearchParams()
  const address = useListAddress()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-soft">
      <p className="tabular-nums">
        {total > counted ? words.more({ total: counted }) : words.total({ total })}
      </p>
      <ListSizes size={size} total={total} />
      {(next !== null || search.has('from')) && (
        <nav aria-label={words.pages} className="unprinted flex gap-2">
          {search.has('from') && <ButtonLink to={address({})}>{words.first}</ButtonLink>}
          {next !== null && <ButtonLink to={address({ from: next })}>{words.next}</ButtonLink>}
        </nav>
      )}
    </div>
  )
}
