import { Link, useSearchParams } from 'react-router'
import { useParts } from './parts-context.ts'

/** The address of the same list with something changed; where it goes on (`start`), and news of an act, are left behind. */
export function useListAddress(start = 'from'): (change: Record<string, string>) => string {
  const [search] = useSearchParams()
  return (change) => {
    const query = new URLSearchParams(search)
    for (const name of ['done', start, 'page']) query.delete(name)
    for (const [name, value] of Object.entries(change)) query.set(name, value)
    return `?${query}`
  }
}

/** How many rows of a list are on a page; nothing where all fit anyway. */
export function ListSizes({ size, total }: { size: number; total: number }) {
  const { sizes, tableSizes } = useParts().lists
  const address = useListAddress()
  if (total <= tableSizes[0]!) return null
  return (
    <nav aria-label={sizes} className="unprinted flex items-center text-ink-soft">
      {tableSizes.map((one) => (
        <Link
          key={one}
          to={address({ size: String(one) })}
          aria-current={one === size ? 'true' : undefined}
          aria-label={`${sizes}: ${one}`}
          className={`grid size-11 place-items-center rounded font-medium tabular-nums md:size-8 ${
            one === size ? 'bg-samudra-tint text-samudra-text' : 'hover:bg-sunk hover:text-ink'
          }`}
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}
