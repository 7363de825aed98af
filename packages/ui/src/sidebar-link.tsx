import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { NavItem } from './nav-item.ts'
import type { SidebarItem } from './sidebar.tsx'

/** One place of the dashboard, with the places inside it. */
export function SidebarLink({ to, label, icon, count, end, items }: SidebarItem) {
  const { pathname } = useLocation()
  return (
    <li>
      <NavLink to={to} end={end ?? false} className="sidebar-link [&>svg]:size-5 [&>svg]:shrink-0">
        {icon}
        <span>{label}</span>
        <Count>{count}</Count>
      </NavLink>
      {items && (
        <ul className="sidebar-sub gap-1 border-line">
          {items.map((item) => (
            <li key={item.to}>
              <NavLink to={item.to} end={item.end ?? isOver(item, items, pathname)} className="sidebar-link">
                <span>{item.label}</span>
                <Count>{item.count}</Count>
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Count({ children }: { children: ReactNode }) {
  if (children === undefined || children === null) return null
  return (
    <span className="sidebar-count rounded-sm bg-neutral-tint px-1 text-xs font-semibold text-ink-soft tabular-nums">
      {children}
    </span>
  )
}

/** Whether the page is in a neighbour below this place: then that one is open, not both. */
function isOver({ to }: NavItem, neighbours: readonly NavItem[], pathname: string): boolean {
  return neighbours.some((one) => one.to.startsWith(`${to}/`) && `${pathname}/`.startsWith(`${one.to}/`))
}
