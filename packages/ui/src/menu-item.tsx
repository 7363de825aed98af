import type { ReactNode } from 'react'
import { Link } from 'react-router'

type MenuItemProps = { to: string; icon?: ReactNode | undefined; children: ReactNode }

/** One link of a Menu. */
export function MenuItem({ to, icon, children }: MenuItemProps) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center gap-3 rounded px-3 hover:bg-sunk md:min-h-9 [&>svg]:size-4 [&>svg]:text-ink-soft"
    >
      {icon}
      {children}
    </Link>
  )
}
