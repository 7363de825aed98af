import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'

type ListNextProps = {
  /** Path of the list, already in the reader's language. */
  root: string
  /** Name in the address of where a page begins, and the value of the next one. */
  name: 'after' | 'before'
  next: string | null
  words: { label: string; first: string; next: string }
}

/** The way on through a long list, and back to its start. Filters stay. */
export function ListNext({ root, name, next, words }: ListNextProps) {
  const [search] = useSearchParams()
  const to = (start: string | null) => {
    const query = new URLSearchParams(search)
    query.delete(name)
    if (start) query.set(name, start)
    return query.size > 0 ? `${root}?${query}` : root
  }
  if (!next && !search.has(name)) return null
  return (
    <nav aria-label={words.label} className="flex flex-wrap justify-between gap-3">
      {search.has(name) ? (
        <Button to={to(null)} variant="quiet">
          {words.first}
        </Button>
      ) : (
        <span />
      )}
      {next && <Button to={to(next)}>{words.next}</Button>}
    </nav>
  )
}
