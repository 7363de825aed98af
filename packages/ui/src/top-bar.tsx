import type { ReactNode } from 'react'
import { DrawerOpen } from './drawer-open.tsx'

type TopBarProps = {
  menuLabel: string
  /** The id of the Sidebar. */
  menu?: string | undefined
  start?: ReactNode | undefined
  end?: ReactNode | undefined
}

/** The bar above a dashboard: where one is, and who. */
export function TopBar({ menuLabel, menu = 'sidebar', start, end }: TopBarProps) {
  return (
    <header className="unprinted sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-surface px-2 md:px-6">
      <DrawerOpen drawer={menu} label={menuLabel} className="md:hidden" />
      <div className="flex min-w-0 flex-1 items-center gap-3">{start}</div>
      <div className="flex items-center gap-1">{end}</div>
    </header>
  )
}
