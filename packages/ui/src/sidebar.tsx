import { type ReactNode, useRef } from 'react'
import { DrawerClose } from './drawer-close.tsx'
import type { NavItem } from './nav-item.ts'
import { SidebarLink } from './sidebar-link.tsx'
import { SidebarToggle } from './sidebar-toggle.tsx'
import { useCurrentEntry } from './use-current-entry.ts'
import { useDrawer } from './use-drawer.ts'

export type SidebarItem = NavItem & {
  icon: ReactNode
  items?: readonly NavItem[] | undefined
}

type SidebarProps = {
  id?: string | undefined
  label: string
  brand: ReactNode
  items: readonly SidebarItem[]
  /** As remembered by the cookie `sidebar`, so that the first paint is already right. */
  collapsed?: boolean | undefined
  collapseLabel: string
  closeLabel: string
  footer?: ReactNode | undefined
}

/** The menu of a dashboard: 14rem, 6.5rem when collapsed, a drawer under 768 px; all of it without scripts. */
export function Sidebar({ id = 'sidebar', label, brand, items, collapsed, footer, ...labels }: SidebarProps) {
  const drawer = useRef<HTMLElement>(null)
  useDrawer(drawer)
  const list = useCurrentEntry(drawer)
  return (
    <nav ref={drawer} id={id} popover="auto" aria-label={label} className="sidebar">
      <div className="sidebar-head h-14 shrink-0 border-b border-line px-4">
        {brand}
        <DrawerClose drawer={id} label={labels.closeLabel} className="md:hidden" />
      </div>
      <ul ref={list} className="grid flex-1 content-start gap-1 overflow-y-auto p-2">
        {items.map((item) => (
          <SidebarLink key={item.to} {...item} />
        ))}
      </ul>
      {footer && <div className="sidebar-foot border-t border-line p-4">{footer}</div>}
      <SidebarToggle label={labels.collapseLabel} collapsed={collapsed ?? false} />
    </nav>
  )
}
