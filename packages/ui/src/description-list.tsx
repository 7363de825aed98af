import type { ReactNode } from 'react'

type Description = { term: ReactNode; value: ReactNode; key?: string | undefined }
type DescriptionListProps = { items: readonly Description[]; columns?: 1 | 2 | 3 | undefined }

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } as const

/** Facts as pairs: the term small above its value. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={`grid gap-x-8 gap-y-3 ${grids[columns]}`}>
      {items.map(({ term, value, key }, index) => (
        <div key={key ?? index} className="min-w-0">
          <dt className="text-xs text-ink-soft">{term}</dt>
          <dd className="min-w-0 break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
