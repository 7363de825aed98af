import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Horizon } from './horizon.tsx'
import type { NavItem } from './nav-item.ts'

type FooterProps = {
  brand: ReactNode
  about?: ReactNode | undefined
  columns: readonly { title: string; items: readonly NavItem[] }[]
  legal: ReactNode
  end?: ReactNode | undefined
}

/** The end of the public pages; the horizon closes it. */
export function Footer({ brand, about, columns, legal, end }: FooterProps) {
  return (
    <footer className="unprinted mt-16">
      <Horizon size="sm" />
      <div className="bg-surface">
        <div className="page grid gap-x-8 gap-y-8 py-12 xl:grid-cols-[2fr_7fr]">
          <div className="grid content-start gap-3">
            {brand}
            {about && <div className="max-w-xs text-ink-soft">{about}</div>}
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
            {columns.map((column) => (
              <div key={column.title}>
                <h2 className="mb-2 text-sm">{column.title}</h2>
                <ul className="grid">{column.items.map(footerLink)}</ul>
              </div>
            ))}
          </div>
        </div>
        <div className="page flex flex-wrap items-center justify-between gap-4 border-t border-line py-6 text-xs text-ink-soft">
          <div>{legal}</div>
          {end}
        </div>
      </div>
    </footer>
  )
}

function footerLink({ to, label }: NavItem) {
  return (
    <li key={to}>
      <Link
        to={to}
        className="flex min-h-11 items-center py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline md:min-h-8"
      >
        {label}
      </Link>
    </li>
  )
}
