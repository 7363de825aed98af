import type { ReactNode } from 'react'
import { Link } from 'react-router'

type StatTileProps = {
  label: string
  value: ReactNode
  hint?: ReactNode | undefined
  to?: string | undefined
  /** Two beside each other on phones: for words and numbers that are short. */
  small?: boolean | undefined
}

/** One number and what it counts. */
export function StatTile({ label, value, hint, to, small = false }: StatTileProps) {
  const basis = small ? 'basis-36 sm:basis-52' : 'basis-52'
  return (
    <div className={`relative flex min-w-0 grow ${basis} bg-surface p-4 has-[a:hover]:bg-sunk`}>
      <dl className="grid min-w-0 flex-1 self-start">
        <dt className="text-xs font-medium text-ink-soft">
          {to === undefined ? (
            label
          ) : (
            <Link to={to} className="after:absolute after:inset-0">
              {label}
            </Link>
          )}
        </dt>
        <dd className="text-xl font-semibold">{value}</dd>
        {hint && <dd className="text-xs text-ink-soft">{hint}</dd>}
      </dl>
    </div>
  )
}
