import { ButtonLink } from '@cakrawala/ui/button-link'
import { useSearchParams } from 'react-router'

type ListFurtherProps = {
  /** Path of the list, already in the reader's language. */
  root: string
  /** Where the older ones begin; null at the end. */
  older: string | number | null
  words: { label: string; newest: string; older: string }
}

/** The next page of a list that is newest first, and back to its start. Filters stay. */
export function ListFurther({ root, older, words }: ListFurtherProps) {
  const [search] = useSearchParams()
  if (older === null && !search.has('before')) return null
  const to = (before: string | number | null) => {
    const query = new URLSearchParams(search)
    query.delete('before')
    query.delete('done')
    if (before !== null) query.set('before', String(before))
    return query.size > 0 ? `${root}?${query}` : root
  }
  return (
    <nav aria-label={words.label} className="flex flex-wrap justify-end gap-2">
      {search.has('before') && <ButtonLink to={to(null)}>{words.newest}</ButtonLink>}
      {older !== null && (
        <ButtonLink to={to(older)} rel="next">
          {words.older}
        </ButtonLink>
      )}
    </nav>
  )
}
