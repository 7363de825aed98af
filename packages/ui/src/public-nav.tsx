import { type ReactNode, useRef } from 'react'
import { DrawerClose } from './drawer-close.tsx'
import { DrawerOpen } from './drawer-open.tsx'
import { type NavGroup, PublicNavGroup } from './public-nav-group.tsx'
import { useDrawer } from './use-drawer.ts'

type PublicNavProps = {
  label: string
  brand: ReactNode
  menuLabel: string
  closeLabel: string
  groups: readonly NavGroup[]
  end?: ReactNode | undefined
}

const id = 'public-menu'

/** The bar above the public pages; under 1085 px its menus move into a drawer. Needs no script. */
export function PublicNav({ label, brand, menuLabel, closeLabel, groups, end }: PublicNavProps) {
  const drawer = useRef<HTMLElement>(null)
  useDrawer(drawer)
  return (
    <header className="unprinted sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page flex h-16 items-center justify-between gap-6">
        {brand}
        <nav ref={drawer} id={id} popover="auto" aria-label={label} className="public-menu">
          <div className="flex h-16 shrink-0 items-center justify-end px-2 nav:hidden">
            <DrawerClose drawer={id} label={closeLabel} className="" />
          </div>
          <ul className="grid content-start px-4 nav:flex nav:flex-1 nav:gap-1 nav:px-0">
            {groups.map((group) => (
              <PublicNavGroup {...group} key={group.key} />
            ))}
          </ul>
          <div className="grid gap-3 p-4 nav:flex nav:items-center nav:gap-2 nav:p-0">{end}</div>
        </nav>
        <DrawerOpen drawer={id} label={menuLabel} className="nav:hidden" />
      </div>
    </header>
  )
}
