import ChevronDown from 'lucide-react/icons/chevron-down'
import { useRef } from 'react'
import { NavLink } from 'react-router'
import type { NavItem } from './nav-item.ts'
import { useDismiss } from './use-dismiss.ts'

export type NavGroup = {
  key: string
  label: string
  to?: string | undefined
  items?: readonly NavItem[] | undefined
}

const look =
  'flex min-h-11 items-center gap-1 rounded font-medium hover:text-samudra-text nav:px-3 nav:hover:bg-sunk'

/** One word of the public bar: a link, or a list that unfolds. */
export function PublicNavGroup({ label, to, items }: NavGroup) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismiss(details)
  if (to !== undefined || !items) {
    return (
      <li className="border-b border-line nav:border-0">
        <NavLink to={to ?? '/'} className={`${look} aria-[current=page]:text-samudra-text`}>
          {label}
        </NavLink>
      </li>
    )
  }
  return (
    <li className="border-b border-line nav:border-0">
      <details ref={details} name="public-menu" className="menu relative">
        <summary className={look}>
          <span className="flex-1">{label}</span>
          <ChevronDown aria-hidden className="menu-arrow size-4 text-ink-soft transition-transform" />
        </summary>
        <ul className="grid pb-2 nav:absolute nav:top-full nav:left-0 nav:z-40 nav:mt-2 nav:w-80 nav:rounded nav:border nav:border-line nav:bg-surface nav:p-2 nav:shadow-float">
          {items.map((item) => (
            <li key={item.to}>
              <NavLink
                to={item.to}
                end={item.end ?? false}
                className="grid min-h-11 content-center rounded px-3 py-2 hover:bg-sunk aria-[current=page]:text-samudra-text"
              >
                <span className="font-medium">{item.label}</span>
                {item.hint && <span className="text-xs text-ink-soft">{item.hint}</span>}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
